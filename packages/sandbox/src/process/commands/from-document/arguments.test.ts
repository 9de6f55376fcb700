import { InvalidArgumentError } from "commander";
import { describe, expect, test } from "vitest";
import { readCredits, readDuration, readInstant, readNumber, readPoints, readTexts } from "./arguments.ts";

const HOUR = 3_600_000;

describe("durations", () => {
  test.each([
    ["90s", 90_000],
    ["15m", 900_000],
    ["2h", 2 * HOUR],
    ["3d", 72 * HOUR],
    ["1w", 168 * HOUR],
    ["PT1H30M", "PT1H30M"],
  ])("%s is %s", (text, duration) => {
    expect(readDuration(text)).toBe(duration);
  });
});

test("pairs are collected, and split at the first equals sign", () => {
  expect(readTexts("ans_2=a = b", readTexts("ans_1="))).toEqual([
    ["ans_1", ""],
    ["ans_2", "a = b"],
  ]);
  expect(readPoints("ans_2=0", readPoints("ans_1=8.5"))).toEqual([
    ["ans_1", 8.5],
    ["ans_2", 0],
  ]);
});

test("an instant of another time zone is written in UTC", () => {
  expect(readInstant("2026-03-02T09:15:00+01:00")).toBe("2026-03-02T08:15:00.000Z");
});

test.each([
  [readDuration, "3x"],
  [readDuration, "-3d"],
  [readDuration, "tomorrow"],
  [readCredits, "-1"],
  [readCredits, "many"],
  [readNumber, "0x10"],
  [readInstant, "tomorrow"],
  [readInstant, "3"],
  [readTexts, "ans_1"],
  [readPoints, "ans_1=many"],
])("%o refuses %s", (read: (text: string) => unknown, text) => {
  expect(() => read(text)).toThrow(InvalidArgumentError);
});
