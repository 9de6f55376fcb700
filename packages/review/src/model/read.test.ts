import { expect, test } from "vitest";
import { documentOf } from "../testing/review-of.ts";
import { createRead } from "./read.ts";

test("unions recursive unions and schemas terminate", () => {
  const read = createRead(
    documentOf(`
components:
  schemas:
    Self: { anyOf: [{ $ref: "#/components/schemas/Self" }, { type: string }] }
    One: { anyOf: [{ $ref: "#/components/schemas/Other" }, { type: string }] }
    Other: { anyOf: [{ $ref: "#/components/schemas/One" }, { type: integer }] }
    Alone: { $ref: "#/components/schemas/Alone" }
    Tree: { oneOf: [{ type: string }, { type: array, items: { $ref: "#/components/schemas/Tree" } }] }`),
  );
  for (const name of ["Self", "One", "Other", "Alone"]) expect(read([`#/components/schemas/${name}`])).toBeDefined();
  expect(read(["#/components/schemas/Tree"]).unions).toMatchObject([{ keyword: "anyOf", written: "oneOf" }]);
});
