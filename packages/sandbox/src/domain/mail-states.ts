import { KEPT_ATTEMPTS, type MailDelivery } from "./deliveries.ts";
import type { Mail, MailAttempt } from "./mails.ts";
import { nextAttemptAt, type RetryOptions } from "./retries.ts";
import type { Instant } from "./time.ts";

/** The mail is to leave, now or again. */
export const queued = (mail: Mail, now: Instant): Mail => ({ ...mail, state: "PENDING", nextAttemptAt: now });

export const handedOver = ({ nextAttemptAt: _, ...mail }: Mail, at: Instant): Mail => ({
  ...mail,
  state: "HANDED_OVER",
  handedOverAt: at,
});

/** The mail has lost its object before it was handed over. */
export const withdrawn = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "WITHDRAWN" });

const held = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "HELD" });

const isTaken = ({ status = 0 }: MailAttempt): boolean => status >= 200 && status < 300;

/** A refusal of the mail itself. One of the connection or of the login says nothing about the mail, whatever its status. */
const isFinal = ({ status = 0, failure }: MailAttempt): boolean => failure === undefined && status >= 500;

/** A mail and its delivery after an attempt. */
export interface AttemptedMail {
  readonly mail: Mail;
  /** Absent when the mail is handed over. */
  readonly delivery?: MailDelivery;
}

/**
 * A mail that is refused for good is held, and so is one whose last attempt by the schedule failed. Every other failure is tried again.
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
