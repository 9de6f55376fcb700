import { startMeasuredSandbox } from "./measured-sandbox.ts";
import type { Pause } from "./monitor.ts";
import type { WorstInput } from "./worst-inputs.ts";

export type { Pause } from "./monitor.ts";
export { worstInputs } from "./worst-inputs.ts";

/** The least of what was measured: whatever the input costs, it costs in each try. */
const least = (one: Pause, other: Pause): Pause => ({
  wall: Math.min(one.wall, other.wall),
  cpu: Math.min(one.cpu, other.cpu),
});

/** By the clock or, since a busy machine adds to that, of CPU time. */
export const shorter = ({ wall, cpu }: Pause): number => Math.min(wall, cpu);

const TRIES = 3;

/** Measures a sandbox in a process of its own. */
export async function startMeasuring() {
  const sandbox = await startMeasuredSandbox();
  return {
    /** Sends an input three times, or until a pause is short enough. */
    async pauseOf(
      { prepare }: WorstInput,
      isEnough: (milliseconds: number) => boolean = () => false,
    ): Promise<Pause & { readonly status: number }> {
      const sendInput = await prepare(sandbox);
      let status = 0;
      let pause: Pause = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const measured = await sandbox.longestPause(async () => {
          status = await sendInput();
        });
        pause = least(pause, measured);
        if (isEnough(shorter(pause))) break;
      }
      return { ...pause, status };
    },
    stop: sandbox.stop,
  };
}
