import { expect, test } from "vitest";
import { textOfPattern } from "./text-of-pattern.ts";

test.each(["^[a-z]+$", "^tst_[0-9A-Za-z]{8}$", "^(NEW|OPEN)-\\d{2,4}$", "^[^,]+@\\w+\\.com$", "a?b*c", "", "^\\S$"])(
  "finds a text for %s",
  (pattern) => {
    expect(textOfPattern(pattern)).toMatch(new RegExp(pattern, "u"));
  },
);

test.each(["(?=x)x", "(", "^(?!a)b$", "(a)\\1"])("gives up on %s", (pattern) => {
  expect(textOfPattern(pattern)).toBeUndefined();
});
