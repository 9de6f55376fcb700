import { expect, test } from "vitest";
import { dueText } from "./due-text.ts";

test.each([
  [{}, "No timers fall due."],
  [{ EXPIRE: 1 }, "Due at once: 1 invitation expires."],
  [
    { EXPIRE: 1200, TIME_LIMIT: 2, BUILD: 1 },
    "Due at once: 1,200 invitations expire, the time limit of 2 tests ends, 1 build ends.",
  ],
])("lists what falls due at once: %o", (due, text) => {
  expect(dueText(due)).toBe(text);
});
