import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Document, Problem } from "@assessment-api/codegen";

/** Request to the thread. */
export interface Job {
  document: Document;
  /** Port for the result. */
  port: MessagePort;
}

/** An error as plain data: class and fields are lost between threads. */
export type Result = { files: Record<string, string> } | { error: Error; problems: readonly Problem[] };

export interface Generator {
  /** The files of a document's client and server stubs. Throws what `generateClient` and `generateServer` throw. */
  generate(document: Document): Promise<Record<string, string>>;
  close(): Promise<unknown>;
}

/** Starts a thread that generates, while the main thread bundles the next document: each has about half of the work. */
export function startGenerator(): Generator {
  const worker = new Worker(new URL("thread.ts", import.meta.url));
  return {
    async generate(document) {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ document, port: port2 } satisfies Job, [port2]);
      const [result] = (await once(port1, "message")) as [Result];
      if ("files" in result) return result.files;
      const { DocumentError } = await import("@assessment-api/codegen");
      const [first, ...more] = result.problems;
      throw first ? new DocumentError(first.pointer, first.problem, more) : result.error;
    },
    close: () => worker.terminate(),
  };
}
