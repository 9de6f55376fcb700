import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Modules } from "../compile/compiler.ts";
import type { Outcome } from "../inside/boot.ts";
import { BusyError } from "./busy.ts";
import type { Limits } from "./limits.ts";
import type { FromIsolate, IsolateStart } from "./messages.ts";

/** Milliseconds for an isolate to report its timeout. */
const GRACE = 10_000;

/** Milliseconds for the start of an isolate. */
const START = 60_000;

export interface SnippetRun {
  readonly outcome: Outcome;
  readonly log: readonly string[];
}

export interface Snippet {
  readonly modules: Modules;
  readonly code: string;
  readonly place: string;
  readonly limits: Limits;
  /** Callback when the snippet begins, which starts its timeout. */
  readonly begin?: () => void;
  readonly send: (request: string) => Promise<string>;
}

const program = new URL(`./isolate-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

const readWasm = async () =>
  WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm")),
  );
let wasm: Promise<WebAssembly.Module> | undefined;

/**
 * Runs JavaScript in an isolate. Always ends: normally, by a limit, or by terminating the thread.
 * @param startThread replaced in tests
 * @throws BusyError
 */
export async function runSnippet(
  { send, begin = () => {}, ...rest }: Snippet,
  { start: startTime = START, startThread = (options: WorkerOptions) => new Worker(program, options) } = {},
): Promise<SnippetRun> {
  wasm ??= readWasm();
  const start: IsolateStart = { ...rest, wasm: await wasm };
  const worker = startThread({
    name: "snippet",
    workerData: start,
    execArgv: [],
    env: {},
    // WebAssembly memory does not count here; the isolate limits it.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SnippetRun>((resolve, reject) => {
      const fail = (error: string) => resolve({ outcome: { error }, log: [] });
      timer = setTimeout(() => reject(new BusyError("the isolate did not start", startTime)), startTime);
      worker.on("error", (error) => fail(`The isolate failed: ${error.message}`));
      worker.once("exit", () => fail("The isolate ended."));
      worker.on("message", async (message: FromIsolate) => {
        if (message.kind === "done") return resolve(message);
        if (message.kind === "begin") {
          clearTimeout(timer);
          const { time } = rest.limits;
          timer = setTimeout(() => fail(`Stopped after ${time / 1000} s: do less in one call.`), time + GRACE);
          return begin();
        }
        const response = await send(message.request);
        worker.postMessage({ id: message.id, response });
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
