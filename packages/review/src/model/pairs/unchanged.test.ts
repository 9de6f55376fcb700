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

test("what changed behind a reference or a tag is not unchanged", () => {
  const unchanged = createUnchanged({ before, after: document({ type: "integer" }) });
  for (const name of ["Outer", "Inner", "Leaf", "Tagged"]) expect(unchanged(schema(name), schema(name))).toBe(false);
  expect(unchanged(["#/paths/~1a/get/schema"], ["#/paths/~1a/get/schema"])).toBe(false);
  expect(unchanged(schema("Loop"), schema("Loop"))).toBe(true);
});

test("nothing is called unchanged that refers to another place than a component, or is another place", () => {
  const unchanged = createUnchanged({ before, after: structuredClone(before) });
  expect(unchanged(schema("Outer"), schema("Outer"))).toBe(true);
  expect(unchanged(schema("Odd"), schema("Odd"))).toBe(false);
  expect(unchanged(schema("Outer"), schema("Inner"))).toBe(false);
});
