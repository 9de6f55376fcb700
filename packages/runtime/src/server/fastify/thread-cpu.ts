import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";
import type { CpuUsage } from "./yaml-worker.ts";

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
