import type { Instant } from "../../domain/time.ts";

/** So many requests in a period, which opens with a key's first request. */
export interface RateLimit {
  readonly requests: number;
  readonly periodInMs: number;
}

/** What became of one request. */
export interface Taken {
  readonly allowed: boolean;
  /** Left in this period. */
  readonly remaining: number;
  /** When the period ends. */
  readonly endsAt: Instant;
}

/** Counts requests. This one counts in memory; one that several processes share would stand behind the same interface. */
export interface RateCounter {
  readonly limit: RateLimit;
  /** A request that is refused does not count. */
  take(keyId: string, now: Instant): Taken | Promise<Taken>;
}

export function createRateCounter(limit: RateLimit): RateCounter {
  const periods = new Map<string, { count: number; readonly endsAt: Instant }>();
  let sweepAt = 1000;

  /** Keys that are gone would stay for ever. */
  function sweep(now: Instant): void {
    for (const [keyId, { endsAt }] of periods) if (endsAt <= now) periods.delete(keyId);
    sweepAt = Math.max(1000, periods.size * 2);
  }

  return {
    limit,
    take(keyId, now) {
      let period = periods.get(keyId);
      if (period === undefined || now >= period.endsAt) {
        if (periods.size >= sweepAt) sweep(now);
        period = { count: 0, endsAt: now + limit.periodInMs };
        periods.set(keyId, period);
      }
      const allowed = period.count < limit.requests;
      if (allowed) period.count += 1;
      return { allowed, remaining: limit.requests - period.count, endsAt: period.endsAt };
    },
  };
}
