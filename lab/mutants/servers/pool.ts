import { Worker } from "node:worker_threads";
import type { Fault, Target } from "./fault.ts";
import type { DerivedFaults, Verdict } from "./run.ts";

export interface PoolOptions {
  workers: number;
  /** Runs go on after the first finding, so that findings are counted. */
  whole: boolean;
  /** The sample that the faults are from, where they are derived. */
  derived?: DerivedFaults | undefined;
  done(verdict: Verdict): void;
}

/** Runs the faults of one target in parallel, with one sandbox per worker. */
export async function runFaults(target: Target, faults: readonly Fault[], options: PoolOptions): Promise<void> {
  const waiting = [...faults];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("worker.ts", import.meta.url), {
        workerData: { target, derived: options.derived },
      });
      const next = () => {
        const fault = waiting.shift();
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
