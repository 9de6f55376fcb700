/** The compiler in a thread of its own: types that take for ever are ended with it. */
import { parentPort } from "node:worker_threads";
import { createCompiler, readModules } from "./compiler.ts";

const compile = createCompiler();
// The first snippet loads what all others use.
compile("");
parentPort?.postMessage({ modules: readModules() });
parentPort?.on("message", (snippet: string) => parentPort?.postMessage({ compiled: compile(snippet) }));
