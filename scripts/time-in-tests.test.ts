/** Tests do not depend on the speed of a machine: they wait for events, poll for conditions or set the clock. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./documents.ts";
import { allowed } from "./testing/allowed-waits.ts";
import { findWaits } from "./testing/find-waits.ts";

const files = globSync(
  [
    "{scripts,lab}/**/*.test.ts",
    "packages/*/{src,test,testing,site,scripts,examples,vectors}/**/*.test.ts",
    // Helpers wait for the tests that import them.
    "packages/*/{testing,test,src/testing}/**/*.ts",
    "packages/sdk-python/tests/**/*.py",
    "packages/{sdk-java,stub-spring}/**/src/test/**/*.java",
    "packages/sdk-go/**/*_test.go",
    "packages/sdk-rust/tests/**/*.rs",
  ],
  { cwd: root, exclude: ["**/node_modules/**", "**/target/**", "**/.venv/**"] },
).toSorted();

const waits = files
  // This file contains such calls only as text.
  .filter((file) => file !== "scripts/time-in-tests.test.ts")
  .map((file) => ({ file, found: findWaits(file, readFileSync(join(root, file), "utf8")) }))
  .filter(({ found }) => found.length > 0);

test("tests neither sleep nor measure time", () => {
  const advice =
    "wait for an event, use expect.poll, or fake the clock (reasons for exceptions: scripts/testing/allowed-waits.ts)";
  const unknown = waits.flatMap(({ file, found }) =>
    found.length > (allowed[file]?.count ?? 0)
      ? found.map(({ line, text }) => `${file}:${line} ${text}: ${advice}`)
      : [],
  );
  expect(unknown).toEqual([]);
});

test("the list of exceptions is exact", () => {
  const stale = Object.entries(allowed)
    .filter(([file, { count }]) => (waits.find((one) => one.file === file)?.found.length ?? 0) < count)
    .map(([file]) => file);
  expect(stale).toEqual([]);
});

test.each([
  ["a.test.ts", "await new Promise((resolve) => setTimeout(resolve, 50));"],
  ["a.test.ts", 'import { setTimeout as delay } from "node:timers/promises";'],
  ["a.test.ts", "expect(performance.now() - start).toBeLessThan(100);"],
  ["a.test.ts", "const start = Date.now();"],
  ["a.test.ts", "setInterval(tick, 5);"],
  ["a.test.ts", "fetch(url, { signal: AbortSignal.timeout(20) })"],
  ["test_a.py", "    time.sleep(0.1)"],
  ["ATest.java", "Thread.sleep(500);"],
  ["a_test.go", "time.Sleep(time.Second)"],
  ["a.rs", "tokio::time::sleep(wait).await;"],
  ["a.test.ts", "const wait = setTimeout;"],
  ["a.test.ts", 'globalThis["setTimeout"](done, 50);'],
  ["a.test.ts", "await promisify(setTimeout)(50);"],
  ["a.test.ts", "await scheduler.wait(50);"],
  ["a.test.ts", "Atomics.wait(new Int32Array(shared), 0, 0, 50);"],
  ["a.test.ts", "await page.waitForTimeout(50);"],
  ["a.test.ts", 'execSync("sleep 1");'],
  ["a.test.ts", 'spawnSync("sleep", ["1"]);'],
  ["a.test.ts", "const begin = process.hrtime.bigint();"],
  ["a.test.ts", "const begin = new Date().getTime();"],
  ["a.test.ts", "expect(+new Date()).toBeLessThan(end);"],
  ["a.test.ts", "const { now } = performance; const begin = performance.now;"],
  ["a.test.ts", "/* briefly */ await new Promise((resolve) => setTimeout(resolve, 5));"],
  ["a.test.ts", "#timer = setTimeout(stop, 5);"],
  ["a.test.ts", 'vi.useFakeTimers({ toFake: ["Date"] }); setTimeout(stop, 5);'],
  ["test_a.py", "from time import sleep"],
  ["test_a.py", "begin = time.perf_counter()"],
  ["ATest.java", "TimeUnit.MILLISECONDS.sleep(5);"],
  ["ATest.java", "LockSupport.parkNanos(5);"],
  ["a_test.go", "<-time.NewTimer(time.Second).C"],
  ["a_test.go", 'import clock "time"'],
  ["a.rs", "use std::thread; thread::park_timeout(wait); sleep(wait);"],
])("%s: %s is found", (file, text) => {
  expect(findWaits(file, `first line\n${text}`)).toEqual([{ line: 2, text: expect.any(String) }]);
});

test.each([
  ["a.test.ts", "vi.useFakeTimers();\nsetTimeout(stop, 1000);"],
  ["a.test.ts", 'vi.useFakeTimers({ toFake: ["setTimeout"] });\nsetTimeout(stop, 1000);'],
  ["a.test.ts", "// setTimeout(resolve, 5) would be a race"],
  ["a.test.ts", 'const timers = vi.spyOn(globalThis, "setTimeout");'],
  ["a.test.ts", "Atomics.wait(begin, 0, 0);"],
  ["a.test.ts", "await new Promise((resolve) => setImmediate(resolve));"],
])("%s: %s is fine", (file, text) => {
  expect(findWaits(file, text)).toEqual([]);
});
