import { expect, test } from "vitest";
import { exampleMaker } from "./values.ts";

const document = {
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: {},
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string", format: "uuid" },
          age: { type: "integer", minimum: 3, maximum: 5 },
          secret: { type: "string", writeOnly: true },
          parents: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
          none: { type: "array", maxItems: 0, items: { type: "string" } },
        },
      },
    },
  },
};
const pet = { $ref: "#/components/schemas/Pet" };

test("generated examples have optional members, one element per list and no writeOnly members", () => {
  const make = exampleMaker(document);
  const made = make({ type: "array", items: pet }, "pets") as Record<string, unknown>[];
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), none: [] });
  expect(made[0]?.age).toBeGreaterThanOrEqual(3);
  expect(made[0]?.parents).toHaveLength(1);
  expect(made[0]).not.toHaveProperty("secret");
  expect(make({ type: "array", items: pet }, "pets")).toEqual(made);
});
