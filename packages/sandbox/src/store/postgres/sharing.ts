import { Client } from "pg";
import type { RateLimit, Taken } from "../../domain/rate-limits.ts";
import type { Sharing } from "../store.ts";
import { connectionConfig, createDatabase, type Database } from "./database.ts";
import { toStoreError } from "./failures.ts";

/** Milliseconds for which a process waits until another one has ended work of which only one runs at a time: the first start can take a while. */
const LONGEST_WAIT = 600_000;

const rowOf = (kind: "start" | "clock"): string => `alone-${kind}`;

/** Names of the rows in `settings` that are locked while work runs alone: the transactions that do so write nothing. */
export const ALONE: readonly string[] = [rowOf("start"), rowOf("clock")];

const MAKE = "INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT (name) DO NOTHING";

/** Whoever wants the same row waits for the end of the transaction. */
const LOCK = "SELECT 1 FROM settings WHERE name = $1 FOR UPDATE";

export function createSharing(url: string, db: Database): Sharing {
  return {
    async alone(kind, work) {
      // A connection of its own, whose lock ends with the process.
      const client = new Client({
        ...connectionConfig(url),
        statement_timeout: LONGEST_WAIT,
        query_timeout: LONGEST_WAIT,
      });
      client.on("error", () => {});
      await client.connect().catch((error: unknown) => {
        throw toStoreError(error);
      });
      try {
        const lock = createDatabase(client);
        await lock.run(MAKE, rowOf(kind));
        await lock.run("BEGIN");
        await lock.run(LOCK, rowOf(kind));
        return await work();
      } finally {
        await client.end().catch(() => {});
      }
    },
    take: (counter, keyId, limit) => take(db, `${counter} ${keyId}`, limit),
  };
}

const NOW = "floor(extract(epoch FROM clock_timestamp()) * 1000)";

/**
 * Of each key, when the last allowed requests were made, as many as the limit has. By the clock of the database, which is the same for all
 * processes and is read once the row is locked. Times never go back; a clock that was put back by more than a period begins anew.
 */
const TAKE = `INSERT INTO rate_counts AS c (key, taken, wait) VALUES ($1, ARRAY[${NOW}], 0)
  ON CONFLICT (key) DO UPDATE SET (taken, wait) = (
    SELECT CASE WHEN oldest + $3 > at THEN times ELSE (times || at)[greatest(1, cardinality(times) + 2 - $2):] END,
      greatest(0, coalesce(oldest, at - $3) + $3 - at)
    FROM (SELECT times, at, times[cardinality(times) + 1 - $2] AS oldest
      FROM (SELECT CASE WHEN abs(now - last) >= $3 THEN '{}' ELSE c.taken END AS times, CASE WHEN abs(now - last) >= $3 THEN now ELSE greatest(now, last) END AS at
        FROM (SELECT ${NOW} AS now, c.taken[cardinality(c.taken)] AS last OFFSET 0) AS clock) AS counted) AS decided
  )
  RETURNING wait`;

/** One statement, so that it is exact whatever happens at the same time. */
async function take(db: Database, key: string, { requests, periodInMs }: RateLimit): Promise<Taken> {
  const { wait = periodInMs } = (await db.one<{ wait: number }>(TAKE, key, requests, periodInMs)) ?? {};
  return { allowed: wait === 0, waitInMs: wait };
}

/** Deletes the counts of keys that are no longer used. */
export async function dropEndedCounts(db: Database): Promise<void> {
  await db.run(`DELETE FROM rate_counts WHERE taken[cardinality(taken)] < ${NOW} - 86400000`);
}
