/** The compiler in its own thread, which ends with types that take forever. */
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
// The first snippet loads what all others use.
compile("");
parentPort?.on("message", (snippet: string) => {
  report({ begun: (process as Partial<typeof process>).threadCpuUsage?.() });
  report({ compiled: compile(snippet) });
});
report({ modules: readModules() });
