import { Worker, type WorkerOptions } from "node:worker_threads";
import { pause, threadCpuMeter, untilCpuTime } from "@assessment-api/runtime/server";
import { BusyError } from "../isolate/busy.ts";
import type { Compiled, Modules } from "./compiler.ts";
import type { CompilerReport } from "./compiler-worker.ts";

export interface CompilerLimits {
  /** CPU time per snippet in milliseconds. */
  readonly cpuTime: number;
  /** Timeout in milliseconds, including the compiler's start, after which the machine counts as too slow. */
  readonly timeout: number;
}

const defaults: CompilerLimits = { cpuTime: 20_000, timeout: 120_000 };

/** Checks queued snippets in a permanent thread. */
export interface Compiler {
  /** @throws BusyError */
  compile(snippet: string): Promise<Compiled>;
  modules(): Promise<Modules>;
  close(): Promise<void>;
}

const program = new URL(`./compiler-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** Starts and measures a thread; replaced in tests. */
export interface CompilerParts {
  start(options: WorkerOptions): Worker;
  readonly meterOf: typeof threadCpuMeter;
}

const defaultParts: CompilerParts = { start: (options) => new Worker(program, options), meterOf: threadCpuMeter };

const tooComplex: Compiled = {
  problems: [{ line: 1, message: "The compiler did not finish: the types are too complex." }],
};

/**
 * Starts the compiler. Calls wait until it is ready, which takes a second or two.
 * @param limits overrides of the defaults, for tests
 */
export function startCompiler(limits: Partial<CompilerLimits> = {}, parts = defaultParts): Compiler {
  const { cpuTime, timeout } = { ...defaults, ...limits };
  let thread = startThread(parts.start);
  let last: Promise<unknown> = Promise.resolve();

  async function compile(snippet: string): Promise<Compiled> {
    if (thread.hasEnded()) thread = startThread(parts.start);
    const { worker, modules, next } = thread;
    const over = new AbortController();
    const { signal } = over;
    const late = pause(timeout, signal).then(() => {
      throw new BusyError("the compiler did not finish", timeout);
    });
    let isIdle = false;
    try {
      await Promise.race([modules, late]);
      const [begun, compiled] = [next("begun"), next("compiled")];
      compiled.catch(() => {});
      worker.postMessage(snippet);
      const meter = parts.meterOf(worker, (await Promise.race([begun, late])).begun);
      const expensive = untilCpuTime(meter, cpuTime, signal).then(() => tooComplex);
      const result = await Promise.race([compiled.then((report) => report.compiled, explained), expensive, late]);
      isIdle = result !== tooComplex;
      return result;
    } finally {
      over.abort();
      if (!isIdle) await worker.terminate();
    }
  }

  return {
    compile(snippet) {
      const result = last.then(() => compile(snippet));
      last = result.catch(() => {});
      return result;
    },
    modules: () => thread.modules,
    async close() {
      await thread.worker.terminate();
    },
  };
}

/** @throws the error of the thread unless the snippet caused it */
function explained(error: unknown): Compiled {
  if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") return tooComplex;
  throw error;
}

type Reported<Name extends string> = Extract<CompilerReport, { readonly [Key in Name]: unknown }>;

function startThread(start: CompilerParts["start"]) {
  const worker = start({
    name: "compiler",
    // Node warns about type stripping in each thread.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  let hasEnded = false;
  worker.on("error", () => {});
  worker.once("exit", () => {
    hasEnded = true;
  });

  /** @throws Error if the thread ends first */
  function next<Name extends "modules" | "begun" | "compiled">(name: Name): Promise<Reported<Name>> {
    worker.ref();
    return new Promise<Reported<Name>>((resolve, reject) => {
      const take = (report: CompilerReport) => {
        if (!(name in report)) return;
        settle();
        resolve(report as Reported<Name>);
      };
      const fail = (error: unknown) => {
        settle();
        reject(error);
      };
      const exit = () => fail(new Error("The compiler ended."));
      function settle() {
        worker.off("message", take).off("error", fail).off("exit", exit);
        // An idle thread does not keep the process alive.
        worker.unref();
      }
      worker.on("message", take).on("error", fail).on("exit", exit);
    });
  }

  const modules = next("modules").then((report) => report.modules);
  // Callers of `compile` and `modules` receive the error.
  modules.catch(() => {});
  return { worker, modules, next, hasEnded: () => hasEnded };
}
