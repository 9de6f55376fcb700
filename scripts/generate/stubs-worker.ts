/** The thread that `startStubsThread` starts. */
import { parentPort } from "node:worker_threads";
import { DocumentError, generateServer } from "@assessment-api/codegen";
import type { Job, Result } from "./stubs-thread.ts";

parentPort?.on("message", async ({ document, port }: Job) => {
  const result = await generateServer(document, { types: false }).then(
    (files): Result => ({ files }),
    (error): Result => ({ error, problems: error instanceof DocumentError ? error.problems : [] }),
  );
  port.postMessage(result);
  port.close();
});
