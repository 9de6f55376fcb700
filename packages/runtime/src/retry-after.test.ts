import { describe, expect, test } from "vitest";
import { retryAfter } from "./retry-after.ts";

describe("retryAfter", () => {
  const response = (value?: string) =>
    new Response(null, value === undefined ? {} : { headers: { "Retry-After": value } });
  const now = Date.parse("2026-03-02T09:15:00Z");

  test.each([
    ["5", 5_000],
    ["0", 0],
    ["Mon, 02 Mar 2026 09:15:30 GMT", 30_000],
    ["Mon, 02 Mar 2026 09:14:30 GMT", 0],
    ["soon", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    [undefined, undefined],
  ])("reads %s as %s ms", (value, ms) => {
    expect(retryAfter(response(value), now)).toBe(ms);
  });
});
