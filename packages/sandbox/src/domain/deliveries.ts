import type { CandidateEvent } from "./events.ts";
import type { Instant } from "./time.ts";

interface Queued {
  readonly id: string;
  readonly organizationId: string;
  readonly candidateId: string;
  /** Earliest attempt, on the sandbox clock. */
  readonly dueAt: Instant;
  /** Journal entry that causes the next attempt: the queueing or the last replay. */
  readonly causeId?: string;
  /** Number of failures since queueing or the last replay. */
  readonly failures: number;
}

/** A mail in the queue; deleted after handover or withdrawal. */
export interface MailDelivery extends Queued {
  readonly kind: "mail";
  readonly state: "PENDING" | "HELD";
  readonly mailId: string;
}

/**
 * HELD: the endpoint is disabled, the last attempt failed, or the delivery comes from a snapshot. A replay resumes it.
 */
export const deliveryStates = ["PENDING", "DELIVERED", "HELD"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery of an event, kept after success with all attempts. */
export interface WebhookDelivery extends Queued {
  readonly kind: "webhook";
  readonly state: DeliveryState;
  readonly webhookId: string;
  readonly eventId: string;
  readonly createdAt: Instant;
  readonly attempts: readonly Attempt[];
  /** Set after the deletion of the candidate: a success deletes delivery and event, and responses are not kept. */
  readonly candidateDeleted?: true;
}

export type Delivery = MailDelivery | WebhookDelivery;

export interface Attempt {
  readonly at: Instant;
  readonly durationInMs: number;
  readonly status?: number;
  readonly body?: string;
  /** Reason of a missing response. */
  readonly failure?: "timeout" | "connection" | "address" | "document";
  readonly message?: string;
  /** Simulated by the control API; nothing was sent. */
  readonly simulated?: true;
}

/** @returns the same object if nothing matches */
export function withoutResponses(delivery: Delivery, isSelected: (text: string) => boolean): Delivery {
  if (delivery.kind === "mail") return delivery;
  const goes = (text: string | undefined) => text !== undefined && isSelected(text);
  if (!delivery.attempts.some(({ body, message }) => goes(body) || goes(message))) return delivery;
  const attempts = delivery.attempts.map(({ body, message, ...attempt }) => ({
    ...attempt,
    ...(body !== undefined && !goes(body) && { body }),
    ...(message !== undefined && !goes(message) && { message }),
  }));
  return { ...delivery, attempts };
}

export const KEPT_ATTEMPTS = 100;

/** Exclusive right to attempt a delivery. */
export interface Lease {
  readonly id: string;
  /** Machine clock, because the sandbox clock can move. */
  readonly until: Instant;
}

/** @returns the queue of an endpoint, or of an organization's mails */
export const laneOf = (delivery: Delivery): string =>
  delivery.kind === "mail" ? mailLane(delivery.organizationId) : delivery.webhookId;

export const mailLane = (organizationId: string): string => `mails of ${organizationId}`;

export const isMailLane = (lane: string): boolean => lane.startsWith("mails of ");

export function webhookDelivery(
  { organizationId, candidateId, id: eventId }: CandidateEvent,
  { id, webhookId, state }: Pick<WebhookDelivery, "id" | "webhookId" | "state">,
  now: Instant,
): WebhookDelivery {
  return {
    kind: "webhook",
    id,
    organizationId,
    candidateId,
    state,
    webhookId,
    eventId,
    createdAt: now,
    dueAt: now,
    failures: 0,
    attempts: [],
  };
}
