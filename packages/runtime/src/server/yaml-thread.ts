import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { YamlReply, YamlRequest } from "./yaml-worker.ts";

/** Tells where a text has fields, written as in problems (`tasks[0].choices`): `line 7, column 5`; "" where that takes too long. */
export type Locate = (fields: readonly string[]) => Promise<readonly string[]>;

export type ParsedYaml = { readonly value: unknown; readonly locate: Locate } | { readonly problem: string };

/** Parses YAML outside of the event loop, which some texts of a few hundred kilobytes would hold for seconds. */
export interface YamlThread {
  parse(text: string): Promise<ParsedYaml>;
  close(): Promise<void>;
}

export interface YamlThreadOptions {
  /** Milliseconds that a text may take; default 5,000. */
  readonly deadlineMs?: number;
  /** Memory of the thread in megabytes; default 512. */
  readonly memoryMb?: number;
}

/** Stands beside this module, as source and as published. */
const workerUrl = () =>
  new URL(import.meta.url.endsWith(".ts") ? "./yaml-worker.ts" : "./yaml-worker.js", import.meta.url);

/** A thread that starts with the first text and takes one after the other. It keeps the process alive only while it parses. */
export function yamlThread({ deadlineMs = 5_000, memoryMb = 512 }: YamlThreadOptions = {}): YamlThread {
  let current: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const worker = new Worker(workerUrl(), {
      name: "yaml",
      // Options of the process may be none of a thread, such as --input-type.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // An error is for whoever waits for a reply; without a listener it would end the process.
    worker.on("error", () => {});
    worker.once("exit", () => {
      if (current === worker) current = undefined;
    });
    return worker;
  }

  /** Ends the thread, even in the middle of a text; the next text gets a new one. */
  async function end(): Promise<void> {
    const worker = current;
    current = undefined;
    await worker?.terminate();
  }

  async function ask(request: YamlRequest): Promise<YamlReply> {
    current ??= start();
    const worker = current;
    worker.ref();
    worker.postMessage(request);
    try {
      const [reply] = await once(worker, "message", { signal: AbortSignal.timeout(deadlineMs) });
      return reply;
    } catch (error) {
      await end();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === "AbortError") return { problem: "It takes too long to parse" };
      if (code === "ERR_WORKER_OUT_OF_MEMORY") return { problem: "It takes too much memory to parse" };
      throw error;
    } finally {
      worker.unref();
    }
  }

  function enqueue(request: YamlRequest): Promise<YamlReply> {
    const reply = last.then(() => ask(request));
    last = reply.catch(() => {});
    return reply;
  }

  return {
    async parse(text) {
      const parsed = await enqueue({ text });
      if (!("json" in parsed)) return { problem: "problem" in parsed ? parsed.problem : "It cannot be read" };
      const locate: Locate = async (fields) => {
        const found = await enqueue({ text, fields });
        return "places" in found ? found.places : fields.map(() => "");
      };
      return { value: JSON.parse(parsed.json), locate };
    },
    close: end,
  };
}
