import { expect, test } from "vitest";
import { formatAhead } from "./format.ts";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

test.each([
  [14 * DAY, "+ 14 d"],
  [14 * DAY - 40 * SECOND, "+ 14 d"],
  [14 * DAY + 3 * HOUR + 20 * MINUTE, "+ 14 d 3 h"],
  [HOUR - SECOND, "+ 1 h"],
  [-5 * MINUTE - SECOND, "− 5 min"],
])("formats a clock that is %i ms ahead as %s", (milliseconds, text) => {
  expect(formatAhead(milliseconds)).toBe(text);
});
