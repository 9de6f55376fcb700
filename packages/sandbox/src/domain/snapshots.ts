import type { Delivery } from "./deliveries.ts";
import type { Mail } from "./mails.ts";
import type { Instant } from "./time.ts";

/** The contents of an organization at one moment, under a name. */
export interface Snapshot {
  readonly id: string;
  readonly organizationId: string;
  /** No other snapshot of the organization has it. */
  readonly name: string;
  readonly createdAt: Instant;
  /** Whether candidates and people stay in it who are deleted later. */
  readonly keepsDeleted: boolean;
  /** How many entities it held of each collection when it was made. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Nothing leaves because of a restore: what waited may have left since the snapshot was made. */
export const heldBack = <Waiting extends Delivery>(delivery: Waiting): Waiting =>
  delivery.state === "PENDING" ? { ...delivery, state: "HELD" } : delivery;

/** A mail as `heldBack` leaves its delivery. */
export function heldBackMail(mail: Mail): Mail {
  if (mail.state !== "PENDING") return mail;
  const { nextAttemptAt: _, ...rest } = mail;
  return { ...rest, state: "HELD" };
}
