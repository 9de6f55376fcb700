/** Timeouts of snippets measure the snippet, not the machine. */
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { threadCpuMeter } from "@assessment-api/runtime/server";
import { expect, onTestFinished, test } from "vitest";
import { type CompilerLimits, type CompilerParts, startCompiler } from "./compile/compile.ts";
import { runSnippet } from "./isolate/run-snippet.ts";

const running = (script: string) => (options: WorkerOptions) => new Worker(script, { ...options, eval: true });

const never = running('require("node:worker_threads").parentPort.on("message", () => {})');
const endless = running(`
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", () => parentPort.postMessage({ begun: undefined }));
  parentPort.postMessage({ modules: {} });
`);
const fine = running(`
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", (code) => {
    parentPort.postMessage({ begun: undefined });
    parentPort.postMessage({ compiled: { code } });
  });
  parentPort.postMessage({ modules: {} });
`);
const dies = running("process.exit()");

function compilerOf(threads: CompilerParts["start"][], limits: Partial<CompilerLimits>, used = 0) {
  const start = (options: WorkerOptions) => (threads.shift() ?? fine)(options);
  const meterOf: typeof threadCpuMeter = () => async () => used;
  const compiler = startCompiler(limits, { start, meterOf });
  onTestFinished(() => compiler.close());
  return compiler;
}

test("a snippet that takes too much CPU time is too complex, and the next one compiles", async () => {
  const compiler = compilerOf([endless], { cpuTime: 1 }, 20_000);
  expect(await compiler.compile("a")).toEqual({
    problems: [{ line: 1, message: "The compiler did not finish: the types are too complex." }],
  });
  expect(await compiler.compile("b")).toEqual({ code: "b" });
});

test.each([
  ["starts", never],
  ["compiles", endless],
])("a compiler that %s too slowly is reported as a busy machine", async (_, thread) => {
  const compiler = compilerOf([thread], { timeout: 1 });
  await expect(compiler.compile("a")).rejects.toThrow(
    "The machine is too busy: the compiler did not finish within 0.001 s. Nothing is wrong with the snippet; try again.",
  );
});

test("a compiler that ended is started again", async () => {
  const compiler = compilerOf([dies], {});
  await expect(compiler.compile("a")).rejects.toThrow("The compiler ended.");
  expect(await compiler.compile("b")).toEqual({ code: "b" });
});

const snippet = {
  modules: { entry: "", sources: {}, imports: {} },
  code: "",
  place: "{}",
  limits: { time: 1, memory: 32 << 20, output: 10, requests: 1 },
  send: async () => "",
};

test("an isolate that does not start in time means a busy machine", async () => {
  await expect(runSnippet(snippet, { start: 1, startThread: never })).rejects.toThrow(
    "The machine is too busy: the isolate did not start within 0.001 s.",
  );
});

test("the time of a snippet begins with the snippet", async () => {
  // The isolate's time starts when its thread reports that the snippet began.
  const late = running(`
    const { parentPort } = require("node:worker_threads");
    parentPort.postMessage({ kind: "begin" });
    parentPort.postMessage({ kind: "done", outcome: { length: 1, value: "1" }, log: [] });
  `);
  let begun = 0;
  const run = await runSnippet({ ...snippet, begin: () => begun++ }, { startThread: late });
  expect([begun, run.outcome]).toEqual([1, { length: 1, value: "1" }]);
});
