import { parentPort, workerData } from "node:worker_threads";
import type { Target } from "./fault.ts";
import { createRunner, type DerivedFaults } from "./run.ts";

const { target, derived } = workerData as { target: Target; derived: DerivedFaults | undefined };
const runner = await createRunner(target, undefined, derived);

parentPort?.on("message", async (message: { name: string; whole: boolean } | "end") => {
  if (message === "end") {
    await runner.close();
    parentPort?.close();
    return;
  }
  const fault = runner.faults.find(({ name }) => name === message.name);
  if (!fault) throw new Error(`there is no fault ${message.name}`);
  parentPort?.postMessage(await runner.run(fault, message.whole));
});
