import type { RateLimit, Taken } from "../../domain/rate-limits.ts";

/** Request counter; in memory (`createRateCounter`) or shared by several processes. */
export interface RateCounter {
  readonly limit: RateLimit;
  /** Rejected requests do not count. */
  take(keyId: string): Taken | Promise<Taken>;
}

/**
 * Uses machine time, because clients wait in real time and a frozen clock would block keys forever.
 * @param now machine clock, which may go back
 */
export function createRateCounter(limit: RateLimit, now: () => number): RateCounter {
  const { requests, periodInMs } = limit;
  /** Times of the last allowed requests per key, up to the limit. */
  const taken = new Map<string, number[]>();
  let sweepAt = 1000;

  /** Returns true if the window has passed or the clock went back. */
  const hasEnded = (times: readonly number[], at: number) => Math.abs(at - (times.at(-1) ?? at)) >= periodInMs;

  /** Evicts unused keys, to bound memory. */
  function sweep(at: number): void {
    for (const [keyId, times] of taken) if (hasEnded(times, at)) taken.delete(keyId);
    sweepAt = Math.max(1000, taken.size * 2);
  }

  return {
    limit,
    take(keyId) {
      const known = taken.get(keyId);
      const times = known !== undefined && !hasEnded(known, now()) ? known : [];
      if (known === undefined && taken.size >= sweepAt) sweep(now());
      // Keeps times monotonic if the clock goes back by less than a period.
      const at = Math.max(now(), times.at(-1) ?? 0);
      const [oldest = 0] = times;
      if (times.length === requests && oldest + periodInMs > at)
        return { allowed: false, waitInMs: oldest + periodInMs - at };
      if (times.length === requests) times.shift();
      times.push(at);
      taken.set(keyId, times);
      return { allowed: true, waitInMs: 0 };
    },
  };
}
