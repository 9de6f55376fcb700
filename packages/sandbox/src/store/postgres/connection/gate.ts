/** Lets work in as long as not too much of it runs. */
export interface Gate {
  /** Runs work when its turn comes. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Work has collided with other work: less of it runs at a time. */
  narrow(): void;
  /** Work has succeeded: a little more may run. */
  widen(): void;
}

/**
 * Finds out how much work may run at a time. Transactions that read and change the same pages only hold each other up, as those of a small
 * database do; those of a large one hardly meet.
 * @param most of it at a time
 */
export function createGate(most: number): Gate {
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
    async pass(work) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
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
