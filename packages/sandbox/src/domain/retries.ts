import { DAY, SECOND } from "./time.ts";

/** Milliseconds until work that has failed so often is tried again: 1 s, 2 s, 4 s and so on, at most a day. */
export const retryDelay = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), DAY);

export interface RetryOptions {
  /** Milliseconds before each further attempt, of those after the first. */
  readonly schedule: readonly number[];
  /** From 0 to below 1, for the jitter. */
  readonly random: () => number;
}

/** Milliseconds until the next attempt by a schedule, each delay a tenth longer or shorter by chance; undefined after the last one. */
export function nextDelay(failures: number, { schedule, random }: RetryOptions): number | undefined {
  const planned = schedule[failures - 1];
  return planned === undefined ? undefined : Math.round(planned * (0.9 + 0.2 * random()));
}
