import { checkAuthenticity, type VerifyOptions } from "./authenticity.ts";
import type { WebhookTable } from "./contract.ts";
import { WebhookError } from "./webhook-error.ts";

/** An event with open enums: later documents may add events and statuses, so a `switch` needs a default. */
export type ReceivedEvent<Event> = {
  [Field in keyof Event]: Event[Field] extends string
    ? string extends Event[Field]
      ? Event[Field]
      : Event[Field] | (string & {})
    : Event[Field];
};

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
 * Authenticates a delivery and returns its events, including unknown values. Checks, in constant time, the signature
 * (Standard Webhooks) and timestamp if present, otherwise the secret header.
 * @param secret from the administration panel; several during rotation
 * @throws {WebhookError} with code, message and response status
 */
export async function verifyDelivery<Event>(
  request: Request,
  secret: string | readonly string[],
  table: WebhookTable,
  options: VerifyOptions = {},
): Promise<ReceivedEvent<Event>[]> {
  const secrets = [secret].flat();
  if (secrets.length === 0 || secrets.some((one) => !one)) throw new TypeError("secret must be a non-empty string");
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const body = async () => {
    bytes ??= new Uint8Array(await request.arrayBuffer());
    return bytes;
  };
  await checkAuthenticity(request.headers, body, secrets, table.secretHeader, options);
  const mediaType = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== table.mediaType)
    throw new WebhookError("media-type", `the body is ${mediaType || "of no type"}, not ${table.mediaType}`);
  let events: unknown;
  try {
    events = JSON.parse(new TextDecoder().decode(await body()));
  } catch (error) {
    throw new WebhookError("body-malformed", `the body is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(events))
    throw new WebhookError("body-malformed", `the body is ${typeOf(events)}, not an array of events`);
  for (const [index, event] of events.entries()) checkEvent(event, index, table);
  return events as ReceivedEvent<Event>[];
}
