import { expect, test } from "vitest";
import { timeBoot } from "./boot.ts";
import { compare } from "./server.ts";

test("a contestant is compared with the base of the same round", () => {
  // The machine was slower in the last round, for both.
  expect(compare([30, 30, 100], [10, 30, 50])).toEqual({
    ratio: 2,
    middleHalf: [1.5, 2.5],
    medianMicroseconds: 30,
  });
});

test("the three versions boot on our stubs", async () => {
  const rounds: string[] = [];
  const { loadingMs, runsMs, stubsMs } = await timeBoot(1, (line) => rounds.push(line));
  expect(rounds).toEqual(["boot, round 1 of 1"]);
  expect(runsMs).toEqual({ bare: [expect.any(Number)], stubs: [stubsMs] });
  expect(loadingMs).toBeGreaterThan(0);
  expect(loadingMs).toBeLessThan(stubsMs);
});
