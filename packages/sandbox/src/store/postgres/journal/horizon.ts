import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Database } from "../connection/database.ts";
import { ALONE } from "../processes/sharing.ts";

/** Number up to which all journal entries are committed or never will be. */
export type Horizon = () => Promise<number>;

/** Horizon within a transaction, which is isolated. */
export const noHorizon: Horizon = async () => Number.MAX_SAFE_INTEGER;

const PAUSE = 5;

/** Timeout in milliseconds for our own transactions; transactions of other programs may run without limit. */
const TIMEOUT = 30_000;

/** The oldest running transaction that may have taken a number, or the next one. Locks of isolated work take none. */
const OLDEST = `SELECT coalesce(
    (SELECT min(xip::text::bigint) FROM pg_snapshot_xip(now) xip WHERE xip::xid NOT IN (SELECT xmax FROM settings WHERE name = ANY ($1))),
    pg_snapshot_xmax(now)::text::bigint
  ) AS oldest FROM pg_current_snapshot() now`;

/**
 * Id of the next transaction. A snapshot is not enough: it only knows transactions older than the last one that ended.
 */
const NEXT = "SELECT pg_current_xact_id()::text::bigint AS next";

/**
 * Transactions end in any order. A number is beyond the horizon while a transaction runs that began before it was read.
 * @param options.timeout milliseconds of the first reading
 */
export function createHorizon(db: Database, { timeout = TIMEOUT }: { timeout?: number } = {}): Horizon {
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
    const endsAt = performance.now() + timeout;
    for (;;) {
      await read();
      if (reached !== undefined) return reached;
      if (performance.now() > endsAt)
        throw new StoreUnavailableError(
          "a long transaction on its server, perhaps in another database, blocks the journal until it ends",
        );
      // After startup, the horizon is unknown until the running transactions end.
      await delay(PAUSE);
    }
  };
}
