/** Runs one snippet in QuickJS in its own thread: a loop blocks nothing else, and the thread can be terminated. */
import { parentPort, workerData } from "node:worker_threads";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  type VmCallResult,
} from "quickjs-emscripten-core";
import type { Outcome } from "../inside/boot.ts";
import { INITIAL, OPEN, STACK } from "./limits.ts";
import type { FromIsolate, IsolateStart, ToIsolate } from "./messages.ts";

const { wasm, modules, code, place, limits } = workerData as IsolateStart;
/** Time at which the snippet must end, set when it begins. */
let end = Number.POSITIVE_INFINITY;
const post = (message: FromIsolate) => parentPort?.postMessage(message);

// QuickJS's own limit counts only a few bytes per value in WebAssembly, so limit the memory.
const PAGE = 64 << 10;
const wasmMemory = new WebAssembly.Memory({ initial: INITIAL / PAGE, maximum: Math.ceil(limits.memory / PAGE) });
// Types of the CommonJS build.
const quickjs = await newQuickJSWASMModuleFromVariant(
  newVariant(variant as unknown as QuickJSSyncVariant, { wasmModule: wasm, wasmMemory }),
);
const runtime = quickjs.newRuntime();
runtime.setMaxStackSize(STACK);
runtime.setInterruptHandler(() => performance.now() > end);
runtime.setModuleLoader(
  (path) => modules.sources[path] ?? { error: new Error(`Unknown module ${path}.`) },
  (from, name) => modules.imports[from]?.[name] ?? name,
);
const context = runtime.newContext();

const log: string[] = [];
let logged = 0;
let open = 0;
let sent = 0;
const pending = new Map<number, (response: string) => void>();
parentPort?.on("message", ({ id, response }: ToIsolate) => pending.get(id)?.(response));

/** Creates a promise that the host settles. Pending jobs then run at once. */
function promise(settle: (resolve: (value?: string) => void) => void): QuickJSHandle {
  const deferred = context.newPromise();
  if (++open > OPEN) {
    open--;
    deferred.reject(context.newError(`More than ${OPEN} requests and timers are open at a time.`));
    return deferred.handle;
  }
  settle((value) => {
    open--;
    if (!context.alive) return;
    deferred.resolve(value === undefined ? context.undefined : context.newString(value));
    advance();
  });
  return deferred.handle;
}

const host = context.newObject();
const give = (name: string, implementation: (...given: QuickJSHandle[]) => QuickJSHandle | undefined) =>
  context
    // biome-ignore lint/suspicious/noConfusingVoidType: what the library takes for undefined
    .newFunction(name, implementation as (...given: QuickJSHandle[]) => QuickJSHandle | void)
    .consume((made) => context.setProp(host, name, made));
give("send", (request) => {
  const text = context.getString(request as QuickJSHandle);
  return promise((resolve) => {
    const id = ++sent;
    pending.set(id, resolve);
    post({ kind: "send", id, request: text });
  });
});
give("sleep", (milliseconds) => {
  const wait = Math.max(context.getNumber(milliseconds as QuickJSHandle), 0) || 0;
  return promise((resolve) => {
    // Ignores timers beyond the snippet's timeout, which stops the snippet.
    if (performance.now() + wait < end) setTimeout(() => resolve(), wait);
  });
});
give("log", (line) => {
  const text = context.getString(line as QuickJSHandle);
  if (logged <= limits.output) log.push(text.slice(0, limits.output - logged));
  logged += text.length;
  return undefined;
});

function done(outcome: Outcome): void {
  const more = logged > limits.output ? [`… and ${logged - limits.output} characters more`] : [];
  post({ kind: "done", outcome, log: [...log, ...more] });
}

const threadCpuUsage = () => (process as Partial<typeof process>).threadCpuUsage?.();
const cpuBefore = threadCpuUsage();

