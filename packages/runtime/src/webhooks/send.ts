import { retryAfter } from "../retry-after.ts";
import type { WebhookTable } from "./contract.ts";

/** What came of a delivery. */
export interface DeliveryResult {
  /** The receiver took it: a status from 200 to 299. */
  readonly ok: boolean;
  /** Status of the receiver's response; undefined when there was none. */
  readonly status: number | undefined;
  /** How long the receiver asks to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Why there was no response: it took too long, or the receiver could not be reached. */
  readonly failure?: "timeout" | "unreachable";
}

export interface SendOptions {
  /** Milliseconds to wait for the response; default 15,000. */
  readonly timeoutMs?: number;
  /** Gives up the attempt; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The present, for a Retry-After that is a date; milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The request that delivers events. Redirects are not followed: the secret is meant for this address.
 * @throws {TypeError} when the URL is not one of HTTP, or the secret cannot stand in a header
 */
export function createDelivery<Event>(
  url: string | URL,
  secret: string,
  events: readonly Event[],
  table: WebhookTable,
  signal?: AbortSignal,
): Request {
  const { protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`a webhook needs an HTTP URL, not ${protocol}`);
  if (!secret) throw new TypeError("secret must be a non-empty string");
  return new Request(url, {
    method: "POST",
    headers: { [table.secretHeader]: secret, "content-type": table.mediaType },
    body: JSON.stringify(events),
    redirect: "manual",
    ...(signal && { signal }),
  });
}

/** Delivers events once and says what came of it; to try again is the caller's business. */
export async function sendEvents<Event>(
  url: string | URL,
  secret: string,
  events: readonly Event[],
  table: WebhookTable,
  { timeoutMs = 15_000, signal, fetch: send = fetch, now = Date.now }: SendOptions = {},
): Promise<DeliveryResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const request = createDelivery(url, secret, events, table, either);
  let response: Response;
  try {
    response = await send(request);
  } catch {
    signal?.throwIfAborted();
    return { ok: false, status: undefined, failure: timeout.aborted ? "timeout" : "unreachable" };
  }
  // Only the status of a response matters; its body, however long, is not read.
  await response.body?.cancel().catch(() => {});
  const retryAfterMs = retryAfter(response, now());
  return { ok: response.ok, status: response.status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}
