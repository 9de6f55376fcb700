import { StoreBusyError } from "../../../domain/storage-errors.ts";

/** Limits concurrent work. */
interface Gate {
  readonly waiting: number;
  /**
   * Runs work in turn.
   * @throws StoreBusyError if the queue is full or the wait exceeds its limit
   */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  narrow(): void;
  widen(): void;
}

export interface GateOptions {
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
    async pass(work) {
      if (waiting.length >= mostWaiting) throw new StoreBusyError();
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(new StoreBusyError());
        }, patience);
        waiting.push(begin);
        letIn();
      });
      try {
        return await work();
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
