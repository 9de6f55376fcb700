import { type Attempt, KEPT_ATTEMPTS, type WebhookDelivery } from "./deliveries.ts";
import { InvalidValueError } from "./errors.ts";
import type { ApiVersion } from "./keys.ts";
import { nextAttemptAt, type RetryOptions } from "./retries.ts";
import { DAY, type Instant } from "./time.ts";

/** An endpoint of the integrator that events are delivered to. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  /** Sent with each delivery, and shown to the integrator again, so it is stored as it is. */
  readonly secret: string;
  /** Earlier secrets, by which deliveries are signed as well until then. */
  readonly previousSecrets: readonly { readonly secret: string; readonly until: Instant }[];
  /** The version whose events and headers the endpoint understands. */
  readonly apiVersion: Extract<ApiVersion, "v1" | "v2">;
  readonly createdAt: Instant;
  /** Deliveries to a disabled endpoint are held until it is enabled again. */
  readonly state: "ENABLED" | "DISABLED";
  readonly disabled?: { readonly at: Instant; readonly because: DisabledBecause };
  /** When the first attempt failed since one succeeded. */
  readonly failingSince?: Instant;
  /** The outcome of the next attempts, ordered through the control API; nothing is sent then. */
  readonly simulated?: SimulatedFailures;
}

/** GONE: a response with the status 410. FAILING: every attempt failed for five days. REQUESTED: through the control API. */
export type DisabledBecause = "GONE" | "FAILING" | "REQUESTED";

export interface SimulatedFailures {
  readonly left: number;
  /** A status of a response, or why there is none. */
  readonly outcome: number | "timeout" | "connection";
}

/** An endpoint whose every attempt fails for so long is disabled. */
export const FAILING_LIMIT = 5 * DAY;

/** A receiver that asks for more with Retry-After waits no longer. */
const LONGEST_RETRY_AFTER = DAY;

/**
 * An address that requests can be sent to at all.
 * @throws InvalidValueError naming `field`
 */
export function demandDeliverable(url: string, field: string): void {
  const { protocol = "", username, password } = URL.parse(url) ?? {};
  if (protocol !== "https:" && protocol !== "http:")
    throw new InvalidValueError(field, url, "must be an absolute URL that begins with https:// or http://");
  // The secret authenticates a delivery, and no client of HTTP sends a URL with a password.
  if (username || password) throw new InvalidValueError(field, url, "must not contain a user name or a password");
}

export const disable = (webhook: Webhook, because: DisabledBecause, at: Instant): Webhook => ({
  ...webhook,
  state: "DISABLED",
  disabled: { at, because },
});

export const enable = ({ disabled: _, failingSince: __, ...webhook }: Webhook): Webhook => ({
  ...webhook,
  state: "ENABLED",
});

/** Secrets that a webhook has at a time: each signs every delivery, in one header. */
export const MOST_SECRETS = 3;

/** The old secret is valid beside the new one until then; the oldest goes where there would be too many. */
export const rotate = (webhook: Webhook, secret: string, until: Instant, now: Instant): Webhook => ({
  ...webhook,
  secret,
  previousSecrets: [{ secret: webhook.secret, until }, ...validSecrets(webhook, now)].slice(0, MOST_SECRETS - 1),
});

/** The newest first. */
const validSecrets = ({ previousSecrets }: Webhook, now: Instant) =>
  previousSecrets.filter(({ until }) => until > now).slice(0, MOST_SECRETS - 1);

/** The secrets that sign a delivery, the current one first. */
export const signingSecrets = (webhook: Webhook, now: Instant): string[] => [
  webhook.secret,
  ...validSecrets(webhook, now).map(({ secret }) => secret),
];

export interface WebhookRetryOptions extends RetryOptions {
  /** As the receiver asks for. */
  readonly retryAfterMs?: number | undefined;
}

/** A delivery and its endpoint after an attempt. */
export interface Attempted {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
}

/** Receivers may say in a response what they were sent. */
const withoutTexts = ({ body: _, message: __, ...attempt }: Attempt): Attempt => attempt;

const isSuccess = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;

/**
 * Any status but 2xx, and no response at all, is a failure: it is tried again by the schedule, each delay a tenth longer or shorter by
 * chance. After the last attempt the delivery is held. 410, or failures for five days, disable the endpoint.
 */
export function afterAttempt(
  { delivery, webhook }: Attempted,
  attempt: Attempt,
  { retryAfterMs = 0, ...options }: WebhookRetryOptions,
): Attempted {
  const kept = delivery.candidateDeleted ? withoutTexts(attempt) : attempt;
  const attempts = [...delivery.attempts, kept].slice(-KEPT_ATTEMPTS);
  const { failingSince = attempt.at, ...succeeding } = webhook;
  if (isSuccess(attempt)) return { delivery: { ...delivery, attempts, state: "DELIVERED" }, webhook: succeeding };
  const failures = delivery.failures + 1;
  const failed = { ...delivery, attempts, failures };
  const failing = { ...webhook, failingSince };
  const because = attempt.status === 410 ? "GONE" : attempt.at - failingSince >= FAILING_LIMIT ? "FAILING" : undefined;
  if (because !== undefined && webhook.state === "ENABLED")
    return { delivery: { ...failed, state: "HELD" }, webhook: disable(failing, because, attempt.at) };
  const planned = nextAttemptAt(attempt.at, failures, options);
  if (planned === undefined) return { delivery: { ...failed, state: "HELD" }, webhook: failing };
  const asked = attempt.at + Math.min(retryAfterMs, LONGEST_RETRY_AFTER);
  return { delivery: { ...failed, dueAt: Math.max(planned, asked) }, webhook: failing };
}

/** The delivery is attempted again from the beginning of the schedule, with what is known of earlier attempts. */
export const replay = (delivery: WebhookDelivery, { state }: Webhook, now: Instant): WebhookDelivery => ({
  ...delivery,
  state: state === "ENABLED" ? "PENDING" : "HELD",
  dueAt: now,
  failures: 0,
});
