import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * The longest pause of the event loop during a task, in milliseconds: no longer than the time that this thread worked, because on a
 * busy machine the loop also pauses for others.
 */
export async function longestPause(task: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  // The monitor notices a pause when it is over.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return Math.min(delay.max / 1e6, (user + system) / 1e3);
}
