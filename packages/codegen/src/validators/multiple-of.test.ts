import fc from "fast-check";
import { expect, test } from "vitest";
import { isMultiple } from "./multiple-of.ts";

test.each([
  [0.07, 0.01, true],
  [19.99, 0.01, true],
  [-19.99, 0.01, true],
  [1e300, 0.1, true],
  [1e21, 1, true],
  [1e-7, 1e-8, true],
  [1e-8, 1e-7, false],
  [0, 0.1, true],
  [-0, 3, true],
  [4, 3, false],
  [2 ** 53, 3, false],
  [4.5, 1.5, true],
  [7.5, 2, false],
  [Number.MAX_VALUE, Number.MIN_VALUE, true],
])("%d as a multiple of %d: %s", (value, of, expected) => {
  expect(isMultiple(value, of)).toBe(expected);
});

test("a decimal multiple is valid, and one with a further digit is not", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 6 }), (count, digits) => {
      const step = Number(`1e-${digits}`);
      expect(isMultiple(Number(`${count}e-${digits}`), step)).toBe(true);
      expect(isMultiple(Number(`${count}5e-${digits + 1}`), step)).toBe(false);
    }),
  );
});
