import type { DeliveryAttempt, Handlers, Delivery as Presented } from "@assessment-api/control/server";
import type { Attempt, WebhookDelivery } from "../../domain/deliveries.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getDelivery, listDeliveries, replayDelivery } from "../../service/deliveries.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

export const presentDelivery = (delivery: WebhookDelivery): Presented => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  eventId: delivery.eventId,
  candidateId: delivery.candidateId,
  state: delivery.state,
  creationDate: toTimestamp(delivery.createdAt),
  ...(delivery.state === "PENDING" && { nextAttemptDate: toTimestamp(delivery.dueAt) }),
  failures: delivery.failures,
  attempts: delivery.attempts.map(presentAttempt),
});

const presentAttempt = ({ at, durationInMs, status, body, failure, message, simulated }: Attempt): DeliveryAttempt => ({
  date: toTimestamp(at),
  durationInMs,
  ...(status !== undefined && { status }),
  ...(body !== undefined && { body }),
  ...(failure !== undefined && { failure }),
  ...(message !== undefined && { message }),
  simulated: simulated === true,
});

export function deliveryHandlers({ world }: Control) {
  return {
    async listDeliveries({ params, query }) {
      const { webhookId, candidateId, eventId, state: states, since } = query;
      const filter = {
        webhookId,
        candidateId,
        eventId,
        states,
        since: since === undefined ? undefined : Date.parse(since),
      };
      const page = await listDeliveries(world, params.id, filter, sliceOf(query));
      return { status: 200, body: presentPage(page, query, presentDelivery) };
    },

    async getDelivery({ params: { id, deliveryId } }) {
      return { status: 200, body: presentDelivery(await getDelivery(world, id, deliveryId)) };
    },

    async replayDelivery({ params: { id, deliveryId } }) {
      return { status: 202, body: presentDelivery(await replayDelivery(world, id, deliveryId)) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
