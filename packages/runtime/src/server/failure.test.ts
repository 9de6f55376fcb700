import { expect, test } from "vitest";
import { HttpFailure, internal } from "./failure.ts";

test("HttpFailure has the reason of its status by default", () => {
  expect(new HttpFailure(409, "taken")).toMatchObject({
    status: 409,
    reason: "conflict",
    message: "taken",
    problems: [],
  });
  expect(new HttpFailure(417, "no credits").reason).toBe("failed");
  expect(new HttpFailure(503, "later").reason).toBe("internal");
  expect(new HttpFailure(409, "taken", { reason: "EMAIL_TAKEN" }).reason).toBe("EMAIL_TAKEN");
});

test("HttpFailure is an error with a cause", () => {
  const cause = new Error("inner");
  const error = new HttpFailure(404, "gone", { cause });
  expect(error).toBeInstanceOf(Error);
  expect([error.cause, error.name]).toEqual([cause, "HttpFailure"]);
});

test("HttpFailure refuses a successful status", () => {
  for (const status of [200, 399, 600, Number.NaN]) expect(() => new HttpFailure(status, "x")).toThrow(RangeError);
});

test("internal has only the status", () => {
  expect(internal()).toMatchObject({ status: 500, reason: "internal", message: "Internal Server Error", problems: [] });
});
