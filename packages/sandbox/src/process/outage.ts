import { StorageFullError, StoreUnavailableError } from "../domain/storage-errors.ts";
import { SECOND } from "../domain/time.ts";

export interface OutageOptions {
  /** Asks the database for something small. */
  readonly ask: () => Promise<unknown>;
  /** Says, for the log, that the database is gone. */
  readonly gone: (reason: string) => void;
  readonly back: (seconds: number) => void;
  /** Milliseconds between two questions. */
  readonly pause?: number;
}

/** Tells of a database that cannot be reached when it goes and when it is back: everything that works by itself fails once a second meanwhile. */
export interface Outage {
  /** Whether an error only says that the database is away, which is then told already. */
  covers(error: unknown): boolean;
  close(): void;
}

export function createOutage({ ask, gone, back, pause = SECOND }: OutageOptions): Outage {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function look(since: number): void {
    timer = setTimeout(() => {
      ask().then(
        () => {
          timer = undefined;
          if (!closed) back(Math.round((performance.now() - since) / SECOND));
        },
        () => {
          if (!closed) look(since);
        },
      );
    }, pause).unref();
  }

  return {
    covers(error) {
      // A full disk is told each time: somebody has to make room.
      if (!(error instanceof StoreUnavailableError) || error instanceof StorageFullError) return false;
      if (timer === undefined && !closed) {
        gone(error.reason);
        look(performance.now());
      }
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
