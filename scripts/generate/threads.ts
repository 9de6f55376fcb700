import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Document, Problem } from "@assessment-api/codegen";

/** Request to a thread: one half of a document's files. */
export type Kind = "client" | "server";

export interface Job {
  document: Document;
  /** Port for the result. */
  port: MessagePort;
}

/** An error as plain data: class and fields are lost between threads. */
export type Result = { files: Record<string, string> } | { error: Error; problems: readonly Problem[] };

export interface Threads {
  /** The files of a document's client, and those of its server stubs. Throws what `generateClient` and `generateServer` throw. */
  generate(document: Document): Promise<Record<string, string>>;
  close(): Promise<unknown>;
}

/** Starts a thread for clients and one for server stubs, while the main thread bundles the next document; each has about a third of the work. */
export function startThreads(): Threads {
  const start = (kind: Kind) => {
    const worker = new Worker(new URL("thread.ts", import.meta.url), { workerData: kind });
    return {
      worker,
      async generate(document: Document) {
        const { port1, port2 } = new MessageChannel();
        worker.postMessage({ document, port: port2 } satisfies Job, [port2]);
        const [result] = (await once(port1, "message")) as [Result];
        if ("files" in result) return result.files;
        const { DocumentError } = await import("@assessment-api/codegen");
        const [first, ...more] = result.problems;
        throw first ? new DocumentError(first.pointer, first.problem, more) : result.error;
      },
    };
  };
  const [client, server] = [start("client"), start("server")];
  return {
    async generate(document) {
      const files = await Promise.all([server.generate(document), client.generate(document)]);
      return Object.assign({}, ...files.reverse());
    },
    close: () => Promise.all([client.worker.terminate(), server.worker.terminate()]),
  };
}
