import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Database } from "./database.ts";
import { codeOf, SQLITE_BUSY } from "./failures.ts";

/** Retry of the write lock while another program holds it. */
export interface LockWaiting {
  /** Timeout in milliseconds for the begin of a transaction. */
  readonly timeout: number;
  /** Monotonic milliseconds; tests inject a clock. */
  readonly now: () => number;
  /** Delay before the next attempt; tests inject one. */
  readonly pause: (ms: number) => Promise<unknown>;
}

export const defaultLockWaiting: LockWaiting = {
  timeout: 5000,
  now: () => performance.now(),
  pause: (ms) => delay(ms),
};

/** Milliseconds before the first retry. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 50;

/**
 * Begins a write transaction. SQLite's busy timeout would block the event loop, so the connection must not have
 * one.
 * @param expire called after each failed attempt; false gives up the transaction
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
