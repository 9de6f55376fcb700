import { describe, expect, test } from "vitest";
import { isDuration, millisecondsOf, minutesOf, readableDuration, taskDurationProblem } from "./time.ts";

describe("isDuration", () => {
  test.each(["PT45M", "PT1H30M", "P1DT2H", "P2W", "PT0.5S", "P1Y2M3D"])("takes %s", (text) => {
    expect(isDuration(text)).toBe(true);
  });

  test.each(["", "P", "PT", "P1DT", "45M", "PT45", "45 minutes", "PT1.5M", "P1W2D", "-PT5M", "PT5M\n", "pt5m"])(
    "refuses %j",
    (text) => {
      expect(isDuration(text)).toBe(false);
    },
  );
});

test.each([
  ["PT1.5S", 1500],
  ["P3D", 3 * 24 * 60 * 60 * 1000],
  ["P1Y", undefined],
])("%s has %s milliseconds", (text, length) => {
  expect(millisecondsOf(text)).toBe(length);
});

test.each([
  ["PT45M", true],
  ["P365D", true],
  ["P1Y", true],
  ["P12M", true],
  ["P365DT0.001S", false],
  ["P53W", false],
  ["P13M", false],
  [`P${"9".repeat(99)}D`, false],
  ["soon", false],
  [45, false],
])("%j can be the duration of a task: %s", (duration, fits) => {
  expect(taskDurationProblem(duration)).toBe(
    fits ? undefined : "must be an ISO 8601 duration such as PT45M, of at most 365 days",
  );
});

describe("minutesOf", () => {
  test.each([
    ["PT45M", 45],
    ["PT1H30M", 90],
    ["P1DT2H", 26 * 60],
    ["P1W", 7 * 24 * 60],
    ["PT61S", 2],
    ["PT0S", 0],
  ])("%s is %d", (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  test("is undefined for an invalid duration or one without a fixed length", () => {
    expect(["soon", "P1Y", "P2M"].map(minutesOf)).toEqual([undefined, undefined, undefined]);
  });
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [59.4, "59 seconds"],
  [59.6, "1 minute"],
  [90, "2 minutes"],
  [3600, "1 hour"],
  [3599, "1 hour"],
  [7260, "2 hours 1 minute"],
])("%d seconds are read as %s", (seconds, text) => {
  expect(readableDuration(seconds)).toBe(text);
});
