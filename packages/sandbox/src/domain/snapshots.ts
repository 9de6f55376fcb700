import type { Delivery } from "./deliveries.ts";
import type { Mail } from "./mails.ts";
import type { Instant } from "./time.ts";

export interface Snapshot {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly createdAt: Instant;
  /** Whether candidates and people that are deleted later stay in the snapshot. */
  readonly keepsDeleted: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

/** Holds a restored delivery, because the original may already have been sent. */
export const heldBack = <Held extends Delivery>(delivery: Held): Held =>
  delivery.state === "PENDING" ? { ...delivery, state: "HELD" } : delivery;

/** Holds a restored mail for the same reason. */
export function heldBackMail(mail: Mail): Mail {
  if (mail.state !== "PENDING") return mail;
  const { nextAttemptAt: _, ...rest } = mail;
  return { ...rest, state: "HELD" };
}
