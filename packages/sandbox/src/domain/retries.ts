import { DAY, type Instant, SECOND } from "./time.ts";

/** Milliseconds until work that has failed so often is tried again: 1 s, 2 s, 4 s and so on, at most a day. */
export const retryDelay = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), DAY);

export interface RetryOptions {
  /** Milliseconds before each further attempt, of those after the first. */
  readonly schedule: readonly number[];
  /** From 0 to below 1, for the jitter. */
  readonly random: () => number;
}

/** So many moments there are in each delay, at which retries fall due. */
const MOMENTS = 50;

/**
 * When work that has failed at an instant is tried again by a schedule, each delay up to a tenth longer or shorter by chance; undefined after
 * the last attempt. Retries fall due at multiples of a fiftieth of their delay, so that many of them fall due together.
 */
export function nextAttemptAt(at: Instant, failures: number, { schedule, random }: RetryOptions): Instant | undefined {
  const planned = schedule[failures - 1];
  if (planned === undefined) return undefined;
  const step = Math.max(1, Math.floor(planned / MOMENTS));
  const chosen = at + planned * (0.91 + 0.18 * random());
  return Math.round(chosen / step) * step;
}
