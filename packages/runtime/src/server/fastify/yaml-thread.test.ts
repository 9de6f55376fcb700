import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { longestPause } from "../../testing/pause.ts";
import { anyJson, echo, server } from "../../testing/things.ts";
import { meterOf } from "./thread-cpu.ts";
import { type YamlThread, type YamlThreadOptions, type YamlThreadParts, yamlThread } from "./yaml-thread.ts";

const threads: YamlThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});
function open(options?: YamlThreadOptions, parts?: YamlThreadParts): YamlThread {
  const thread = yamlThread(options, parts);
  threads.push(thread);
  return thread;
}

const workerUrl = new URL("./yaml-worker.ts", import.meta.url).href;
const parts: YamlThreadParts = { start: (options) => new Worker(new URL(workerUrl), options), meterOf };
const slowlyStarting = `const { workerData: { begin, url } } = require("node:worker_threads");
  Atomics.wait(begin, 0, 0);
  import(url);`;

/** Vitest's fake timers are not restored for later files of the same worker. */
function fakeTimers() {
  const { setTimeout, clearTimeout } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { setTimeout, clearTimeout }));
  const timers = new Map<object, { at: number; run: () => void }>();
  const lengths: number[] = [];
  let now = 0;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => {
      const timer = { ref: () => timer, unref: () => timer };
      timers.set(timer, { at: now + ms, run });
      lengths.push(ms);
      return timer;
    },
    clearTimeout(timer: object | undefined) {
      if (timer === undefined || timers.delete(timer)) return;
      clearTimeout(timer as NodeJS.Timeout);
    },
  });
  return {
    advance(ms: number) {
      now += ms;
      for (const [timer, { at, run }] of timers)
        if (at <= now) {
          timers.delete(timer);
          run();
        }
    },
    async waitFor(ms: number) {
      while (!lengths.some((given) => Math.round(given) === ms)) await setImmediate();
      await setImmediate();
    },
  };
}

/** The slowest texts of 256 kB to parse, out of about sixty. */
const worst = ["[,", "- a: b\n", '"'].map((unit) => unit.repeat(262_144 / unit.length));
/** The slowest text below the token limit. */
const endless = "[a]\n".repeat(19_000);

describe("yamlThread", () => {
  test("hands over the content, and finds fields in the text", async () => {
    const parsed = await open().parse("a: [1, x]\nb:\n  c: null\n__proto__: 1\n");
    if ("problem" in parsed) throw new Error(parsed.problem);
    expect(JSON.stringify(parsed.value)).toBe('{"a":[1,"x"],"b":{"c":null},"__proto__":1}');
    expect(await parsed.locate(["a[1]", "b.c"])).toEqual(["line 1, column 8", "line 3, column 3"]);
  });

  test("describes the problem of a text", async () => {
    expect(await open().parse("a: *x")).toEqual({ problem: "Aliases are not supported at line 1, column 4" });
  });

  test("parses queued texts in order", async () => {
    const thread = open();
    const texts = Array.from({ length: 20 }, (_, index) => `[${index}]`);
    const parsed = await Promise.all(texts.map((text) => thread.parse(text)));
    expect(parsed.map((one) => "value" in one && one.value)).toEqual(texts.map((_, index) => [index]));
  });

  test("stops a text at its deadline, and parses the next", async () => {
    const thread = open({ deadlineMs: 1 });
    expect(await thread.parse(endless)).toEqual({ problem: "It takes too long to parse" });
    const patient = open();
    const [first, second] = await Promise.all([patient.parse("a"), patient.parse("b")]);
    expect([first, second]).toMatchObject([{ value: "a" }, { value: "b" }]);
  });

  test("parses the first text of another caller before the second of a busy one", async () => {
    const thread = open();
    const ended: string[] = [];
    const parse = (text: string, caller: string) => thread.parse(text, caller).then(() => ended.push(text));
    const many = ["one", "two", "three"].map((text) => parse(text, "many"));
    await Promise.all([...many, parse("mine", "other")]);
    expect(ended).toEqual(["one", "mine", "two", "three"]);
  });

  test("rejects with 503 after a timeout in the queue, and if the queue is full", async () => {
    const busy = { status: 503, reason: "busy", headers: { "retry-after": "2" } };
    const thread = open({ waitMs: 1, deadlineMs: 60_000 });
    const parsed = Promise.allSettled([thread.parse(endless), thread.parse("a"), thread.parse("b", "other")]);
    expect(await parsed).toMatchObject([{ reason: busy }, { reason: busy }, { reason: busy }]);
    const patient = open();
    const text = "a".repeat(1024 * 1024);
    const settled = await Promise.allSettled(Array.from({ length: 7 }, () => patient.parse(text)));
    expect(settled.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), ...Array(2).fill("rejected")]);
    expect(settled[6]).toMatchObject({ reason: busy });
  });

  test("refuses a text with 503 on a slow machine, and accepts the next", async () => {
    const clock = fakeTimers();
    const thread = open(undefined, { ...parts, meterOf: () => async () => 0 });
    const parsed = expect(thread.parse(endless)).rejects.toMatchObject({
      ...{ status: 503, headers: { "retry-after": "2" } },
      message: expect.stringContaining("too busy to parse this file"),
    });
    await clock.waitFor(5_000);
    clock.advance(5_000);
    clock.advance(25_000);
    await parsed;
    expect(await thread.parse("a")).toMatchObject({ value: "a" });
  });

  test("refuses a text that has used its CPU time, and not before", async () => {
    const clock = fakeTimers();
    let used = 4_000;
    const thread = open({ waitMs: 60_000 }, { ...parts, meterOf: () => async () => used });
    const parsed = thread.parse(endless);
    await clock.waitFor(5_000);
    clock.advance(5_000);
    await clock.waitFor(1_000);
    used = 5_000;
    clock.advance(1_000);
    expect(await parsed).toEqual({ problem: "It takes too long to parse" });
  });

  test("keeps a slowly started thread for the next text", async () => {
    const clock = fakeTimers();
    const started: Worker[] = [];
    const begin = new Int32Array(new SharedArrayBuffer(4));
    const thread = open(undefined, {
      ...parts,
      start(options) {
        const worker = new Worker(slowlyStarting, { ...options, eval: true, workerData: { begin, url: workerUrl } });
        started.push(worker);
        return worker;
      },
    });
    const parsed = expect(thread.parse("a")).rejects.toMatchObject({ status: 503 });
    await clock.waitFor(30_000);
    clock.advance(30_000);
    await parsed;
    Atomics.store(begin, 0, 1);
    Atomics.notify(begin, 0);
    expect(await thread.parse("b")).toMatchObject({ value: "b" });
    expect(started).toHaveLength(1);
  });

  test("stops a text that takes too much memory", async () => {
    const thread = open({ memoryMb: 16, deadlineMs: 60_000 });
    expect(await thread.parse(endless)).toEqual({ problem: "It takes too much memory to parse" });
    expect(await thread.parse("a")).toMatchObject({ value: "a" });
  });

  test("lets the process end by itself", () => {
    const module = fileURLToPath(new URL("./yaml-thread.ts", import.meta.url));
    const program = `import { yamlThread } from ${JSON.stringify(module)};
      const parsed = await yamlThread().parse("a: 1");
      console.log(JSON.stringify(parsed.value));`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { timeout: 60_000 });
    expect(String(output)).toBe('{"a":1}\n');
  });
});

