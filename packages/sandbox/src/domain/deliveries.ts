import type { Mail } from "./mails.ts";
import type { Instant } from "./time.ts";

/** A mail that is to leave the sandbox. It is deleted when it is settled: handed over, or withdrawn before. */
export interface Delivery {
  readonly id: string;
  readonly organizationId: string;
  readonly candidateId: string;
  readonly mailId: string;
  /** By the sandbox's clock; not attempted before. */
  readonly dueAt: Instant;
  /** How often it has failed. */
  readonly failures: number;
}

/** The right to attempt a delivery, which nobody else has meanwhile. */
export interface Lease {
  readonly id: string;
  /** By the machine's clock, since that of the sandbox can be moved. */
  readonly until: Instant;
}

/** An assessment has one invitation, which can be withdrawn by it; feedback can be given several times. */
export const invitationDeliveryId = (assessmentId: string): string => `invitation:${assessmentId}`;

export function newDelivery({ id, kind, organizationId, candidateId, assessmentId }: Mail, now: Instant): Delivery {
  return {
    id: kind === "INVITATION" ? invitationDeliveryId(assessmentId) : `feedback:${id}`,
    organizationId,
    candidateId,
    mailId: id,
    dueAt: now,
    failures: 0,
  };
}
