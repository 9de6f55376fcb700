import type { Attempt, Delivery, WebhookDelivery } from "../domain/deliveries.ts";
import type { AttemptOutcome } from "../domain/journal.ts";
import { redact } from "../domain/redaction.ts";
import type { Transaction } from "../store/store.ts";
import type { Recorder, RecordOptions } from "./recorder.ts";

/**
 * A delivery that is queued is an entry; what an attempt makes of it is part of the attempt's entry; everything else, such as a replay,
 * is a change. Each delivery knows the entry that its next attempt is caused by.
 */
export function recordDeliveries(
  deliveries: Transaction["deliveries"],
  recorder: Recorder,
  { newId }: Pick<RecordOptions, "newId">,
): Transaction["deliveries"] {
  const { fields } = recorder.cause;
  const isAttempt = ({ id }: Pick<Delivery, "id">) => fields.kind === "attempt" && fields.subjectId === id;

  async function queue(delivery: Delivery): Promise<void> {
    const { id, organizationId, candidateId } = delivery;
    // The mail is an entry itself, and has this one delivery.
    if (delivery.kind === "mail") return deliveries.put({ causeId: delivery.mailId, ...delivery });
    await deliveries.put({ causeId: id, ...delivery });
    const operation = delivery.webhookId;
    const causeId = delivery.eventId;
    await recorder.write({ id, organizationId, kind: "delivery", operation, candidateId, subjectId: id, causeId });
  }

  return {
    ...deliveries,

    async put(delivery) {
      const { organizationId, candidateId, id } = delivery;
      const planted = recorder.plantedBy(organizationId, "deliveries");
      if (planted !== undefined) return deliveries.put({ causeId: planted, ...delivery });
      const before = await deliveries.get(organizationId, id);
      if (before === undefined) return queue(delivery);
      if (isAttempt(delivery)) {
        Object.assign(fields, outcomeOf(delivery));
        await recorder.writeCause(organizationId);
        return deliveries.put(delivery);
      }
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
        fields.attempt = { state: "DELIVERED" };
        await recorder.writeCause(organizationId);
      }
      return deliveries.delete(organizationId, id);
    },
  };
}

function outcomeOf(delivery: Delivery): Partial<Recorder["cause"]["fields"]> {
  const nextAttemptAt = delivery.state === "PENDING" ? { nextAttemptAt: delivery.dueAt } : {};
  if (delivery.kind === "mail") return { attempt: { state: delivery.state, failure: "refused", ...nextAttemptAt } };
  const attempt = delivery.attempts.at(-1);
  if (attempt === undefined) return { attempt: { state: delivery.state } };
  const { status, body, message } = attempt;
  const said = message ?? body;
  return {
    attempt: { ...attempted(delivery, attempt), ...nextAttemptAt },
    ...(status !== undefined && { status }),
    ...(said !== undefined && { details: { message: redact(said) } }),
  };
}

const attempted = ({ state }: WebhookDelivery, { durationInMs, failure, simulated }: Attempt): AttemptOutcome => ({
  state,
  durationInMs,
  ...(failure !== undefined && { failure }),
  ...(simulated && { simulated }),
});
