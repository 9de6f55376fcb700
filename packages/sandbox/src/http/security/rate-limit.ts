import type { RateLimit, Taken } from "../../domain/rate-limits.ts";

/** Counts requests. `createRateCounter` counts in memory; the one that several processes share has the same interface. */
export interface RateCounter {
  readonly limit: RateLimit;
  /** A request that is refused does not count. */
  take(keyId: string): Taken | Promise<Taken>;
}

/**
 * Counts by the machine's time, not by the sandbox's clock: a client waits in real time, and a clock that stands would never free a key.
 * @param now the machine's clock, which may be put back
 */
export function createRateCounter(limit: RateLimit, now: () => number): RateCounter {
  const { requests, periodInMs } = limit;
  /** When the last allowed requests of a key were made, as many as the limit has. */
  const taken = new Map<string, number[]>();
  let sweepAt = 1000;

  /** Whether no request counts any longer, or the clock was put back. */
  const hasEnded = (times: readonly number[], at: number) => Math.abs(at - (times.at(-1) ?? at)) >= periodInMs;

  /** Removes the times of keys that are no longer used, which would stay for ever. */
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
      // Times never go back, though the clock may, by less than a period.
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
