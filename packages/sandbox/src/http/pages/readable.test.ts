import { describe, expect, it } from "vitest";
import { readableDuration, readableInstant } from "./readable.ts";

describe("readableDuration", () => {
  it.each([
    [0, "0 seconds"],
    [1, "1 second"],
    [59.4, "59 seconds"],
    [59.6, "1 minute"],
    [90, "2 minutes"],
    [3600, "1 hour"],
    [3599, "1 hour"],
    [7260, "2 hours 1 minute"],
  ])("says %d seconds as %s", (seconds, text) => {
    expect(readableDuration(seconds)).toBe(text);
  });
});

describe("readableInstant", () => {
  it("is in UTC, wherever the machine is", () => {
    expect(readableInstant(Date.UTC(2026, 0, 5, 23, 7))).toBe("5 January 2026 at 23:07 UTC");
  });
});
