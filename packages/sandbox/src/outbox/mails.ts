import type { MailDelivery } from "../domain/deliveries.ts";
import { linkedAt, type Mail, type MailAttempt } from "../domain/mails.ts";
import { handOverMail, settleMailAttempt } from "../service/mails.ts";
import type { World } from "../service/world.ts";
import type { AttemptMail, Unreachable, Unreached } from "./outbox.ts";

export type SendResult = Omit<MailAttempt, "at"> & {
  readonly unreached?: boolean;
};

export type SendMail = (mail: Mail, stop: AbortSignal) => Promise<SendResult>;

export interface MailOptions {
  /** Handover to a mail server; without it, mails stay in the outbox and count as handed over. */
  readonly send?: SendMail | undefined;
  readonly schedule: readonly number[];
  readonly reportAttempt: (attempt: MailAttempt, delivery: MailDelivery) => void;
  readonly unreachable: Unreachable;
}

/** Key of the mail server in `Unreachable`. */
const SERVER = "mail server";

/** Runs and records an attempt for one mail. Rejects only on store errors. */
export function createMailSender(world: World, options: MailOptions): AttemptMail {
  const { store, clocks, random } = world;
  const { send, schedule, reportAttempt, unreachable } = options;
  return async (delivery, signal) => {
    if (send === undefined) {
      await handOverMail(world, delivery);
      return "quick";
    }
    const mail = await store.mails.get(delivery.organizationId, delivery.mailId);
    if (mail === undefined || signal.aborted) return "quick";
    const owner = clocks.ownerOf(delivery.organizationId);
    const known = unreachable.of(owner, SERVER);
    const sent = known === undefined ? await send(linkedAt(world.links.origin, mail), signal) : undefined;
    if (sent?.failure !== undefined && signal.aborted) return "quick";
    if (sent !== undefined) unreachable.report(owner, SERVER, sent.unreached ? (sent as Unreached) : undefined);
    const { unreached: _, ...result } = sent ?? { durationInMs: 0, ...known };
    const attempt: MailAttempt = { at: clocks.of(delivery.organizationId).now(), ...result };
    if (attempt.failure !== undefined || (attempt.status ?? 0) >= 400) reportAttempt(attempt, delivery);
    await settleMailAttempt(world, delivery, attempt, { schedule, random });
    return sent?.failure === "timeout" ? "hung" : "quick";
  };
}
