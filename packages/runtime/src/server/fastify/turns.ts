import { HttpFailure } from "../failure.ts";

export interface TurnsOptions {
  /** Milliseconds after which work is refused that has not begun. */
  readonly waitMs: number;
  /** Bytes of one caller that wait at most. */
  readonly callerBytes: number;
  /** Bytes of all callers that wait at most. */
  readonly bytes: number;
}

/** Work of which one runs at a time; callers take turns, so that nobody waits for more than one piece of each other caller. */
export interface Turns {
  /**
   * @param bytes of memory that the work holds while it waits
   * @param work gets the milliseconds that are left of `waitMs`
   * @throws HttpFailure 503 with Retry-After where the work is refused
   */
  take<Result>(caller: string, bytes: number, work: (leftMs: number) => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly bytes: number;
  readonly begin: () => Promise<unknown>;
}

/** Seconds; a turn takes less than one most often. */
const RETRY_AFTER = "2";

/** The failure of work that did not get its turn, or the processor, in time. */
export const busy = (reason = "Too many files wait to be parsed"): HttpFailure =>
  new HttpFailure(503, `${reason}; nothing was changed. Send this one again in some seconds`, {
    reason: "busy",
    headers: { "retry-after": RETRY_AFTER },
  });

export function createTurns({ waitMs, callerBytes, bytes: mostBytes }: TurnsOptions): Turns {
  /** By caller, in the order of their turns. */
  const queues = new Map<string, Set<Waiting>>();
  let running = false;
  let last: string | undefined;

  const bytesOf = (queue: Iterable<Waiting>) => [...queue].reduce((sum, { bytes }) => sum + bytes, 0);

  /** The first work of the caller whose turn it is: not of the last one, unless nobody else waits. */
  function next(): Waiting | undefined {
    const caller = [...queues.keys()].find((one) => one !== last) ?? (queues.size > 0 ? last : undefined);
    if (caller === undefined) return undefined;
    const queue = queues.get(caller) as Set<Waiting>;
    const [first] = queue;
    queues.delete(caller);
    if (first !== undefined) queue.delete(first);
    if (queue.size > 0) queues.set(caller, queue);
    if (first === undefined) return next();
    last = caller;
    return first;
  }

  async function runAll(): Promise<void> {
    running = true;
    for (let one = next(); one !== undefined; one = next()) await one.begin();
    running = false;
  }

  return {
    take(caller, bytes, work) {
      const queue = queues.get(caller) ?? new Set();
      const waitingBytes = [...queues.values()].reduce((sum, each) => sum + bytesOf(each), 0);
      // Whatever its size, one piece of work may wait.
      if (queue.size > 0 && (bytesOf(queue) + bytes > callerBytes || waitingBytes + bytes > mostBytes))
        return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const until = performance.now() + waitMs;
        const tooLate = setTimeout(() => {
          queue.delete(one);
          reject(busy());
        }, waitMs);
        const one: Waiting = {
          bytes,
          async begin() {
            clearTimeout(tooLate);
            await work(until - performance.now()).then(resolve, reject);
          },
        };
        queue.add(one);
        queues.set(caller, queue);
        if (!running) void runAll();
      });
    },
  };
}
