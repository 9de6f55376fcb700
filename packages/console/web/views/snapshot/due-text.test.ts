import { expect, test } from "vitest";
import { dueText } from "./due-text.ts";

test.each([
  [{}, "Nothing falls due by it."],
  [{ EXPIRE: 1 }, "At once 1 invitation expires."],
  [
    { EXPIRE: 1200, TIME_LIMIT: 2, BUILD: 1 },
    "At once 1,200 invitations expire, the time of 2 tests is up, 1 build ends.",
  ],
])("says what falls due at once: %o", (due, text) => {
  expect(dueText(due)).toBe(text);
});
