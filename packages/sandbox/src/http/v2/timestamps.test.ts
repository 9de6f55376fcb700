import { expect, test } from "vitest";
import { toInstant } from "./timestamps.ts";

test.each([
  ["2026-03-02T09:15:00.000Z", "2026-03-02T09:15:00.000Z"],
  ["2026-03-02t09:15:00.5z", "2026-03-02T09:15:00.500Z"],
  ["2026-03-02T09:15:00.123987Z", "2026-03-02T09:15:00.123Z"],
  ["2026-03-02T09:15:00+02:00", "2026-03-02T07:15:00.000Z"],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
  ["2016-12-31T23:59:60.25z", "2017-01-01T00:00:00.250Z"],
])("%s is %s", (timestamp, expected) => {
  expect(new Date(toInstant(timestamp)).toISOString()).toBe(expected);
});
