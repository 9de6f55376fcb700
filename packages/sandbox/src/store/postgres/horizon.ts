import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "./database.ts";

/** The number up to which all entries of the journal are committed, or never will be. */
export type Horizon = () => Promise<number>;

/** Within a transaction, which is alone with what it sees. */
export const noHorizon: Horizon = async () => Number.MAX_SAFE_INTEGER;

const PAUSE = 5;

/**
 * Numbers of entries are taken within transactions, and these end in any order. A number is beyond the horizon as long as a transaction
 * runs that had begun before it was read.
 */
export function createHorizon(db: Database): Horizon {
  /** Numbers taken last, and the first transaction that had not begun after that. */
  let readings: { readonly number: number; readonly before: number }[] = [];
  let reached: number | undefined;

  async function read(): Promise<void> {
    const taken = await db.one<{ number: number }>(
      "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM journal_numbers",
    );
    const running = await db.one<{ oldest: number; next: number }>(
      `SELECT pg_snapshot_xmin(now)::text::bigint AS oldest, pg_snapshot_xmax(now)::text::bigint AS next
       FROM pg_current_snapshot() now`,
    );
    const { oldest = 0, next = 0 } = running ?? {};
    const all = [...readings, { number: taken?.number ?? 0, before: next }];
    for (const { number, before } of all) if (before <= oldest) reached = Math.max(reached ?? 0, number);
    readings = all.filter(({ before }) => before > oldest);
  }

  return async () => {
    for (;;) {
      await read();
      if (reached !== undefined) return reached;
      // Nothing is known right after the start, until the transactions that run end.
      await delay(PAUSE);
    }
  };
}
