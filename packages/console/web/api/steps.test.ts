import { expect, test } from "vitest";
import { durationOf, parseStep } from "./steps.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  ["3d", 3 * DAY],
  ["+ 3 days", 3 * DAY],
  ["1h 30min", 90 * MINUTE],
  ["1.5 h", 90 * MINUTE],
  ["2 weeks, 1 d", 15 * DAY],
  ["PT1H", HOUR],
  ["p1dt2m", DAY + 2 * MINUTE],
  ["P2W", 14 * DAY],
  ["90 s", 90_000],
])("reads the step %s", (text, milliseconds) => {
  expect(parseStep(text)).toBe(milliseconds);
});

test.each(["", "3", "d", "3 months", "tomorrow", "3d and more", "P", "-3d"])("refuses %o as a step", (text) => {
  expect(parseStep(text)).toBeUndefined();
});

test.each([
  [14 * DAY, "P14D"],
  [HOUR, "PT1H"],
  [90 * MINUTE, "PT90M"],
  [1500, 1500],
  [0, "PT0S"],
])("writes %i milliseconds as the API takes them", (milliseconds, duration) => {
  expect(durationOf(milliseconds)).toBe(duration);
});
