import type { RateLimit, Taken } from "../../../domain/rate-limits.ts";
import type { Database } from "../connection/database.ts";

export const NOW = "floor(extract(epoch FROM clock_timestamp()) * 1000)";

/**
 * Counts requests of keys: each row of `requested` is granted what the limit allows. `taken` has the times of the last
 * allowed requests, from the database clock, which all processes share. Times never decrease; a clock that moved back
 * by more than a period starts again. Returns `granted`, which may exceed the limit for a new key, and the delay.
 */
export const takeOf = (requested: string): string => `INSERT INTO rate_counts AS c (key, taken, wait, granted)
  SELECT key, array_fill(${NOW}::double precision, ARRAY[least(n, $2)]), CASE WHEN n > $2 THEN $3 ELSE 0 END, n FROM ${requested} ORDER BY key
  ON CONFLICT (key) DO UPDATE SET (taken, wait, granted) = (
    SELECT (times || array_fill(at, ARRAY[fitting]))[greatest(1, size + fitting + 1 - $2):],
      CASE WHEN fitting < excluded.granted THEN coalesce(times[size + fitting + 1 - $2], at) + $3 - at ELSE 0 END, fitting
    FROM (SELECT at, times, size, (
        SELECT count(*)::integer FROM generate_series(1, least(excluded.granted, $2)) place
        WHERE coalesce(times[size + place - $2] + $3 <= at, true)
      ) AS fitting
      FROM (SELECT at, times, cardinality(times) AS size
        FROM (SELECT at, CASE WHEN is_over THEN '{}' WHEN c.taken[half] + $3 <= at THEN c.taken[half + 1:] ELSE c.taken END AS times
          FROM (SELECT is_over, half, CASE WHEN is_over THEN now ELSE greatest(now, last) END AS at
            FROM (SELECT now, half, last, coalesce(abs(now - last) >= $3, true) AS is_over
              FROM (SELECT ${NOW}::double precision AS now, c.taken[cardinality(c.taken)] AS last, cardinality(c.taken) / 2 AS half OFFSET 0) AS clock
            ) AS known OFFSET 0) AS decided OFFSET 0) AS kept OFFSET 0) AS counted OFFSET 0) AS done
  )
  RETURNING key, granted, wait`;

const TAKE = takeOf("(SELECT $1::text AS key, 1::integer AS n) AS requested");

/** One statement, so that it is exact under concurrency. */
export async function take(db: Database, key: string, { requests, periodInMs }: RateLimit): Promise<Taken> {
  const row = await db.one<{ granted: number; wait: number }>(TAKE, key, requests, periodInMs);
  const { granted = 0, wait = periodInMs } = row ?? {};
  return { allowed: granted > 0, waitInMs: wait };
}

export async function dropEndedCounts(db: Database): Promise<void> {
  await db.run(`DELETE FROM rate_counts WHERE taken[cardinality(taken)] < ${NOW} - 86400000`);
}
