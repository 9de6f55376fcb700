import { Worker } from "node:worker_threads";
import type { Locate, YamlReader } from "../body/yaml.ts";
import { HttpFailure } from "../failure.ts";
import { type CpuMeter, meterOf } from "./thread-cpu.ts";
import { busy, createTurns } from "./turns.ts";
import type { CpuUsage, YamlReply, YamlReport, YamlRequest } from "./yaml-worker.ts";

/** Parses YAML outside of the event loop, which some texts of a few hundred kilobytes would hold for seconds. */
export interface YamlThread extends YamlReader {
  close(): Promise<void>;
}

export interface YamlThreadOptions {
  /** Milliseconds of CPU time that a text may take before it is refused with 422; default 5,000. */
  readonly deadlineMs?: number;
  /** Milliseconds that a text may wait and take together before the server is too busy for it; default 30,000. */
  readonly waitMs?: number;
  /** Memory of the thread in megabytes; default 256. */
  readonly memoryMb?: number;
}

/** How a thread starts and what it uses; tests bring their own. */
export interface YamlThreadParts {
  start(options: ConstructorParameters<typeof Worker>[1]): Worker;
  meterOf(worker: Worker, begun: CpuUsage | undefined): CpuMeter;
}

const MiB = 1024 * 1024;

/** Texts that wait: 16 of the largest that a sandbox takes for each caller. */
const WAITING = { callerBytes: 4 * MiB, bytes: 64 * MiB };

const TOO_LONG: YamlReply = { problem: "It takes too long to parse" };

/** Milliseconds between two looks at the CPU time of a text that is nearly at its limit. */
const SHORTEST_LOOK = 10;

/** Stands beside this module, as source and as published. */
const workerUrl = () =>
  new URL(import.meta.url.endsWith(".ts") ? "./yaml-worker.ts" : "./yaml-worker.js", import.meta.url);

const defaultParts: YamlThreadParts = { start: (options) => new Worker(workerUrl(), options), meterOf };

interface Thread {
  readonly worker: Worker;
  /** Resolves when it can take a text. */
  readonly started: Promise<unknown>;
}

/** A thread that starts with the first text and takes one after the other, by turns of those who sent them. It keeps the process alive only while it parses. */
export function yamlThread(
  { deadlineMs = 5_000, waitMs = 30_000, memoryMb = 256 }: YamlThreadOptions = {},
  parts = defaultParts,
): YamlThread {
  let current: Thread | undefined;
  const turns = createTurns({ ...WAITING, waitMs });

  function start(): Thread {
    const worker = parts.start({
      name: "yaml",
      // Options of the process may be none of a thread, such as --input-type.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const thread = { worker, started: reportOf(worker, "start") };
    // A request that waits for the thread gets the error; without a listener it would end the process.
    worker.on("error", () => {});
    thread.started.catch(() => {});
    worker.once("exit", () => {
      if (current === thread) current = undefined;
    });
    return thread;
  }

  /** Ends the thread, even in the middle of a text; the next text gets a new one. */
  async function end(): Promise<void> {
    const thread = current;
    current = undefined;
    await thread?.worker.terminate();
  }

  /** Resolves when a text has used its CPU time. */
  async function expense(used: CpuMeter, signal: AbortSignal): Promise<YamlReply> {
    // A thread cannot use more CPU time than time passes. One that has ended tells nothing, and fails the text by itself.
    for (let left = deadlineMs; left > 0; left = deadlineMs - (await used().catch(() => 0)))
      await pause(Math.max(left, SHORTEST_LOOK), signal);
    return TOO_LONG;
  }

  async function parseIn({ worker }: Thread, request: YamlRequest, signal: AbortSignal): Promise<YamlReply> {
    const [begun, ended] = [reportOf(worker, "begin"), reportOf(worker, "end")];
    ended.catch(() => {});
    worker.postMessage(request);
    const { cpuUsage } = await begun;
    const expensive = expense(parts.meterOf(worker, cpuUsage), signal);
    expensive.catch(() => {});
    return Promise.race([ended.then(({ reply }) => reply), expensive]);
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
    let isAsked = false;
    try {
      // A thread that has not started yet is kept: the next text would wait for another start.
      await Promise.race([thread.started, tooLate]);
      isAsked = true;
      const reply = await Promise.race([parseIn(thread, request, over.signal), tooLate]);
      if (reply === TOO_LONG) await end();
      return reply;
    } catch (error) {
      if (isAsked || !(error instanceof HttpFailure)) await end();
      if (isAsked && (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY")
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

/** Waits for a report of a thread. @throws Error of the thread when it ends before */
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

/** Never resolves once the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
