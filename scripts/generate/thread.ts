/** The thread that `startGenerator` starts. */
import { parentPort } from "node:worker_threads";
import { type Document, DocumentError, generateClient, generateServer } from "@assessment-api/codegen";
import type { Job, Result } from "./generator.ts";

/** The server names every problem of a document at once, so that it comes first. */
async function generate(document: Document): Promise<Record<string, string>> {
  const server = await generateServer(document, { types: false, strict: true });
  return { ...(await generateClient(document)), ...server };
}

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
