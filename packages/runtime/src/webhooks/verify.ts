import type { WebhookTable } from "./contract.ts";

/** Why a delivery was refused. */
export type WebhookErrorCode = "secret-missing" | "secret-wrong" | "media-type" | "body-malformed" | "event-invalid";

/** A delivery that must not be trusted; `message` says what is wrong and where, and never repeats a secret. */
export class WebhookError extends Error {
  override name = "WebhookError";
  readonly code: WebhookErrorCode;
  /** The status to respond with. */
  readonly status: 400 | 401 | 415;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = code.startsWith("secret") ? 401 : code === "media-type" ? 415 : 400;
  }
}

/**
 * An event as it can arrive: a later document may have kinds of events and statuses that this one does not know. The values that it
 * knows stay in the type, so that editors offer them; a `switch` over them needs a default.
 */
export type ReceivedEvent<Event> = {
  [Field in keyof Event]: Event[Field] extends string
    ? string extends Event[Field]
      ? Event[Field]
      : Event[Field] | (string & {})
    : Event[Field];
};

/** Compares digests of equal length byte by byte to the end, so that time tells nothing of the secret. */
async function equalSecrets(given: string, expected: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);

function checkEvent(event: unknown, index: number, { fields }: WebhookTable) {
  if (typeOf(event) !== "object")
    throw new WebhookError("event-invalid", `event ${index} is ${typeOf(event)}, not an object`);
  for (const [name, { type, required }] of Object.entries(fields)) {
    const value = (event as Record<string, unknown>)[name];
    const at = `event ${index}, field ${name}`;
    if (value === undefined) {
      if (required) throw new WebhookError("event-invalid", `${at} is missing`);
    } else if (typeOf(value) !== type) {
      throw new WebhookError("event-invalid", `${at} is ${typeOf(value)}, not ${type}`);
    }
  }
}

/**
 * Checks a delivery and returns its events; values that the document does not know are no fault, since a refused delivery comes
 * again. The secret is compared first, in constant time; only then is the body read.
 * @param secret what the administration panel shows; several while a secret is being replaced
 * @throws {WebhookError} with a code, a message and the status to respond with
 */
export async function verifyDelivery<Event>(
  request: Request,
  secret: string | readonly string[],
  table: WebhookTable,
): Promise<ReceivedEvent<Event>[]> {
  const secrets = [secret].flat();
  if (secrets.length === 0 || secrets.some((one) => !one)) throw new TypeError("secret must be a non-empty string");
  const given = request.headers.get(table.secretHeader);
  if (given === null) throw new WebhookError("secret-missing", `the header ${table.secretHeader} is missing`);
  const matches = await Promise.all(secrets.map((one) => equalSecrets(given, one)));
  if (!matches.includes(true))
    throw new WebhookError("secret-wrong", `the header ${table.secretHeader} does not hold the secret`);

  const mediaType = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== table.mediaType)
    throw new WebhookError("media-type", `the body is ${mediaType || "of no type"}, not ${table.mediaType}`);
  const text = await request.text();
  let events: unknown;
  try {
    events = JSON.parse(text);
  } catch (error) {
    throw new WebhookError("body-malformed", `the body is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(events))
    throw new WebhookError("body-malformed", `the body is ${typeOf(events)}, not an array of events`);
  for (const [index, event] of events.entries()) checkEvent(event, index, table);
  return events as ReceivedEvent<Event>[];
}
