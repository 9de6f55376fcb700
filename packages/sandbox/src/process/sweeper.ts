import { setImmediate } from "node:timers/promises";
import { HOUR, MINUTE, SECOND } from "../domain/time.ts";
import type { Journal } from "../journal/journal.ts";
import type { Store } from "../store/store.ts";

interface Sweeper {
  wake(): void;
  close(): Promise<void>;
}

interface SweeperReports {
  swept(seconds: number): void;
  failed(error: unknown): void;
}

const SHARED = 10 * MINUTE;

const REPORTED = 2 * SECOND;

/** Deletes rows in small batches in the background; expired journal entries hourly. */
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
    const duration = performance.now() - began;
    if (duration >= REPORTED) swept(Math.round(duration / SECOND));
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
    // Short-lived data expires without any change.
    wake();
  }, HOUR).unref();
  // Data of dead processes, and short-lived data.
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
