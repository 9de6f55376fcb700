import type { CandidateEvent } from "./events.ts";
import { addresseeOf, type Mail } from "./mails.ts";
import type { Instant } from "./time.ts";

interface Queued {
  readonly id: string;
  readonly organizationId: string;
  /** Its subject: a candidate, or the person whom a mail invites into a team. */
  readonly candidateId: string;
  /** By the sandbox's clock; not attempted before. */
  readonly dueAt: Instant;
  /** The entry of the journal that causes its next attempt: it was queued, or replayed. */
  readonly causeId?: string;
  /** How often it has failed since it was queued, or replayed. */
  readonly failures: number;
}

/** A mail that is to leave the sandbox. It is deleted when it is settled: handed over, or withdrawn before. HELD: see `Mail`. */
export interface MailDelivery extends Queued {
  readonly kind: "mail";
  readonly state: "PENDING" | "HELD";
  readonly mailId: string;
}

/** HELD: its endpoint is disabled, its last attempt has failed, or it comes from a snapshot; it waits for a replay or for the endpoint. */
export const deliveryStates = ["PENDING", "DELIVERED", "HELD"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event on its way to one endpoint. It is kept when it is delivered, with every attempt. */
export interface WebhookDelivery extends Queued {
  readonly kind: "webhook";
  readonly state: DeliveryState;
  readonly webhookId: string;
  readonly eventId: string;
  readonly createdAt: Instant;
  /** Oldest first, the newest hundred. */
  readonly attempts: readonly Attempt[];
  /** The candidate is deleted: delivery and event are deleted once they are delivered, and responses are not kept. */
  readonly candidateDeleted?: true;
}

export type Delivery = MailDelivery | WebhookDelivery;

/** One attempt at a delivery. */
export interface Attempt {
  readonly at: Instant;
  readonly durationInMs: number;
  /** Of the receiver's response; absent when there was none. */
  readonly status?: number;
  /** Its first kilobyte. */
  readonly body?: string;
  /** Why there was no response. */
  readonly failure?: "timeout" | "connection" | "address" | "document";
  readonly message?: string;
  /** Whether the failure was ordered through the control API; nothing was sent then. */
  readonly simulated?: true;
}

/** The delivery without the responses and messages that a condition selects; the same object if it selects none. */
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

/** Attempts of a delivery that are kept. */
export const KEPT_ATTEMPTS = 100;

/** The right to attempt a delivery, which nobody else has meanwhile. */
export interface Lease {
  readonly id: string;
  /** By the machine's clock, since that of the sandbox can be moved. */
  readonly until: Instant;
}

/** Deliveries of one lane share a limit of attempts at a time: those to one endpoint, or the mails of one organization. */
export const laneOf = (delivery: Delivery): string =>
  delivery.kind === "mail" ? mailLane(delivery.organizationId) : delivery.webhookId;

export const mailLane = (organizationId: string): string => `mails of ${organizationId}`;

export const isMailLane = (lane: string): boolean => lane.startsWith("mails of ");

/** An assessment has one invitation, which can be withdrawn by it; feedback can be given several times. */
export const invitationDeliveryId = (assessmentId: string): string => `invitation:${assessmentId}`;

export function mailDelivery(mail: Mail, now: Instant): MailDelivery {
  return {
    kind: "mail",
    id: mailDeliveryId(mail),
    organizationId: mail.organizationId,
    candidateId: addresseeOf(mail),
    state: "PENDING",
    mailId: mail.id,
    dueAt: now,
    failures: 0,
  };
}

function mailDeliveryId({ id, kind, assessmentId = "" }: Mail): string {
  switch (kind) {
    case "INVITATION":
      return invitationDeliveryId(assessmentId);
    case "FEEDBACK":
      return `feedback:${id}`;
    case "TEAM_INVITATION":
      return `team-invitation:${id}`;
  }
}

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
