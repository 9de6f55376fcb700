import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { type Document, DocumentError, type Problem } from "@assessment-api/codegen";

export interface Job {
  document: Document;
  /** Where the result goes. */
  port: MessagePort;
}

/** The class and the fields of an error do not get from thread to thread. */
export type Result = { files: Record<string, string> } | { error: Error; problems: readonly Problem[] };

export interface StubsThread {
  /** The files of a document's server stubs, without its types. Throws what `generateServer` throws. */
  generate(document: Document): Promise<Record<string, string>>;
  close(): Promise<unknown>;
}

/** Server stubs are made in a thread of their own, while the main one makes the types: each takes about half of the time. */
export function startStubsThread(): StubsThread {
  const worker = new Worker(new URL("stubs-worker.ts", import.meta.url));
  return {
    async generate(document) {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ document, port: port2 } satisfies Job, [port2]);
      const [result] = (await once(port1, "message")) as [Result];
      if ("files" in result) return result.files;
      const [first, ...more] = result.problems;
      throw first ? new DocumentError(first.pointer, first.problem, more) : result.error;
    },
    close: () => worker.terminate(),
  };
}
