import fc from "fast-check";
import { expect, test } from "vitest";
import { pointerNames, pointerToken } from "./pointer.ts";

test("pointer tokens survive a round trip", () => {
  expect(pointerToken("/exams/{id}~")).toBe("~1exams~1{id}~0");
  expect(pointerToken(0)).toBe("0");
  expect(pointerNames("#/paths/~1exams/get")).toEqual(["paths", "/exams", "get"]);
  expect(pointerNames("")).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(..."~/01a#") })), (names) => {
      expect(pointerNames(names.map((name) => `/${pointerToken(name)}`).join(""))).toEqual(names);
    }),
  );
});
