import { setImmediate } from "node:timers/promises";
import { HOUR, MINUTE, SECOND } from "../domain/time.ts";
import type { Journal } from "../journal/journal.ts";
import type { Store } from "../store/store.ts";

export interface Sweeper {
  /** Something may have been deleted. */
  wake(): void;
  /** Stops; the next start goes on. */
  close(): Promise<void>;
}

/** Tells, for the log, how long the sweeping took, or why it failed. */
export interface SweeperReports {
  swept(seconds: number): void;
  failed(error: unknown): void;
}

/** How often what several processes share is swept. */
const SHARED = 10 * MINUTE;

/** Work that takes less is not reported. */
const REPORTED = 2 * SECOND;

/**
 * Deletes what deleted and reset organizations have left, beside all other work, and piece by piece; and once an hour the entries of the
 * journal that have become too old.
 */
export function createSweeper(
  store: Pick<Store, "sweep" | "sharing">,
  journal: Pick<Journal, "prune">,
  { swept, failed }: SweeperReports,
): Sweeper {
  let wanted = false;
  let running: Promise<void> | undefined;
  let closed = false;

  async function run(): Promise<void> {
    const began = performance.now();
    while (wanted && !closed) {
      wanted = false;
      while (!closed && (await store.sweep())) await setImmediate();
    }
    const took = performance.now() - began;
    if (took >= REPORTED) swept(Math.round(took / SECOND));
  }

  function wake(): void {
    wanted = true;
    running ??= run()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (wanted && !closed) wake();
      });
  }

  let pruning: Promise<void> | undefined;
  const hourly = setInterval(() => {
    pruning = journal.prune().catch(failed);
    // What is kept for some minutes only goes without any change, too.
    wake();
  }, HOUR).unref();
  // What processes that have ended have left, and what is kept for some minutes, does not wait for a change of this one.
  const often = store.sharing && setInterval(wake, SHARED).unref();

  return {
    wake,
    async close() {
      closed = true;
      clearInterval(hourly);
      clearInterval(often);
      await Promise.all([running, pruning]);
    },
  };
}
