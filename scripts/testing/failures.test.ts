import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstLines, formatFailures, readFailures, writeFailures } from "./failures.ts";
import { runRounds } from "./rounds.ts";

test("the failures of all processes are printed with their first lines", () => {
  const folder = mkdtempSync(join(tmpdir(), "failures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFailures(folder, "b-1", [{ where: "@assessment-api/v1#typecheck", message: "error TS2322" }]);
  writeFailures(folder, "a-2", [{ where: "a.test.ts", name: "suite > test", message: "Error: no\nsecond line" }]);
  expect(formatFailures(readFailures(folder))).toBe(`
2 failed:

✗ a.test.ts > suite > test
    Error: no
    second line

✗ @assessment-api/v1#typecheck
    error TS2322
`);
});

test("nothing is printed without failures", () => {
  expect(formatFailures([])).toBe("");
});

test("a message is cut to its first lines, without colours and empty lines", () => {
  const lines = firstLines(`\u001B[31mred\u001B[39m\n\n${"x".repeat(500)}\n${"line\n".repeat(50)}`).split("\n");
  expect(lines).toEqual(["red", `${"x".repeat(300)}…`, "line", "line", "line", "line"]);
});

test("each round reports its result, and the summary names the rounds in which a test failed", () => {
  const lines: string[] = [];
  const failure = { where: "a.test.ts", name: "test", message: "" };
  const passed = runRounds(
    3,
    (round) => (round === 2 ? { passed: true, failures: [] } : { passed: false, failures: [failure] }),
    (line) => lines.push(line.trim()),
  );
  expect(passed).toBe(false);
  expect(lines).toEqual([
    "Round 1 of 3: failed",
    "✗ a.test.ts > test",
    "Round 2 of 3: passed",
    "Round 3 of 3: failed",
    "✗ a.test.ts > test",
    "1 of 3 rounds passed",
    "✗ a.test.ts > test (round 1, 3)",
  ]);
});

test("rounds without a failure pass", () => {
  expect(
    runRounds(
      2,
      () => ({ passed: true, failures: [] }),
      () => {},
    ),
  ).toBe(true);
});
