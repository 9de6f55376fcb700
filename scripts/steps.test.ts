import { expect, test } from "vitest";
import { runSteps, type Step } from "./steps.ts";

async function printed(steps: readonly Step[]): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.trim());
  const ok = await runSteps(steps, { log: print, error: print });
  return [...lines, ok ? "exit 0" : "exit 1"];
}

const step = (name: string, ok: boolean, isNeeded = false): Step => ({
  name,
  run: () => ok,
  advice: `fix ${name}`,
  isNeeded,
});

test("steps run in order, and remedies of failed steps come last", async () => {
  expect(await printed([step("a", true), step("b", false), step("c", true)])).toEqual([
    "▶ a",
    "▶ b",
    "▶ c",
    "✗ b: fix b",
    "exit 1",
  ]);
});

test("no step runs after a required failed step", async () => {
  expect(await printed([step("a", false), step("b", false, true), step("c", true)])).toEqual([
    "▶ a",
    "▶ b",
    "✗ a: fix a",
    "✗ b: fix b",
    "exit 1",
  ]);
});

test("without a failure everything is in order", async () => {
  expect(await printed([step("a", true, true)])).toEqual(["▶ a", "✓ everything is in order", "exit 0"]);
});
