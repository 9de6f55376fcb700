import { StoreBusyError } from "../../../domain/storage-errors.ts";

/** Lets work in as long as not too much of it runs. */
export interface Gate {
  /** How much work waits. */
  readonly waiting: number;
  /** Runs work when its turn comes. @throws StoreBusyError when that takes too long, or too much work waits */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Work has collided with other work: less of it runs at a time. */
  narrow(): void;
  /** Work has succeeded: a little more may run. */
  widen(): void;
}

export interface GateOptions {
  /** Milliseconds that work waits for its turn at most. */
  readonly patience?: number | undefined;
  /** Pieces of work that wait at most. */
  readonly mostWaiting?: number | undefined;
}

const PATIENCE = 30_000;
const MOST_WAITING = 1000;

/**
 * Finds out how much work may run at a time. Transactions that read and change the same pages only hold each other up, as those of a small
 * database do; those of a large one hardly meet.
 * @param most of it at a time
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
