import type { Delivery } from "./deliveries.ts";
import type { Mail } from "./mails.ts";
import type { Instant } from "./time.ts";

export interface Snapshot {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly createdAt: Instant;
  /** Candidates and people deleted later stay. */
  readonly keepsDeleted: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

/** The original may already be sent. */
export const heldBack = <Held extends Delivery>(delivery: Held): Held =>
  delivery.state === "PENDING" ? { ...delivery, state: "HELD" } : delivery;

/** For the same reason as `heldBack`. */
export function heldBackMail(mail: Mail): Mail {
  if (mail.state !== "PENDING") return mail;
  const { nextAttemptAt: _, ...rest } = mail;
  return { ...rest, state: "HELD" };
}
