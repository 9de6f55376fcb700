import { expect, test } from "vitest";
import { createValidator } from "../../values/validator.ts";
import { keepsTo, relateLimits } from "./constraints.ts";
import { commonMultiple } from "./numbers.ts";

const root = { components: { schemas: { Price: { type: "number", multipleOf: 0.01 } } } };

test.each([0.07, 19.99, 1234.56, -0.29, 1e21])("%d is a multiple of 0.01 everywhere", (value) => {
  const keywords = new Map([["multipleOf", { value: 0.01, pointer: "" }]]);
  expect(createValidator(root, "request", false).refusals("#/components/schemas/Price", value)).toEqual([]);
  expect(keepsTo({ types: new Set(["number"]), keywords } as never, value)).toBe(true);
});

test("a number with another digit is not a multiple", () => {
  expect(createValidator(root, "request", false).refusals("#/components/schemas/Price", 0.071)).toMatchObject([
    { keyword: "multipleOf", message: "must be multiple of 0.01" },
  ]);
});

test("steps are compared in decimals", () => {
  const limit = (value: number) => ["multipleOf", { value }] as const;
  expect(relateLimits(limit(0.07), limit(0.01))).toBe("wider");
  expect(relateLimits(limit(0.01), limit(0.07))).toBe("narrower");
  expect(relateLimits(limit(0.02), limit(0.03))).toBe("different");
  expect([commonMultiple(0.07, 0.01), commonMultiple(4, 6), commonMultiple(0.02, 0.03)]).toEqual([0.07, 12, undefined]);
});
