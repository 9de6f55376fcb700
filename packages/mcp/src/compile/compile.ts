import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Compiled, Modules } from "./compiler.ts";

/** Milliseconds for one snippet, once the compiler is there. */
const DEADLINE = 20_000;

/** Checks snippets in a thread that stays, one after the other. */
export interface Compiler {
  compile(snippet: string): Promise<Compiled>;
  /** Code that runs inside the isolate before a snippet. */
  modules(): Promise<Modules>;
  close(): Promise<void>;
}

type Reply = { readonly modules: Modules } | { readonly compiled: Compiled };

const program = new URL(`./compiler-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** Starts the compiler, which is ready after a second or two; calls wait for it. */
export function startCompiler(): Compiler {
  let thread = startThread();
  let last: Promise<unknown> = Promise.resolve();

  async function compile(snippet: string): Promise<Compiled> {
    await thread.modules;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Compiled>((resolve) => {
      timer = setTimeout(async () => {
        const { worker } = thread;
        thread = startThread();
        await worker.terminate();
        resolve({ problems: [{ line: 1, message: "The compiler did not finish: the types are too complex." }] });
      }, DEADLINE);
    });
    try {
      return await Promise.race([thread.ask(snippet), late]);
    } finally {
      clearTimeout(timer);
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

function startThread() {
  const worker = new Worker(program, {
    name: "compiler",
    // Node says that it strips types, each time.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const next = async (): Promise<Reply> => {
    worker.ref();
    const ended = new AbortController();
    const { signal } = ended;
    try {
      return await Promise.race([
        once(worker, "message", { signal }).then(([reply]) => reply as Reply),
        once(worker, "exit", { signal }).then(() => Promise.reject(new Error("The compiler ended."))),
      ]);
    } finally {
      ended.abort();
      // Between snippets it keeps no process alive.
      worker.unref();
    }
  };
  const modules = next().then((reply) =>
    "modules" in reply ? reply.modules : Promise.reject(new Error("No modules.")),
  );
  // For those who ask.
  modules.catch(() => {});
  const ask = async (snippet: string): Promise<Compiled> => {
    const reply = next();
    worker.postMessage(snippet);
    const told = await reply;
    return "compiled" in told ? told.compiled : Promise.reject(new Error("The compiler told something else."));
  };
  return { worker, modules, ask };
}
