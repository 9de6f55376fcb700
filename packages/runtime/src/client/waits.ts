import type { RequestTable } from "./contract.ts";
import type { ConnectionOptions, Send } from "./options.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createRetry } from "./retry.ts";

const settings = <T extends object>(option: T | boolean): Partial<T> => (typeof option === "object" ? option : {});

/** Wraps fetch with the waits that a client was asked for. A module of its own, so that only their users load it. */
export function createWaits(
  fetch: Send,
  limit: RequestTable["rateLimit"],
  { waitOn429 = false, retry = false }: ConnectionOptions,
): Send {
  const send = waitOn429 ? createRateLimit(fetch, { ...limit, ...settings(waitOn429) }) : fetch;
  return retry ? createRetry(send, settings(retry)) : send;
}
