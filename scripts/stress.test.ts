import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const stress = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "stress.ts"), ...args], { encoding: "utf8" });

test("the help names options and exit codes", () => {
  const { status, stdout } = stress("--help");
  expect([status, stdout]).toEqual([0, expect.stringMatching(/--rounds.*--seed.*Exit codes/s)]);
});

test.each([
  [["--rounds", "0"], '--rounds must be a whole number from 1 to 1000000, not "0"'],
  [["--rounds", "many"], 'not "many"'],
  [["--seed", "1.5"], '--seed must be a whole number from 0 to 1000000, not "1.5"'],
  [["--round", "3"], "Unknown option '--round'"],
])("%j is refused before anything runs", (args, message) => {
  const { status, stderr } = stress(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