/** Reports the share of CPU time; the rest is requests, timers or a busy machine. */
function interrupted(): Outcome {
  const [seconds, used] = [limits.time / 1000, threadCpuUsage()];
  if (cpuBefore === undefined || used === undefined)
    return { error: `Stopped after ${seconds} s: do less in one call, or try again if the machine is busy.` };
  const cpu = (used.user + used.system - cpuBefore.user - cpuBefore.system) / 1_000_000;
  const advice =
    cpu > seconds / 2 ? "do less in one call." : "do less in one call, or try again if the machine is busy.";
  return { error: `Stopped after ${seconds} s (${cpu.toFixed(1)} s of CPU time): ${advice}` };
}

const starved: Outcome = {
  error: `Out of memory: a snippet has ${limits.memory >> 20} MB. Keep only the fields you need.`,
};

function problemOf(error: QuickJSHandle): Outcome {
  const dumped: unknown = error.consume((handle) => context.dump(handle));
  const { name, message } = (typeof dumped === "object" && dumped !== null ? dumped : {}) as Partial<Error>;
  return { error: `${name ?? "thrown"}: ${message ?? String(dumped)}` };
}

function unwrapped(result: VmCallResult<QuickJSHandle>): QuickJSHandle {
  if (!("error" in result) || result.error === undefined) return result.value;
  throw problemOf(result.error);
}

let outcome: QuickJSHandle | undefined;
let isDone = false;

/** Runs pending jobs. Ends when the snippet has finished or nothing can continue. */
function advance(): void {
  if (isDone) return;
  const ran = runtime.executePendingJobs();
  const result = ran.error ? problemOf(ran.error) : soFar();
  if (result !== undefined) finish(result);
}

function soFar(): Outcome | undefined {
  if (outcome === undefined) return undefined;
  const state = context.getPromiseState(outcome);
  if (state.type === "fulfilled") return readOutcome(context.getString(state.value));
  if (state.type === "rejected") return problemOf(state.error);
  return open > 0 ? undefined : { error: "The snippet awaits a promise that never settles." };
}

/** Parses the isolate's output, which the snippet may have changed. */
function readOutcome(text: string): Outcome {
  const outcome: unknown = JSON.parse(text);
  if (typeof outcome === "object" && outcome !== null && ("error" in outcome || "length" in outcome))
    return outcome as Outcome;
  return { error: "The snippet changed a built-in function that writes its result." };
}

function finish(result: Outcome): void {
  if (isDone) return;
  isDone = true;
  // QuickJS throws null if its memory does not suffice for an error.
  const isFull = wasmMemory.buffer.byteLength > 0.9 * limits.memory;
  const isStarved =
    "error" in result && (result.error.includes("out of memory") || (isFull && result.error === "thrown: null"));
  done("error" in result && performance.now() > end ? interrupted() : isStarved ? starved : result);
}

function start(vm: QuickJSContext): void {
  end = performance.now() + limits.time;
  setTimeout(() => finish(interrupted()), limits.time).unref();
  post({ kind: "begin" });
  const own = unwrapped(vm.evalCode(modules.sources[modules.entry] ?? "", modules.entry, { type: "module" }));
  const boot = vm.getProp(own, "boot");
  const run = unwrapped(vm.callFunction(boot, vm.undefined, host, vm.newString(place), vm.newNumber(limits.output)));
  // Clients import some modules late. Snippets cannot import modules.
  const all = Object.keys(modules.sources).map((path) => `import ${JSON.stringify(path)};`);
  unwrapped(vm.evalCode(all.join("\n"), "all-modules.js", { type: "module" })).dispose();
  runtime.removeModuleLoader();
  const module = unwrapped(vm.evalCode(code, "snippet", { type: "module" }));
  outcome = unwrapped(vm.callFunction(run, vm.undefined, vm.getProp(module, "default")));
  advance();
}

try {
  start(context);
} catch (problem) {
  if (problem instanceof Error) throw problem;
  finish(problem as Outcome);
}
