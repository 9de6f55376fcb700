import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Document, Problem } from "@assessment-api/codegen";

/** The half of a document's files that a thread makes. */
export type Kind = "client" | "server";

export interface Job {
  document: Document;
  /** Where the result goes. */
  port: MessagePort;
}

/** The class and the fields of an error do not get from thread to thread. */
export type Result = { files: Record<string, string> } | { error: Error; problems: readonly Problem[] };

export interface Threads {
  /** The files of a document's client, and those of its server stubs. Throws what `generateClient` and `generateServer` throw. */
  generate(document: Document): Promise<Record<string, string>>;
  close(): Promise<unknown>;
}

/** Clients and server stubs are made in a thread each, while the main one bundles the next document: each takes about a third of the time. */
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
