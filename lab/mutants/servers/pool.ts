import { Worker } from "node:worker_threads";
import type { Fault, Target } from "./fault.ts";
import type { DerivedFaults, Verdict } from "./run.ts";

export interface PoolOptions {
  workers: number;
  /** Whether to continue a run after the first finding, to count findings. */
  whole: boolean;
  derived?: DerivedFaults | undefined;
  done(verdict: Verdict): void;
}

/** Runs the faults of a target in parallel, with a sandbox per worker. */
export async function runFaults(target: Target, faults: readonly Fault[], options: PoolOptions): Promise<void> {
  const queue = [...faults];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("worker.ts", import.meta.url), {
        workerData: { target, derived: options.derived },
      });
      const next = () => {
        const fault = queue.shift();
        if (fault) worker.postMessage({ name: fault.name, whole: options.whole || fault.class === "harmless" });
        else worker.postMessage("end");
      };
      worker.on("message", (verdict: Verdict) => {
        options.done(verdict);
        next();
      });
      worker.on("error", reject);
      worker.on("exit", () => resolve());
      next();
    });
  await Promise.all(Array.from({ length: Math.min(options.workers, faults.length) }, work));
}
