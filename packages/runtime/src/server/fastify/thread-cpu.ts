import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";
import type { CpuUsage } from "./yaml-worker.ts";

/** Milliseconds of CPU time that a thread has used since the meter was made. */
export type CpuMeter = () => Promise<number>;

const millisecondsOf = ({ user, system }: CpuUsage): number => (user + system) / 1000;

/**
 * Measures the CPU time of a thread. Node 24 asks the thread itself. An earlier Node knows that of the process alone: from it goes the time for which
 * the main thread was active, so that the result is rather too low than too high.
 * @param begun of the thread until now, where Node knows it
 */
export function meterOf(worker: Worker, begun: CpuUsage | undefined): CpuMeter {
  const { cpuUsage } = worker as Partial<Pick<Worker, "cpuUsage">>;
  if (begun !== undefined && cpuUsage !== undefined)
    return async () => millisecondsOf(await cpuUsage.call(worker)) - millisecondsOf(begun);
  return meterOfOthers();
}

/** All threads but this one. */
function meterOfOthers(): CpuMeter {
  const usage = process.cpuUsage();
  const utilization: EventLoopUtilization = performance.eventLoopUtilization();
  return async () => {
    const { active } = performance.eventLoopUtilization(utilization);
    return Math.max(0, millisecondsOf(process.cpuUsage(usage)) - active);
  };
}
