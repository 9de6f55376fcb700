import { expect, test } from "vitest";
import { describeMemory, isFlat } from "./memory.ts";

const samples = (of: (n: number) => number) => Array.from({ length: 40 }, (_, n) => of(n));

test("growth at the start and fluctuation count as flat memory", () => {
  expect(isFlat(samples((n) => (n < 8 ? 100 + 15 * n : 210 + (n % 5) * 8)))).toBe(true);
});

test("memory that grows is not", () => {
  expect(isFlat(samples((n) => 100 + 5 * n))).toBe(false);
  expect(describeMemory(samples((n) => 100 + 5 * n))).toMatch(/^memory 100, 120, .* MB: it grows$/);
});

test("nothing is said of a few samples", () => {
  expect(isFlat([1, 2, 3])).toBeUndefined();
});
