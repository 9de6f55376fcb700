import { retryAfter } from "../retry-after.ts";
import { createSlots } from "./slots.ts";
import { abortable, sleep } from "./wait.ts";

/** The published limit, and how long to insist. */
export interface RateLimitOptions {
  /** Requests per period; without it only `Retry-After` is honoured. */
  requests?: number;
  /** Length of the period in seconds. */
  seconds?: number;
  /** How often one request is repeated after a 429 before that response is handed over. Default 5. */
  maxRetries?: number;
  /** Longest wait that a 429 may ask for, in seconds; one that asks for more is handed over at once. Default 60. */
  maxSeconds?: number;
}

type Send = (request: Request) => Promise<Response>;

/** Wraps fetch: holds requests back to stay within the limit, in the order they were made, and repeats what 429 refused. */
export function createRateLimit(
  send: Send,
  { requests, seconds, maxRetries = 5, maxSeconds = 60 }: RateLimitOptions,
): Send {
  const periodMs = (seconds ?? 1) * 1000;
  const slots = requests ? createSlots(requests, periodMs) : undefined;
  let pausedUntil = 0;
  let line: Promise<unknown> = Promise.resolve();

  /** One after the other: the first in line is the first to be sent. Resolves to what frees the slot it took. */
  const admit = (signal: AbortSignal) => {
    const turn = line.then(async () => {
      while (pausedUntil > Date.now()) await sleep(pausedUntil - Date.now(), signal);
      signal.throwIfAborted();
      return slots?.take(signal);
    });
    line = turn.catch(() => {});
    return abortable(turn, signal);
  };

  return async (original) => {
    let request = original;
    for (let attempt = 0; ; attempt++) {
      const free = await admit(original.signal);
      const again = attempt < maxRetries ? request.clone() : undefined;
      const response = await send(request).finally(free);
      if (response.status !== 429 || !again) return response;
      const now = Date.now();
      const wait = retryAfter(response, now) ?? periodMs;
      if (wait > maxSeconds * 1000) return response;
      pausedUntil = Math.max(pausedUntil, now + wait);
      await response.body?.cancel();
      request = again;
    }
  };
}
