import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";

/** In microseconds. */
export type CpuUsage = Pick<NodeJS.CpuUsage, "user" | "system">;

/** Returns the CPU time of the current thread; undefined if this version of Node does not tell. */
export const threadCpuUsage = (): CpuUsage | undefined => (process as Partial<typeof process>).threadCpuUsage?.();

/** Returns the CPU time of a thread in milliseconds since the meter was created. */
export type CpuMeter = () => Promise<number>;

const millisecondsOf = ({ user, system }: CpuUsage): number => (user + system) / 1000;

/**
 * Creates a CPU meter for a thread. Node 24 reports it directly. Earlier versions only report the whole process;
 * subtracting the active time of the main thread gives a result that is too low rather than too high.
 * @param begun usage of the thread so far, if known
 */
export function meterOf(worker: Worker, begun: CpuUsage | undefined): CpuMeter {
  const { cpuUsage } = worker as Partial<Pick<Worker, "cpuUsage">>;
  if (begun !== undefined && cpuUsage !== undefined)
    return async () => millisecondsOf(await cpuUsage.call(worker)) - millisecondsOf(begun);
  return meterOfOthers();
}

/** Measures all threads except this one. */
function meterOfOthers(): CpuMeter {
  const usage = process.cpuUsage();
  const utilization: EventLoopUtilization = performance.eventLoopUtilization();
  return async () => {
    const { active } = performance.eventLoopUtilization(utilization);
    return Math.max(0, millisecondsOf(process.cpuUsage(usage)) - active);
  };
}

/** Shortest interval in milliseconds between two checks of the CPU time. */
const SHORTEST_LOOK = 10;

/** Resolves when work has used its CPU time; never after the signal aborts, nor after the thread has ended. */
export async function untilCpuTime(used: CpuMeter, limitMs: number, signal: AbortSignal): Promise<void> {
  // CPU time never exceeds wall-clock time.
  for (let left = limitMs; left > 0; left = limitMs - (await used().catch(() => 0)))
    await pause(Math.max(left, SHORTEST_LOOK), signal);
}

/** Resolves after a time; never after the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
