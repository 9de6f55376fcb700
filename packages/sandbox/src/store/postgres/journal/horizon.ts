import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Database } from "../connection/database.ts";
import { ALONE } from "../processes/sharing.ts";

/** The number up to which all entries of the journal are committed, or never will be. */
export type Horizon = () => Promise<number>;

/** Within a transaction, which is alone with what it sees. */
export const noHorizon: Horizon = async () => Number.MAX_SAFE_INTEGER;

const PAUSE = 5;

/** Milliseconds in which our own transactions have ended; those of other programs may run for ever. */
const PATIENCE = 30_000;

/**
 * The first of the transactions that run and may have taken a number; the next one where none does. A transaction that only locks a row for work
 * that runs alone, such as a long move of the clock, takes none: it is known by the row, whose xmax it is.
 */
const OLDEST = `SELECT coalesce(
    (SELECT min(xip::text::bigint) FROM pg_snapshot_xip(now) xip WHERE xip::xid NOT IN (SELECT xmax FROM settings WHERE name = ANY ($1))),
    pg_snapshot_xmax(now)::text::bigint
  ) AS oldest FROM pg_current_snapshot() now`;

/** A transaction of its own, later than all that run: a snapshot knows only of those that are older than the last that has ended. */
const NEXT = "SELECT pg_current_xact_id()::text::bigint AS next";

/**
 * Numbers of entries are taken within transactions, and these end in any order. A number is beyond the horizon as long as a transaction
 * runs that had begun before it was read.
 * @param options.patience milliseconds for which the first reading waits
 */
export function createHorizon(db: Database, { patience = PATIENCE }: { patience?: number } = {}): Horizon {
  /** Numbers taken last, and the first transaction that had not begun after that. */
  let readings: { readonly number: number; readonly before: number }[] = [];
  let reached: number | undefined;

  async function read(): Promise<void> {
    const taken = await db.one<{ number: number }>(
      "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM journal_numbers",
    );
    const { number = 0 } = taken ?? {};
    const all = [...readings];
    if (number > Math.max(reached ?? -1, ...all.map((reading) => reading.number))) {
      const { next = 0 } = (await db.one<{ next: number }>(NEXT)) ?? {};
      all.push({ number, before: next });
    }
    const { oldest = 0 } = (await db.one<{ oldest: number }>(OLDEST, ALONE)) ?? {};
    for (const { number, before } of all) if (before <= oldest) reached = Math.max(reached ?? 0, number);
    readings = all.filter(({ before }) => before > oldest);
  }

  return async () => {
    const endsAt = performance.now() + patience;
    for (;;) {
      await read();
      if (reached !== undefined) return reached;
      if (performance.now() > endsAt)
        throw new StoreUnavailableError(
          "a transaction on its server has run for long, perhaps in another database, and the journal cannot be followed before it ends",
        );
      // Nothing is known right after the start, until the transactions that run end.
      await delay(PAUSE);
    }
  };
}
