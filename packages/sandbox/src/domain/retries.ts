import { DAY, type Instant, SECOND } from "./time.ts";

/** @returns milliseconds: 1 s, 2 s, 4 s and so on, at most one day */
export const retryDelay = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), DAY);

export interface RetryOptions {
  /** Delays in milliseconds between attempts. */
  readonly schedule: readonly number[];
  /** Jitter source in [0, 1). */
  readonly random: () => number;
}

/** Number of time slots per delay. Retries in the same slot run as a batch. */
const MOMENTS = 50;

/**
 * @returns a time with a jitter of up to 10 percent, rounded to a fiftieth of the delay. Undefined after the last
 * attempt.
 */
export function nextAttemptAt(at: Instant, failures: number, { schedule, random }: RetryOptions): Instant | undefined {
  const planned = schedule[failures - 1];
  if (planned === undefined) return undefined;
  const step = Math.max(1, Math.floor(planned / MOMENTS));
  const chosen = at + planned * (0.91 + 0.18 * random());
  return Math.round(chosen / step) * step;
}
