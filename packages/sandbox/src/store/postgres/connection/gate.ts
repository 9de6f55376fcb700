import { StoreBusyError, StoreUnavailableError } from "../../../domain/storage-errors.ts";

/** Limits concurrent work. */
interface Gate {
  readonly waiting: number;
  /**
   * Runs work in turn.
   * @param isRetry work that was let in before: it comes first and a full queue accepts it
   * @throws StoreBusyError if the queue is full or stands still
   */
  pass<Result>(work: () => Promise<Result>, isRetry?: boolean): Promise<Result>;
  narrow(): void;
  widen(): void;
}

export interface GateOptions {
  /** Milliseconds without progress after which the queue rejects work. */
  readonly patience?: number | undefined;
  readonly mostWaiting?: number | undefined;
}

const PATIENCE = 30_000;
const MOST_WAITING = 1000;

/**
 * Transactions on the same pages only delay each other in a small database; in a large one they rarely meet.
 * @param most maximum concurrency
 */
export function createGate(most: number, { patience = PATIENCE, mostWaiting = MOST_WAITING }: GateOptions = {}): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let limit = most;
  /** A slow machine delays the queue, but the queue moves on. */
  let progress = 0;

  function letIn(): void {
    while (running < Math.floor(limit) && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
  }

  return {
    get waiting() {
      return waiting.length;
    },
    async pass(work, isRetry = false) {
      if (!isRetry && waiting.length >= mostWaiting) throw new StoreBusyError();
      await new Promise<void>((resolve, reject) => {
        let timer: NodeJS.Timeout;
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const watch = () => {
          const before = progress;
          timer = setTimeout(() => {
            if (progress !== before) return watch();
            waiting.splice(waiting.indexOf(begin), 1);
            reject(new StoreBusyError());
          }, patience);
        };
        watch();
        if (isRetry) waiting.unshift(begin);
        else waiting.push(begin);
        letIn();
      });
      try {
        const result = await work();
        progress += 1;
        return result;
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) progress += 1;
        throw error;
      } finally {
        running -= 1;
        letIn();
      }
    },
    narrow() {
      limit = Math.max(1, limit / 2);
    },
    widen() {
      limit = Math.min(most, limit + 0.1 / limit);
    },
  };
}
