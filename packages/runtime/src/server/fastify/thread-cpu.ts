import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";

/** CPU time in microseconds. */
export type CpuUsage = Pick<NodeJS.CpuUsage, "user" | "system">;

/** Returns the CPU time of this thread; undefined if this version of Node does not report it. */
export const threadCpuUsage = (): CpuUsage | undefined => (process as Partial<typeof process>).threadCpuUsage?.();

export type CpuMeter = () => Promise<number>;

const millisecondsOf = ({ user, system }: CpuUsage): number => (user + system) / 1000;

/**
 * Creates a CPU meter for a thread. Before Node 24, subtracts the main thread's active time from the process's, so the
 * result is too low rather than too high.
 * @param begun usage of the thread so far
 */
export function meterOf(worker: Worker, begun: CpuUsage | undefined): CpuMeter {
  const { cpuUsage } = worker as Partial<Pick<Worker, "cpuUsage">>;
  if (begun !== undefined && cpuUsage !== undefined)
    return async () => millisecondsOf(await cpuUsage.call(worker)) - millisecondsOf(begun);
  return meterOfOthers();
}

function meterOfOthers(): CpuMeter {
  const usage = process.cpuUsage();
  const utilization: EventLoopUtilization = performance.eventLoopUtilization();
  return async () => {
    const { active } = performance.eventLoopUtilization(utilization);
    return Math.max(0, millisecondsOf(process.cpuUsage(usage)) - active);
  };
}

const SHORTEST_LOOK = 10;

/** Resolves when the thread has used `limitMs` of CPU time; never after the signal aborts or the thread ends. */
export async function untilCpuTime(used: CpuMeter, limitMs: number, signal: AbortSignal): Promise<void> {
  // CPU time never exceeds wall-clock time.
  for (let left = limitMs; left > 0; left = limitMs - (await used().catch(() => 0)))
    await pause(Math.max(left, SHORTEST_LOOK), signal);
}

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
