import { expect, test } from "vitest";
import { library } from "../testing/library.ts";
import { listAssumptions } from "./assumptions.ts";

test("lists every assumption with a pointer to its element, by id", () => {
  expect(listAssumptions(library)).toEqual([
    { id: "A-V1-001", reason: "Copies are optional.", pointer: "#/components/schemas/Book" },
    { id: "A-V1-002", reason: "The order is open; by title.", pointer: "#/paths/~1books/get" },
  ]);
});