function workHere(): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < 1e8; count++) Math.sqrt(count);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("the CPU time of a thread", () => {
  test("measures the thread, also if Node measures only the process", async () => {
    const worker = new Worker(
      `const { parentPort } = require("node:worker_threads");
       ${workHere}
       parentPort.on("message", () => parentPort.postMessage(workHere()));
       parentPort.postMessage("started");`,
      { eval: true },
    );
    onTestFinished(() => void worker.terminate());
    await once(worker, "message");
    const work = async (): Promise<number> => {
      worker.postMessage("work");
      return (await once(worker, "message"))[0];
    };
    const exact = meterOf(worker, await worker.cpuUsage());
    const estimate = meterOf(worker, undefined);
    const used = await work();
    expect(await exact()).toBeGreaterThan(used / 2);
    // The estimate subtracts active time, even if another process has the processor.
    while ((await estimate()) < used / 2) await work();
    const idle = meterOf(worker, await worker.cpuUsage());
    expect(await idle()).toBeLessThan(workHere() / 2);
  });
});

describe("a YAML body", () => {
  const route = {
    method: "POST" as const,
    path: "/things",
    parameters: [],
    responses: anyJson,
    body: { required: true, content: { "application/yaml": { kind: "yaml" as const } } },
  };

  test("does not block the event loop for any text", async () => {
    const { app } = server(route, echo("contentType"));
    const post = (payload: string) =>
      app.inject({ method: "POST", url: "/things", headers: { "content-type": "application/yaml" }, payload });
    await post("a: 1");
    for (const payload of worst) {
      const pause = await longestPause(async () => expect((await post(payload)).statusCode).toBeLessThan(500));
      expect(pause, payload.slice(0, 10)).toBeLessThan(1000);
    }
    await app.close();
  });

  test("of which too many wait is 503 with Retry-After, for the callers who sent them alone", async () => {
    const { app } = server({ ...route, security: [{ ApiKey: [] }] }, echo("contentType"), {
      security: { ApiKey: (key: string) => ({ caller: key }) },
      callerOf: (context) => (context as { caller: string }).caller,
    });
    const post = (key: string, payload: string) =>
      app.inject({
        method: "POST",
        url: "/things",
        headers: { "content-type": "application/yaml", "x-api-key": key },
        payload,
      });
    const many = Array.from({ length: 8 }, () => post("many", "a".repeat(1_000_000)));
    const other = await post("other", "a: 1");
    const responses = await Promise.all(many);
    expect(other.statusCode).toBe(200);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]])).toEqual(
      refused.map(() => [503, "2"]),
    );
    expect(refused[0]?.json()).toMatchObject({ status: 503, reason: "busy" });
    await app.close();
  });

  test("is parsed by a thread that ends with the app", async () => {
    const { app } = server(route, echo("body"));
    const started = once(process, "worker");
    const headers = { "content-type": "application/yaml" };
    const response = await app.inject({ method: "POST", url: "/things", headers, payload: "a: 1" });
    expect(response.json()).toEqual({ body: { a: 1 } });
    const [thread] = (await started) as [Worker];
    const ended = once(thread, "exit");
    await app.close();
    await ended;
  });
});
