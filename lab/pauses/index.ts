import { startMeasuredSandbox } from "./measured-sandbox.ts";
import type { Pause } from "./monitor.ts";
import type { WorstInput } from "./worst-inputs.ts";

export { startMeasuredSandbox } from "./measured-sandbox.ts";
export type { Pause } from "./monitor.ts";
export { worstInputs } from "./worst-inputs.ts";

/** Returns the shorter times: every attempt includes the cost of the input. */
const least = (one: Pause, other: Pause): Pause => ({
  wall: Math.min(one.wall, other.wall),
  cpu: Math.min(one.cpu, other.cpu),
});

export async function startMeasuring() {
  const sandbox = await startMeasuredSandbox();
  return {
    /** Returns the shortest pause of all attempts, and the last status. */
    async pauseOf({ prepare }: WorstInput, attempts: number): Promise<Pause & { readonly status: number }> {
      const sendInput = await prepare(sandbox);
      let status = 0;
      let pause: Pause = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
      for (let attempt = 0; attempt < attempts; attempt++) {
        const measured = await sandbox.longestPause(async () => {
          status = await sendInput();
        });
        pause = least(pause, measured);
      }
      return { ...pause, status };
    },
    stop: sandbox.stop,
  };
}
