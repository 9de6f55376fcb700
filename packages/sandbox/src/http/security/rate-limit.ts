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
  const periods = new Map<string, { count: number; readonly openedAt: number }>();
  let sweepAt = 1000;

  const hasEnded = (openedAt: number, at: number) => at >= openedAt + limit.periodInMs || at < openedAt;

  /** Removes periods that have ended: those of keys that are no longer used would stay for ever. */
  function sweep(at: number): void {
    for (const [keyId, { openedAt }] of periods) if (hasEnded(openedAt, at)) periods.delete(keyId);
    sweepAt = Math.max(1000, periods.size * 2);
  }

  return {
    limit,
    take(keyId) {
      const at = now();
      let period = periods.get(keyId);
      if (period === undefined || hasEnded(period.openedAt, at)) {
        if (periods.size >= sweepAt) sweep(at);
        period = { count: 0, openedAt: at };
        periods.set(keyId, period);
      }
      const allowed = period.count < limit.requests;
      if (allowed) period.count += 1;
      return { allowed, remaining: limit.requests - period.count, endsInMs: period.openedAt + limit.periodInMs - at };
    },
  };
}
