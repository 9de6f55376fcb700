import { createSlots } from "./slots.ts";
import { abortable, sleep } from "./wait.ts";

export interface RateLimitOptions {
  /** Requests per period. Without it the client only follows `Retry-After`. */
  requests?: number;
  /** Period in seconds. */
  seconds?: number;
  /** Retries of a request after 429. Default 5. */
  maxRetries?: number;
  /** Longest `Retry-After` to follow, in seconds; default 60. Longer ones return the 429. */
  maxSeconds?: number;
}

/** Delays the requests of a client to stay within the limit, in call order. */
export function createRateLimit({ requests, seconds, maxRetries = 5, maxSeconds = 60 }: RateLimitOptions) {
  const periodMs = (seconds ?? 1) * 1000;
  const slots = requests ? createSlots(requests, periodMs) : undefined;
  let pausedUntil = 0;
  let line: Promise<unknown> = Promise.resolve();
  return {
    maxRetries,
    /** Admits one request at a time, in order. Resolves to a callback that frees the slot. */
    admit(signal: AbortSignal): Promise<(() => void) | undefined> {
      const turn = line.then(async () => {
        while (pausedUntil > Date.now()) await sleep(pausedUntil - Date.now(), signal);
        signal.throwIfAborted();
        return slots?.take(signal);
      });
      line = turn.catch(() => {});
      return abortable(turn, signal);
    },
    waitAfter(retryAfterMs = periodMs): number | undefined {
      return retryAfterMs > maxSeconds * 1000 ? undefined : retryAfterMs;
    },
    pause(ms: number) {
      pausedUntil = Math.max(pausedUntil, Date.now() + ms);
    },
  };
}
