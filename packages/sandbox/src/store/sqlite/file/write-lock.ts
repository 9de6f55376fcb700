import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Database } from "./database.ts";
import { codeOf, SQLITE_BUSY } from "./failures.ts";

/** How to wait for the write lock while another program has it. */
export interface LockWaiting {
  /** Milliseconds after which a transaction fails that could not begin. */
  readonly timeout: number;
  /** Milliseconds since any fixed moment; tests bring their own. */
  readonly now: () => number;
  /** Waits before the next attempt; tests bring their own. */
  readonly pause: (ms: number) => Promise<unknown>;
}

export const defaultLockWaiting: LockWaiting = {
  timeout: 5000,
  now: () => performance.now(),
  pause: (ms) => delay(ms),
};

/** Milliseconds between attempts at the lock. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 50;

/**
 * Begins a transaction that writes. SQLite's own busy timeout would block the event loop, so the connection must have none.
 * @param expire called after each attempt that failed; the transaction is given up if it returns false
 * @returns whether the transaction has begun
 */
export async function beginWriting(
  db: Database,
  { pause }: Pick<LockWaiting, "pause">,
  expire: (error: StoreUnavailableError) => boolean,
): Promise<boolean> {
  for (let ms = FIRST_PAUSE; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      db.run("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || codeOf(error.cause) !== SQLITE_BUSY) throw error;
      if (!expire(error)) return false;
    }
    await pause(ms);
  }
}
