import type { Attempt, Delivery } from "../domain/deliveries.ts";
import type { MailAttempt } from "../domain/mails.ts";
import { redact } from "../domain/redaction.ts";
import type { Instant } from "../domain/time.ts";
import { replacing } from "../store/lazily.ts";
import type { Transaction } from "../store/store.ts";
import type { CauseFields } from "./cause.ts";
import type { Recorder, RecordOptions } from "./recorder.ts";

/**
 * A delivery that is queued is an entry; what an attempt makes of it is part of the attempt's entry; everything else, such as a replay,
 * is a change. Each delivery knows the entry that its next attempt is caused by.
 */
export function recordDeliveries(
  { deliveries, mails }: Pick<Transaction, "deliveries" | "mails">,
  recorder: Recorder,
  { newId }: Pick<RecordOptions, "newId">,
): Transaction["deliveries"] {
  const isAttempt = ({ id }: Pick<Delivery, "id">) => {
    const { kind, subjectId } = recorder.cause().fields;
    return kind === "attempt" && subjectId === id;
  };
  const settled = (outcome: ReturnType<typeof outcomeOf>) => void Object.assign(recorder.cause().fields, outcome);

  /** A mail keeps its attempts itself, and is written before its delivery. */
  async function lastAttempt(delivery: Delivery): Promise<Attempt | MailAttempt | undefined> {
    if (delivery.kind === "webhook") return delivery.attempts.at(-1);
    return (await mails.get(delivery.organizationId, delivery.mailId))?.attempts.at(-1);
  }

  async function queue(delivery: Delivery): Promise<void> {
    const { id, organizationId, candidateId } = delivery;
    // The mail is an entry itself, and has this one delivery.
    if (delivery.kind === "mail") return deliveries.put({ causeId: delivery.mailId, ...delivery }, true);
    await deliveries.put({ causeId: id, ...delivery }, true);
    const operation = delivery.webhookId;
    const causeId = delivery.eventId;
    await recorder.write({ id, organizationId, kind: "delivery", operation, candidateId, subjectId: id, causeId });
  }

  return replacing(deliveries, {
    async put(delivery, isNew) {
      const { organizationId, candidateId, id } = delivery;
      const planted = recorder.plantedBy(organizationId, "deliveries");
      if (planted !== undefined) return deliveries.put({ causeId: planted, ...delivery }, isNew);
      if (!isNew && isAttempt(delivery)) {
        settled(outcomeOf(delivery.state, await lastAttempt(delivery), delivery.dueAt));
        await recorder.writeCause(organizationId);
        return deliveries.put(delivery);
      }
      if (isNew || (await deliveries.get(organizationId, id)) === undefined) return queue(delivery);
      const changeId = newId("chg");
      await deliveries.put({ ...delivery, causeId: changeId });
      await recorder.write({
        id: changeId,
        organizationId,
        kind: "change",
        operation: "deliveries",
        candidateId,
        subjectId: id,
        change: { kind: "UPDATED" },
      });
    },

    async delete(organizationId, id) {
      if (isAttempt({ id })) {
        const delivery = await deliveries.get(organizationId, id);
        settled(outcomeOf("DELIVERED", delivery && (await lastAttempt(delivery))));
        await recorder.writeCause(organizationId);
      }
      return deliveries.delete(organizationId, id);
    },
  });
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
