/** A thread that `startThreads` starts. */
import { parentPort } from "node:worker_threads";
import { DocumentError, generateClient, generateServer } from "@assessment-api/codegen";
import type { Job, Result } from "./threads.ts";

parentPort?.on("message", async ({ kind, document, port }: Job) => {
  const files = kind === "client" ? generateClient(document) : generateServer(document, { types: false });
  const result = await files.then(
    (files): Result => ({ files }),
    (error): Result => ({ error, problems: error instanceof DocumentError ? error.problems : [] }),
  );
  port.postMessage(result);
  port.close();
});
