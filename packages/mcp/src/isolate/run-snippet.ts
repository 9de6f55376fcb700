import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Modules } from "../compile/compiler.ts";
import type { Outcome } from "../inside/boot.ts";
import type { Limits } from "./limits.ts";
import type { FromIsolate, IsolateStart } from "./messages.ts";

/** After its time, an isolate has this long to say so by itself. */
const GRACE = 2_000;

export interface SnippetRun {
  readonly outcome: Outcome;
  /** Its log. */
  readonly log: readonly string[];
}

export interface Snippet {
  readonly modules: Modules;
  readonly code: string;
  readonly place: string;
  readonly limits: Limits;
  /** Sends a request of the snippet, both as JSON. */
  readonly send: (request: string) => Promise<string>;
}

const program = new URL(`./isolate-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

const readWasm = async () =>
  WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm")),
  );
let wasm: Promise<WebAssembly.Module> | undefined;

/** Runs JavaScript in an isolate of its own. It always ends: by itself, by its limits, or with its thread. */
export async function runSnippet({ send, ...rest }: Snippet): Promise<SnippetRun> {
  wasm ??= readWasm();
  const start: IsolateStart = { ...rest, wasm: await wasm };
  const worker = new Worker(program, {
    name: "snippet",
    workerData: start,
    execArgv: [],
    env: {},
    // The memory of WebAssembly is not counted here; the isolate bounds it.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SnippetRun>((resolve) => {
      const fail = (error: string) => resolve({ outcome: { error }, log: [] });
      timer = setTimeout(
        () => fail(`Stopped after ${rest.limits.time / 1000} s: do less in one call.`),
        rest.limits.time + GRACE,
      );
      worker.on("error", (error) => fail(`The isolate failed: ${error.message}`));
      worker.once("exit", () => fail("The isolate ended."));
      worker.on("message", async (message: FromIsolate) => {
        if (message.kind === "done") return resolve(message);
        const response = await send(message.request);
        worker.postMessage({ id: message.id, response });
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
