import { retryAfter } from "../retry-after.ts";
import { sleep } from "./wait.ts";

/** How often, how long and for what a request is repeated. */
export interface RetryOptions {
  /** How often a request is repeated before its failure is handed over. Default 3. */
  maxRetries?: number;
  /** Longest wait before the first repetition, in seconds; it doubles with each. Default 0.5. */
  seconds?: number;
  /** Longest wait of all; a `Retry-After` that asks for more is handed over at once. Default 30. */
  maxSeconds?: number;
  /** Methods whose requests may arrive twice. Default: those that HTTP calls idempotent (RFC 9110, 9.2.2). */
  methods?: readonly string[];
}

type Send = (request: Request) => Promise<Response>;

const idempotent = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"];

/** Statuses of failures that pass. */
export const passing = [408, 429, 500, 502, 503, 504];

/**
 * Wraps fetch: repeats idempotent requests whose connection broke or whose failure passes. The wait is random up to a bound that doubles each time,
 * so that clients which failed together do not come back together, or what `Retry-After` says.
 */
export function createRetry(
  send: Send,
  { maxRetries = 3, seconds = 0.5, maxSeconds = 30, methods = idempotent }: RetryOptions,
): Send {
  return async (original) => {
    const { signal, method } = original;
    let request = original;
    for (let attempt = 0; ; attempt++) {
      const again = attempt < maxRetries && methods.includes(method) ? request.clone() : undefined;
      const outcome = await send(request).catch((error: unknown) => ({ error }));
      const isResponse = outcome instanceof Response;
      if (isResponse && (!again || !passing.includes(outcome.status))) return outcome;
      if (!isResponse && (!again || signal.aborted)) throw outcome.error;
      const asked = isResponse ? retryAfter(outcome, Date.now()) : undefined;
      if (isResponse && asked !== undefined && asked > maxSeconds * 1000) return outcome;
      const bound = Math.min(seconds * 2 ** attempt, maxSeconds) * 1000;
      if (isResponse) await outcome.body?.cancel();
      await sleep(asked ?? Math.random() * bound, signal);
      request = again as Request;
    }
  };
}
