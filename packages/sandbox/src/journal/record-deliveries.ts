import type { Attempt, Delivery } from "../domain/deliveries.ts";
import type { MailAttempt } from "../domain/mails.ts";
import { redact } from "../domain/redaction.ts";
import type { Instant } from "../domain/time.ts";
import type { Change } from "../store/observer.ts";
import type { Transaction } from "../store/store.ts";
import type { CauseFields } from "./cause.ts";
import type { Recorder, RecordOptions } from "./recorder.ts";

/**
 * A delivery that is queued is an entry; what an attempt makes of it is part of the attempt's entry; everything else, such as a replay,
 * is a change. Each delivery knows the entry that its next attempt is caused by.
 */
export function createDeliveryRecorder(
  { mails }: Pick<Transaction, "mails">,
  recorder: Recorder,
  { newId }: Pick<RecordOptions, "newId">,
) {
  const isAttempt = (id: string) => {
    const { kind, subjectId } = recorder.cause().fields;
    return kind === "attempt" && subjectId === id;
  };
  const settled = (outcome: ReturnType<typeof outcomeOf>) => void Object.assign(recorder.cause().fields, outcome);

  /** A mail keeps its attempts, and is written before its delivery. */
  async function lastAttempt(delivery: Delivery): Promise<Attempt | MailAttempt | undefined> {
    if (delivery.kind === "webhook") return delivery.attempts.at(-1);
    return (await mails.get(delivery.organizationId, delivery.mailId))?.attempts.at(-1);
  }

  return {
    isAttempt,

    stamp<Item extends object>({ organizationId, id, before, after }: Change & { readonly after: Item }): Item {
      const planted = recorder.plantedBy(organizationId, "deliveries");
      if (planted !== undefined) return { causeId: planted, ...after };
      if (isAttempt(id)) return after;
      if (before !== undefined) return { ...after, causeId: newId("chg") };
      // A mail is an entry itself, and has this one delivery.
      const delivery = after as unknown as Delivery;
      return { causeId: delivery.kind === "mail" ? delivery.mailId : id, ...after };
    },

    async changed({ organizationId, id, before, after }: Change): Promise<void> {
      const delivery = after as Delivery | undefined;
      if (isAttempt(id)) {
        const former = before as Delivery | undefined;
        settled(
          delivery === undefined
            ? outcomeOf("DELIVERED", former && (await lastAttempt(former)))
            : outcomeOf(delivery.state, await lastAttempt(delivery), delivery.dueAt),
        );
        return recorder.writeCause(organizationId);
      }
      if (delivery === undefined || recorder.plants(organizationId)) return;
      const { candidateId, causeId = id } = delivery;
      const about = { organizationId, candidateId, subjectId: id };
      if (before !== undefined)
        return recorder.write({
          ...about,
          id: causeId,
          kind: "change",
          operation: "deliveries",
          change: { kind: "UPDATED" },
        });
      if (delivery.kind === "mail") return;
      const { webhookId: operation, eventId } = delivery;
      return recorder.write({ ...about, id, kind: "delivery", operation, causeId: eventId });
    },
  };
}

function outcomeOf(
  state: Delivery["state"],
  attempt: (Partial<Omit<Attempt, "failure">> & { readonly failure?: string }) | undefined,
  dueAt?: Instant,
): Partial<CauseFields> {
  const { status, body, message, durationInMs, failure, simulated } = attempt ?? {};
  const said = message ?? body;
  return {
    attempt: {
      state,
      ...(durationInMs !== undefined && { durationInMs }),
      ...(failure !== undefined && { failure }),
      ...(simulated && { simulated }),
      ...(state === "PENDING" && dueAt !== undefined && { nextAttemptAt: dueAt }),
    },
    ...(status !== undefined && { status }),
    ...(said !== undefined && { details: { message: redact(said) } }),
  };
}
