import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Locate, YamlReader } from "../body/yaml.ts";
import { HttpFailure } from "../failure.ts";
import { busy, createTurns } from "./turns.ts";
import type { YamlReply, YamlRequest } from "./yaml-worker.ts";

/** Parses YAML outside of the event loop, which some texts of a few hundred kilobytes would hold for seconds. */
export interface YamlThread extends YamlReader {
  close(): Promise<void>;
}

export interface YamlThreadOptions {
  /** Milliseconds that a text may take; default 5,000. */
  readonly deadlineMs?: number;
  /** Milliseconds that a text may wait and take together; default 10,000. */
  readonly waitMs?: number;
  /** Memory of the thread in megabytes; default 256. */
  readonly memoryMb?: number;
}

const MiB = 1024 * 1024;

/** Texts that wait: 16 of the largest that a sandbox takes for each caller. */
const WAITING = { callerBytes: 4 * MiB, bytes: 64 * MiB };

/** Stands beside this module, as source and as published. */
const workerUrl = () =>
  new URL(import.meta.url.endsWith(".ts") ? "./yaml-worker.ts" : "./yaml-worker.js", import.meta.url);

/** A thread that starts with the first text and takes one after the other, by turns of those who sent them. It keeps the process alive only while it parses. */
export function yamlThread({
  deadlineMs = 5_000,
  waitMs = 10_000,
  memoryMb = 256,
}: YamlThreadOptions = {}): YamlThread {
  let current: Worker | undefined;
  const turns = createTurns({ ...WAITING, waitMs });

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

  async function ask(request: YamlRequest, leftMs: number): Promise<YamlReply> {
    current ??= start();
    const worker = current;
    worker.ref();
    worker.postMessage(request);
    try {
      const [reply] = await once(worker, "message", {
        signal: AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(deadlineMs, leftMs)))),
      });
      return reply;
    } catch (error) {
      await end();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === "AbortError" && leftMs < deadlineMs) throw busy();
      if (name === "AbortError") return { problem: "It takes too long to parse" };
      if (code === "ERR_WORKER_OUT_OF_MEMORY") return { problem: "It takes too much memory to parse" };
      throw error;
    } finally {
      worker.unref();
    }
  }

  const enqueue = (caller: string, request: YamlRequest): Promise<YamlReply> =>
    turns.take(caller, Buffer.byteLength(request.text), (leftMs) => ask(request, leftMs));

  return {
    async parse(text, caller = "") {
      const parsed = await enqueue(caller, { text });
      if (!("json" in parsed)) return { problem: "problem" in parsed ? parsed.problem : "It cannot be read" };
      const locate: Locate = async (fields) => {
        // The problems are known; only their lines are missing where the thread is busy.
        const found = await enqueue(caller, { text, fields }).catch((error: unknown) => {
          if (error instanceof HttpFailure) return { places: [] };
          throw error;
        });
        return "places" in found ? fields.map((_, index) => found.places[index] ?? "") : fields.map(() => "");
      };
      return { value: JSON.parse(parsed.json), locate };
    },
    close: end,
  };
}
