import { monitorEventLoopDelay } from "node:perf_hooks";

/** Returns the longest pause of the event loop in milliseconds, capped at the CPU time of this thread. */
export async function longestPause(task: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  // The monitor records a pause only after its end.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return Math.min(delay.max / 1e6, (user + system) / 1e3);
}
