import { KEPT_ATTEMPTS, type MailDelivery } from "./deliveries.ts";
import type { Mail, MailAttempt } from "./mails.ts";
import { nextAttemptAt, type RetryOptions } from "./retries.ts";
import type { Instant } from "./time.ts";

/** Queues the mail for its first or a repeated attempt. */
export const queued = (mail: Mail, now: Instant): Mail => ({ ...mail, state: "PENDING", nextAttemptAt: now });

export const handedOver = ({ nextAttemptAt: _, ...mail }: Mail, at: Instant): Mail => ({
  ...mail,
  state: "HANDED_OVER",
  handedOverAt: at,
});

/** Marks a pending mail as obsolete. */
export const withdrawn = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "WITHDRAWN" });

const held = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "HELD" });

const isTaken = ({ status = 0 }: MailAttempt): boolean => status >= 200 && status < 300;

/** A permanent rejection of the mail. Connection and login failures are temporary, with any status. */
const isFinal = ({ status = 0, failure }: MailAttempt): boolean => failure === undefined && status >= 500;

export interface AttemptedMail {
  readonly mail: Mail;
  /** Absent after handover. */
  readonly delivery?: MailDelivery;
}

/**
 * Holds the mail after a permanent rejection or the last scheduled attempt. Schedules a retry after other
 * failures.
 */
export function afterMailAttempt(
  { mail, delivery }: Required<AttemptedMail>,
  attempt: MailAttempt,
  options: RetryOptions,
): AttemptedMail {
  const attempted = { ...mail, attempts: [...mail.attempts, attempt].slice(-KEPT_ATTEMPTS) };
  if (isTaken(attempt)) return { mail: handedOver(attempted, attempt.at) };
  const failures = delivery.failures + 1;
  const dueAt = isFinal(attempt) ? undefined : nextAttemptAt(attempt.at, failures, options);
  if (dueAt === undefined) return { mail: held(attempted), delivery: { ...delivery, failures, state: "HELD" } };
  return { mail: queued(attempted, dueAt), delivery: { ...delivery, failures, dueAt } };
}
