import { expect, test } from "vitest";
import { createAllowances } from "./outbox.ts";

test("a lane grows to eight attempts at a time while its receiver is quick", () => {
  const allowances = createAllowances();
  const seen = [allowances.of("whk_1")];
  for (let n = 0; n < 4; n++) {
    allowances.report("whk_1", "quick");
    seen.push(allowances.of("whk_1"));
  }
  expect(seen).toEqual([1, 2, 4, 8, 8]);
  expect(allowances.of("whk_2")).toBe(1);
});

test("a lane that hangs has one attempt at a time until its receiver is quick again", () => {
  const allowances = createAllowances();
  for (let n = 0; n < 4; n++) allowances.report("whk_1", "quick");
  allowances.report("whk_1", "hung");
  expect(allowances.of("whk_1")).toBe(1);
  allowances.report("whk_1", "quick");
  expect(allowances.of("whk_1")).toBe(2);
});
