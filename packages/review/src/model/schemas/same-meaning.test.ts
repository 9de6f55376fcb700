import { expect, test } from "vitest";
import { documentOf } from "../../testing/review-of.ts";
import { createRead } from "../read.ts";
import { createSameMeaning } from "./same-meaning.ts";

test("mutually recursive schemas all differ if one differs, in any order", () => {
  const [before, after] = ["string", "integer"].map((type) =>
    createRead(
      documentOf(`
components:
  schemas:
    Tree: { type: object, properties: { nodes: { type: array, items: { $ref: "#/components/schemas/Node" } }, size: { type: ${type} } } }
    Node: { type: object, properties: { tree: { $ref: "#/components/schemas/Tree" } } }`),
    ),
  );
  if (!before || !after) throw new Error("there are two documents");
  const same = createSameMeaning(before, after);
  expect(same(["#/components/schemas/Tree"], ["#/components/schemas/Tree"])).toBe(false);
  expect(same(["#/components/schemas/Node"], ["#/components/schemas/Node"])).toBe(false);
});
