import { HttpFailure } from "../failure.ts";

export interface TurnsOptions {
  readonly waitMs: number;
  readonly callerBytes: number;
  readonly bytes: number;
}

/** A queue that runs one job at a time and alternates between callers. */
export interface Turns {
  /**
   * @param bytes memory of the queued job
   * @param work receives the milliseconds left of `waitMs`
   * @throws HttpFailure 503 with Retry-After
   */
  take<Result>(caller: string, bytes: number, work: (leftMs: number) => Promise<Result>): Promise<Result>;
}

interface QueuedJob {
  readonly bytes: number;
  readonly begin: () => Promise<unknown>;
}

/** Seconds; a job usually takes less than one. */
const RETRY_AFTER = "2";

/** Failure of a job that cannot be queued or timed out. */
export const busy = (reason = "Too many files are queued for parsing"): HttpFailure =>
  new HttpFailure(503, `${reason}; nothing was changed. Retry in a few seconds`, {
    reason: "busy",
    headers: { "retry-after": RETRY_AFTER },
  });

export function createTurns({ waitMs, callerBytes, bytes: mostBytes }: TurnsOptions): Turns {
  const queues = new Map<string, Set<QueuedJob>>();
  let running = false;
  let last: string | undefined;

  const bytesOf = (queue: Iterable<QueuedJob>) => [...queue].reduce((sum, { bytes }) => sum + bytes, 0);

  /** The last caller is next only if the other queues are empty. */
  function next(): QueuedJob | undefined {
    const caller = [...queues.keys()].find((one) => one !== last) ?? (queues.size > 0 ? last : undefined);
    if (caller === undefined) return undefined;
    const queue = queues.get(caller) as Set<QueuedJob>;
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
      const queuedBytes = [...queues.values()].reduce((sum, each) => sum + bytesOf(each), 0);
      // An empty queue accepts work of any size.
      if (queue.size > 0 && (bytesOf(queue) + bytes > callerBytes || queuedBytes + bytes > mostBytes))
        return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const until = performance.now() + waitMs;
        const tooLate = setTimeout(() => {
          queue.delete(one);
          reject(busy());
        }, waitMs);
        const one: QueuedJob = {
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
