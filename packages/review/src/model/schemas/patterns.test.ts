import { expect, test } from "vitest";
import { relatePatterns } from "./patterns.ts";

test.each([
  ["^[0-9]+$", "^\\d+$", "same"],
  ["^(?:a|b)$", "^[ab]$", "same"],
  ["^a", "^ab?", "same"],
  ["", "^[^]*$", "same"],
  ["^[a-z]+$", "^[a-z0-9]+$", "wider"],
  ["^.{1,64}$", "^.{1,32}$", "narrower"],
  ["^tst_", "^cnd_", "different"],
  ["^[a-z]{1,4000}$", "^[a-z]{1,5000}$", "unknown"],
  ["^(?!x)a$", "^a$", "unknown"],
  ["(", "a", "unknown"],
] as const)("%s, then %s: %s", (before, after, relation) => {
  expect(relatePatterns([before], [after])).toBe(relation);
});

test("several patterns are compared as one", () => {
  expect(relatePatterns(["^a", "b$"], ["^a"])).toBe("wider");
  expect(relatePatterns(["^a"], ["^a", "b$"])).toBe("narrower");
  expect(relatePatterns(["^a", "b$"], ["^a(.*b)?$"])).toBe("different");
});
