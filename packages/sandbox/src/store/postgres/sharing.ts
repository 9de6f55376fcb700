import { Client } from "pg";
import type { RateLimit, Taken } from "../../domain/rate-limits.ts";
import type { Sharing } from "../store.ts";
import { connectionConfig, createDatabase, type Database } from "./database.ts";
import { toStoreError } from "./failures.ts";

/** Milliseconds for which a process waits until another one has ended work of which only one runs at a time: the first start can take a while. */
const LONGEST_WAIT = 600_000;

/** Holds a row that is never committed: whoever wants the same one waits for the end of the transaction. */
const LOCK =
  "INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT (name) DO UPDATE SET value = excluded.value";

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
        await lock.run("BEGIN");
        await lock.run(LOCK, `alone-${kind}`);
        return await work();
      } finally {
        await client.end().catch(() => {});
      }
    },
    take: (counter, keyId, limit) => take(db, `${counter} ${keyId}`, limit),
  };
}

const NOW = "floor(extract(epoch FROM clock_timestamp()) * 1000)";

/** A period is over, or the server's clock was put back. */
const ENDED = `(${NOW} >= w.opened_at + $3 OR ${NOW} < w.opened_at)`;

/** By the clock of the database, which is the same for all processes. */
const TAKE = `INSERT INTO rate_windows AS w (key, opened_at, count, allowed) VALUES ($1, ${NOW}, 1, true)
  ON CONFLICT (key) DO UPDATE SET
    opened_at = CASE WHEN ${ENDED} THEN excluded.opened_at ELSE w.opened_at END,
    count = CASE WHEN ${ENDED} THEN 1 ELSE least(w.count + 1, $2) END,
    allowed = ${ENDED} OR w.count < $2
  RETURNING allowed, count, opened_at + $3 - ${NOW} AS left`;

/** One statement, so that it is exact whatever happens at the same time. */
async function take(db: Database, key: string, { requests, periodInMs }: RateLimit): Promise<Taken> {
  const row = await db.one<{ allowed: boolean; count: number; left: number }>(TAKE, key, requests, periodInMs);
  const { allowed = false, count = requests, left = 0 } = row ?? {};
  return { allowed, remaining: requests - count, endsInMs: Math.max(1, left) };
}

/** Deletes the periods of keys that are no longer used. */
export async function dropEndedPeriods(db: Database): Promise<void> {
  await db.run(`DELETE FROM rate_windows WHERE opened_at < ${NOW} - 86400000`);
}
