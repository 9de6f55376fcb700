import type { MailDelivery } from "../domain/deliveries.ts";
import { linkedAt, type Mail, type MailAttempt } from "../domain/mails.ts";
import type { Claimed } from "../service/deliveries.ts";
import { handOverMail, settleMailAttempt } from "../service/mails.ts";
import type { World } from "../service/world.ts";
import type { Pace } from "./allowances.ts";
import type { Unreachable, Unreached } from "./unreachable.ts";

/** Result of an attempt to hand a mail over to a server. */
export type SendResult = Omit<MailAttempt, "at"> & {
  /** Whether nobody was there: no connection came about, or no reply in time. */
  readonly unreached?: boolean;
};

/** Hands a mail over to a server. Resolves whatever happens. A signal ends the attempt. */
export type SendMail = (mail: Mail, stop: AbortSignal) => Promise<SendResult>;

export interface MailOptions {
  /** Absent: mails stay in the outbox, where people read them, and count as handed over when it is their turn. */
  readonly send?: SendMail | undefined;
  /** Milliseconds before each further attempt. */
  readonly schedule: readonly number[];
  /** Takes an attempt that failed, for the log. */
  readonly reportAttempt: (attempt: MailAttempt, delivery: MailDelivery) => void;
  readonly unreachable: Unreachable;
}

/** The server among receivers that are not reached. */
const SERVER = "mail server";

/** Attempts to hand over one mail, and settles its delivery. Rejects only when that cannot be stored. */
export type AttemptMail = (delivery: Claimed<MailDelivery>, signal: AbortSignal) => Promise<Pace>;

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
