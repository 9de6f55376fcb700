/**
 * Preloaded monitor (`node --import`) of the event loop. Responds to each message of the parent with the longest pause
 * since the last one, and starts a new measurement.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

/** Longest pause, both in milliseconds. */
export interface Pause {
  /** Wall time, including other processes of a busy machine. */
  readonly wall: number;
  /** CPU time of this thread. */
  readonly cpu: number;
}

/** Memory in bytes. */
export interface Memory {
  readonly before: number;
  readonly highest: number;
}

const RESOLUTION = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();

let cpu = 0;
let memory: Memory = { before: process.memoryUsage.rss(), highest: 0 };
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  cpu = Math.max(cpu, (user + system) / 1000);
  before = process.threadCpuUsage();
  memory = { ...memory, highest: Math.max(memory.highest, process.memoryUsage.rss()) };
}, RESOLUTION).unref();

process.on("message", async () => {
  // The monitor records a pause only when timers fire after it.
  await delay(4 * RESOLUTION);
  const measured: Pause & Memory = { wall: Math.max(0, delays.max / 1e6 - RESOLUTION), cpu, ...memory };
  delays.reset();
  cpu = 0;
  // The monitor starts with its first interval.
  await delay(4 * RESOLUTION);
  memory = { before: process.memoryUsage.rss(), highest: 0 };
  process.send?.(measured);
});
// Do not keep the program alive for the channel.
process.channel?.unref();
