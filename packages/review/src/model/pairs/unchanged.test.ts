import { expect, test } from "vitest";
import { createUnchanged } from "./unchanged.ts";

const document = (leaf: object) => ({
  paths: { "/a": { get: { schema: { $ref: "#/components/schemas/Outer" } } } },
  components: {
    schemas: {
      Outer: { properties: { inner: { $ref: "#/components/schemas/Inner" } } },
      Inner: { items: { $ref: "#/components/schemas/Leaf" } },
      Leaf: leaf,
      Tagged: { discriminator: { propertyName: "kind", mapping: { leaf: "Leaf" } } },
      Loop: { items: { $ref: "#/components/schemas/Loop" } },
      Odd: { $ref: "#/paths/~1a/get/schema" },
    },
  },
});
const schema = (name: string) => [`#/components/schemas/${name}`];
const before = document({ type: "string" });

test("a change behind a reference or a tag is a change", () => {
  const unchanged = createUnchanged({ before, after: document({ type: "integer" }) });
  for (const name of ["Outer", "Inner", "Leaf", "Tagged"]) expect(unchanged(schema(name), schema(name))).toBe(false);
  expect(unchanged(["#/paths/~1a/get/schema"], ["#/paths/~1a/get/schema"])).toBe(false);
  expect(unchanged(schema("Loop"), schema("Loop"))).toBe(true);
});

test("references outside of components and other places count as changed", () => {
  const unchanged = createUnchanged({ before, after: structuredClone(before) });
  expect(unchanged(schema("Outer"), schema("Outer"))).toBe(true);
  expect(unchanged(schema("Odd"), schema("Odd"))).toBe(false);
  expect(unchanged(schema("Outer"), schema("Inner"))).toBe(false);
});
