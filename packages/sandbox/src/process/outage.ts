import { StorageFullError, StoreClosedError, StoreUnavailableError } from "../domain/storage-errors.ts";
import { SECOND } from "../domain/time.ts";

interface OutageOptions {
  /** Returns why the database cannot write. A deleted file still allows reads. */
  readonly problem: () => Promise<unknown>;
  readonly down: (reason: string) => void;
  readonly up: (seconds: number) => void;
  readonly pause?: number;
}

/** Reports an outage once: background work would log an error per second. */
interface Outage {
  /** Whether an error belongs to a reported outage or to the end of the process. */
  covers(error: unknown): boolean;
  close(): void;
}

export function createOutage({ problem, down, up, pause = SECOND }: OutageOptions): Outage {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function poll(since: number): void {
    timer = setTimeout(() => {
      void problem()
        .catch((error: unknown) => error)
        .then((found) => {
          if (closed) return;
          if (found !== undefined) return poll(since);
          timer = undefined;
          up(Math.round((performance.now() - since) / SECOND));
        });
    }, pause).unref();
  }

  return {
    covers(error) {
      if (!(error instanceof StoreUnavailableError) || error instanceof StorageFullError) return false;
      if (error instanceof StoreClosedError) return true;
      if (timer === undefined && !closed) {
        down(error.reason);
        poll(performance.now());
      }
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
