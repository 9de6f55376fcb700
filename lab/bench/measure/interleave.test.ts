import { expect, test } from "vitest";
import { interleave, median, quantile } from "./interleave.ts";

test.each([
  { given: [7], want: 7 },
  { given: [30, 10, 200], want: 30 },
  { given: [10, 9, 100, 2], want: 9.5 },
])("the median of $given is $want", ({ given, want }) => {
  expect(median(given)).toBe(want);
});

test.each([
  { share: 0, want: 10 },
  { share: 0.25, want: 20 },
  { share: 0.6, want: 34 },
  { share: 1, want: 50 },
])("$share of the figures is below $want", ({ share, want }) => {
  expect(quantile([50, 20, 10, 40, 30], share)).toBeCloseTo(want);
});

test("no figures have no median", () => {
  expect(() => median([])).toThrow(RangeError);
});

test("contestants take turns with separate figures", async () => {
  const order: string[] = [];
  const figures = await interleave(["a", "b"], 3, async (name, round) => {
    order.push(name + round);
    return name === "a" ? round : -round;
  });
  expect(order).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
  expect(figures).toEqual({ a: [1, 2, 3], b: [-1, -2, -3] });
});
