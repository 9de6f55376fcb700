/** A thread that `startThreads` starts. */
import { parentPort, workerData } from "node:worker_threads";
import { type Document, DocumentError, generateClient, generateServer } from "@assessment-api/codegen";
import type { Job, Kind, Result } from "./threads.ts";

const kind: Kind = workerData;
const generate = (document: Document) =>
  kind === "client" ? generateClient(document) : generateServer(document, { types: false });

// Warms up the generator while the first document is bundled; the empty document is refused afterwards.
const loaded = generate({ openapi: "3.1.1", info: { title: "", version: "" } }).catch(() => undefined);

parentPort?.on("message", async ({ document, port }: Job) => {
  await loaded;
  const result = await generate(document).then(
    (files): Result => ({ files }),
    (error): Result => ({ error, problems: error instanceof DocumentError ? error.problems : [] }),
  );
  port.postMessage(result);
  port.close();
});
