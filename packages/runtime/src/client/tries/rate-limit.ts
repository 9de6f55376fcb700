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

/** Holds the requests of a client back to stay within the limit, in the order they were made. */
export function createRateLimit({ requests, seconds, maxRetries = 5, maxSeconds = 60 }: RateLimitOptions) {
  const periodMs = (seconds ?? 1) * 1000;
  const slots = requests ? createSlots(requests, periodMs) : undefined;
  let pausedUntil = 0;
  let line: Promise<unknown> = Promise.resolve();
  return {
    maxRetries,
    /** One after the other: the first in line is the first to be sent. Resolves to what frees the slot it took. */
    admit(signal: AbortSignal): Promise<(() => void) | undefined> {
      const turn = line.then(async () => {
        while (pausedUntil > Date.now()) await sleep(pausedUntil - Date.now(), signal);
        signal.throwIfAborted();
        return slots?.take(signal);
      });
      line = turn.catch(() => {});
      return abortable(turn, signal);
    },
    /** Milliseconds to wait after a 429; undefined where that is too long. */
    waitAfter(asked = periodMs): number | undefined {
      return asked > maxSeconds * 1000 ? undefined : asked;
    },
    /** Holds all requests back for a while. */
    pause(ms: number) {
      pausedUntil = Math.max(pausedUntil, Date.now() + ms);
    },
  };
}
