import { isAmong, sign } from "./signature.ts";
import { WebhookError } from "./webhook-error.ts";

/** Clock tolerance of signed deliveries. */
export interface VerifyOptions {
  /** Seconds in both directions; default 300. */
  readonly toleranceInSeconds?: number | undefined;
  /** Clock in milliseconds since 1970; default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

const TOLERANCE_IN_SECONDS = 300;
const STANDARD_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

/**
 * Authenticates a delivery by its signature (Standard Webhooks), or else by its secret. A valid signature suffices, as
 * during rotation.
 * @param body only called to check a signature
 * @throws {WebhookError} with status 401
 */
export async function checkAuthenticity(
  headers: Headers,
  body: () => Promise<Uint8Array<ArrayBuffer>>,
  secrets: readonly string[],
  secretHeader: string,
  options: VerifyOptions,
): Promise<void> {
  const { toleranceInSeconds = TOLERANCE_IN_SECONDS, now = Date.now } = options;
  if (!(toleranceInSeconds >= 0)) throw new TypeError("toleranceInSeconds must be 0 or more");
  const given = headers.get(secretHeader);
  if (given === null) throw new WebhookError("secret-missing", `the header ${secretHeader} is missing`);
  const holdsSecret = await isAmong(given, secrets);
  const wrongSecret = () => new WebhookError("secret-wrong", `the header ${secretHeader} does not hold the secret`);
  const [id, timestamp, signatures] = STANDARD_HEADERS.map((name) => headers.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  if (!id && !timestamp && !signatures) {
    if (!holdsSecret) throw wrongSecret();
    return;
  }
  const missing = STANDARD_HEADERS.find((name) => !headers.get(name));
  if (missing !== undefined)
    throw new WebhookError(
      "signature-missing",
      `the header ${missing} is missing, but other headers of a signature are present`,
    );
  checkTimestamp(timestamp, toleranceInSeconds, now());
  const signed = { id, timestamp, body: await body() };
  const due = await Promise.all(secrets.map((secret) => sign(secret, signed)));
  const all = signatures.split(" ");
  const matches = await Promise.all(due.map((one) => isAmong(one, all)));
  if (matches.includes(true)) return;
  throw holdsSecret
    ? new WebhookError("signature-wrong", "the header webhook-signature has no v1 signature of this body by the secret")
    : wrongSecret();
}

function checkTimestamp(timestamp: string, toleranceInSeconds: number, now: number): void {
  if (!/^[0-9]{1,12}$/.test(timestamp))
    throw new WebhookError("timestamp-invalid", "the header webhook-timestamp is not a time in seconds");
  const age = Math.floor(now / 1000) - Number(timestamp);
  if (!(Math.abs(age) <= toleranceInSeconds))
    throw new WebhookError(
      "timestamp-invalid",
      `the header webhook-timestamp is ${Math.abs(age)} seconds ${age > 0 ? "old" : "ahead"}, and ${toleranceInSeconds} are allowed`,
    );
}
