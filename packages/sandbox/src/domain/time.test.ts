import { expect, test } from "vitest";
import { readableInstant } from "./time.ts";

test("an instant is read in UTC in any time zone", () => {
  expect(readableInstant(Date.UTC(2026, 0, 5, 23, 7))).toBe("5 January 2026 at 23:07 UTC");
});
