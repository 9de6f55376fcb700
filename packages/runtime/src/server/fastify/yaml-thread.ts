import { Worker } from "node:worker_threads";
import type { Locate, YamlReader } from "../body/yaml.ts";
import { HttpFailure } from "../failure.ts";
import { type CpuMeter, type CpuUsage, meterOf, pause, untilCpuTime } from "./thread-cpu.ts";
import { busy, createTurns } from "./turns.ts";
import type { YamlReply, YamlReport, YamlRequest } from "./yaml-worker.ts";

export interface YamlThread extends YamlReader {
  close(): Promise<void>;
}

export interface YamlThreadOptions {
  /** CPU time limit per text in milliseconds, before a 422; default 5,000. */
  readonly deadlineMs?: number;
  /** Timeout per text in milliseconds, queued and parsing, before a 503; default 30,000. */
  readonly waitMs?: number;
  /** Memory of the thread in megabytes; default 256. */
  readonly memoryMb?: number;
}

/** Dependencies that tests replace. */
export interface YamlThreadParts {
  start(options: ConstructorParameters<typeof Worker>[1]): Worker;
  meterOf(worker: Worker, begun: CpuUsage | undefined): CpuMeter;
}

const MiB = 1024 * 1024;

/** Limits of queued bytes: per caller 16 of the sandbox's largest texts, and in total. */
const WAITING = { callerBytes: 4 * MiB, bytes: 64 * MiB };

const TOO_LONG: YamlReply = { problem: "It takes too long to parse" };

const workerUrl = () =>
  new URL(import.meta.url.endsWith(".ts") ? "./yaml-worker.ts" : "./yaml-worker.js", import.meta.url);

const defaultParts: YamlThreadParts = { start: (options) => new Worker(workerUrl(), options), meterOf };

interface Thread {
  readonly worker: Worker;
  readonly started: Promise<unknown>;
}

/** Creates a parser in a thread, which starts with the first text and keeps the process alive only while it parses. */
export function yamlThread(
  { deadlineMs = 5_000, waitMs = 30_000, memoryMb = 256 }: YamlThreadOptions = {},
  parts = defaultParts,
): YamlThread {
  let current: Thread | undefined;
  const turns = createTurns({ ...WAITING, waitMs });

  function start(): Thread {
    const worker = parts.start({
      name: "yaml",
      // Some options, such as --input-type, are invalid for threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const thread = { worker, started: reportOf(worker, "start") };
    // Without a listener an error would end the process.
    worker.on("error", () => {});
    thread.started.catch(() => {});
    worker.once("exit", () => {
      if (current === thread) current = undefined;
    });
    return thread;
  }

  /** Ends the thread; the next text starts a new one. */
  async function end(): Promise<void> {
    const thread = current;
    current = undefined;
    await thread?.worker.terminate();
  }

  async function parseIn({ worker }: Thread, request: YamlRequest, signal: AbortSignal): Promise<YamlReply> {
    const [begun, ended] = [reportOf(worker, "begin"), reportOf(worker, "end")];
    ended.catch(() => {});
    worker.postMessage(request);
    const { cpuUsage } = await begun;
    const expensive = untilCpuTime(parts.meterOf(worker, cpuUsage), deadlineMs, signal);
    return Promise.race([ended.then(({ reply }) => reply), expensive.then(() => TOO_LONG)]);
  }

  async function ask(request: YamlRequest, leftMs: number): Promise<YamlReply> {
    current ??= start();
    const thread = current;
    const over = new AbortController();
    const tooLate = pause(Math.max(leftMs, 0), over.signal).then(() => {
      throw busy("The server is too busy to parse this file");
    });
    tooLate.catch(() => {});
    thread.worker.ref();
    let isSent = false;
    try {
      // Keep a thread that is still starting, because another start takes as long.
      await Promise.race([thread.started, tooLate]);
      isSent = true;
      const reply = await Promise.race([parseIn(thread, request, over.signal), tooLate]);
      if (reply === TOO_LONG) await end();
      return reply;
    } catch (error) {
      if (isSent || !(error instanceof HttpFailure)) await end();
      if (isSent && (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY")
        return { problem: "It takes too much memory to parse" };
      throw error;
    } finally {
      over.abort();
      thread.worker.unref();
    }
  }

  const enqueue = (caller: string, request: YamlRequest): Promise<YamlReply> =>
    turns.take(caller, Buffer.byteLength(request.text), (leftMs) => ask(request, leftMs));

  return {
    async parse(text, caller = "") {
      const parsed = await enqueue(caller, { text });
      if (!("json" in parsed)) return { problem: "problem" in parsed ? parsed.problem : "It cannot be read" };
      const locate: Locate = async (fields) => {
        // If the thread is busy, problems have no line numbers.
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

/** @throws Error of the thread if it ends first */
function reportOf<At extends YamlReport["at"]>(worker: Worker, at: At): Promise<Extract<YamlReport, { at: At }>> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.off("message", take);
      worker.off("error", fail);
      worker.off("exit", exit);
    };
    const take = (report: YamlReport) => {
      if (report.at !== at) return;
      stop();
      resolve(report as Extract<YamlReport, { at: At }>);
    };
    const fail = (error: unknown) => {
      stop();
      reject(error);
    };
    const exit = () => fail(new Error("The thread that parses YAML has ended"));
    worker.on("message", take);
    worker.on("error", fail);
    worker.on("exit", exit);
  });
}
