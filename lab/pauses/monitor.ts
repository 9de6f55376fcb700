/**
 * Loaded before a program (`node --import`): measures how long its event loop stands still. Each message of the parent process begins
 * anew, and is replied to with the longest pause since the one before.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

/** Both in milliseconds. */
export interface Pause {
  /** By the clock, which also counts what other processes of a busy machine took. */
  readonly wall: number;
  /** Computing time of this thread meanwhile. */
  readonly cpu: number;
}

const RESOLUTION = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();

let cpu = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  cpu = Math.max(cpu, (user + system) / 1000);
  before = process.threadCpuUsage();
}, RESOLUTION).unref();

process.on("message", async () => {
  // A pause is recorded when the timers fire after it.
  await delay(4 * RESOLUTION);
  const pause: Pause = { wall: Math.max(0, delays.max / 1e6 - RESOLUTION), cpu };
  delays.reset();
  cpu = 0;
  // The monitor counts from its first interval on.
  await delay(4 * RESOLUTION);
  process.send?.(pause);
});
// The channel alone does not keep a program alive.
process.channel?.unref();
