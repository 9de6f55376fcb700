import { expect, test } from "vitest";
import { withGaps } from "./gaps.ts";

test("numbers the gaps of code in their order", () => {
  expect(withGaps("for [[a]] in [[b]]: a[0][1]")).toBe("for ▁▁1▁▁ in ▁▁2▁▁: a[0][1]");
});
