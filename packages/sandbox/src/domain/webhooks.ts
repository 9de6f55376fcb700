import { type Attempt, KEPT_ATTEMPTS, type WebhookDelivery } from "./deliveries.ts";
import { InvalidValueError } from "./errors.ts";
import type { ApiVersion } from "./keys.ts";
import { nextAttemptAt, type RetryOptions } from "./retries.ts";
import { DAY, type Instant } from "./time.ts";

export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  /** Plain text: it is sent with deliveries and shown to users. */
  readonly secret: string;
  /** Secrets that also sign deliveries until they expire. */
  readonly previousSecrets: readonly { readonly secret: string; readonly until: Instant }[];
  readonly apiVersion: Extract<ApiVersion, "v1" | "v2">;
  readonly createdAt: Instant;
  /** A disabled endpoint holds its deliveries. */
  readonly state: "ENABLED" | "DISABLED";
  readonly disabled?: { readonly at: Instant; readonly because: DisabledBecause };
  /** First failed attempt since the last success. */
  readonly failingSince?: Instant;
  /** Simulated outcome of the next attempts, set by the control API; nothing is sent. */
  readonly simulated?: SimulatedFailures;
}

/** GONE: status 410. FAILING: only failures for five days. REQUESTED: by the control API. */
type DisabledBecause = "GONE" | "FAILING" | "REQUESTED";

export interface SimulatedFailures {
  readonly left: number;
  readonly outcome: number | "timeout" | "connection";
}

export const FAILING_LIMIT = 5 * DAY;

const LONGEST_RETRY_AFTER = DAY;

/** @throws InvalidValueError naming `field` */
export function demandDeliverable(url: string, field: string): void {
  const { protocol = "", username, password } = URL.parse(url) ?? {};
  if (protocol !== "https:" && protocol !== "http:")
    throw new InvalidValueError(field, url, "must be an absolute URL that begins with https:// or http://");
  // HTTP clients reject URLs with a password.
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

/** Maximum number of valid secrets, each of which adds a signature to the header. */
export const MOST_SECRETS = 3;

/** Replaces the secret; drops the oldest one above the maximum. */
export const rotate = (webhook: Webhook, secret: string, until: Instant, now: Instant): Webhook => ({
  ...webhook,
  secret,
  previousSecrets: [{ secret: webhook.secret, until }, ...validSecrets(webhook, now)].slice(0, MOST_SECRETS - 1),
});

const validSecrets = ({ previousSecrets }: Webhook, now: Instant) =>
  previousSecrets.filter(({ until }) => until > now).slice(0, MOST_SECRETS - 1);

export const signingSecrets = (webhook: Webhook, now: Instant): string[] => [
  webhook.secret,
  ...validSecrets(webhook, now).map(({ secret }) => secret),
];

export interface WebhookRetryOptions extends RetryOptions {
  readonly retryAfterMs?: number | undefined;
}

interface Attempted {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
}

/** Removes the texts of responses, which may repeat the payload. */
const withoutTexts = ({ body: _, message: __, ...attempt }: Attempt): Attempt => attempt;

const isSuccess = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;

/**
 * Any status except 2xx is a failure with a scheduled retry. Holds the delivery after the last attempt; 410, or five
 * days of failures, disable the endpoint.
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
  const retryAfterAt = attempt.at + Math.min(retryAfterMs, LONGEST_RETRY_AFTER);
  return { delivery: { ...failed, dueAt: Math.max(planned, retryAfterAt) }, webhook: failing };
}

export const replay = (delivery: WebhookDelivery, { state }: Webhook, now: Instant): WebhookDelivery => ({
  ...delivery,
  state: state === "ENABLED" ? "PENDING" : "HELD",
  dueAt: now,
  failures: 0,
});
