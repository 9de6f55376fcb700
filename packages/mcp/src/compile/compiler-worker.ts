/** Runs the compiler in a thread, which can be terminated if types take too long. */
import { parentPort } from "node:worker_threads";
import type { CpuUsage } from "@assessment-api/runtime/server";
import { type Compiled, createCompiler, type Modules, readModules } from "./compiler.ts";

/** Reports of the thread: ready, a snippet begun (with the thread's CPU time so far, if known), and its result. */
export type CompilerReport =
  | { readonly modules: Modules }
  | { readonly begun: CpuUsage | undefined }
  | { readonly compiled: Compiled };

const report = (message: CompilerReport) => parentPort?.postMessage(message);

const compile = createCompiler();
// Warms up the caches for later snippets.
compile("");
parentPort?.on("message", (snippet: string) => {
  report({ begun: (process as Partial<typeof process>).threadCpuUsage?.() });
  report({ compiled: compile(snippet) });
});
report({ modules: readModules() });
