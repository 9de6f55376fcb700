import { expect, it } from "vitest";
import { readAnyDocument } from "./any-document.ts";
import { declaredIn } from "./declared.ts";

const names = [..."abcdefghij"];
const schemas = Object.fromEntries(
  names.map((name) => [
    name,
    {
      type: "object",
      required: [name === "a" ? "b" : "a"],
      properties: Object.fromEntries(
        names.filter((other) => other !== name).map((other) => [other, { $ref: `#/components/schemas/${other}` }]),
      ),
    },
  ]),
);
const document = readAnyDocument({
  openapi: "3.1.0",
  info: { title: "Everything contains everything", version: "1" },
  paths: {},
  components: { schemas },
});

it("recursive schemas declare their members and rules once", () => {
  const schema = { pointer: "#/components/schemas/a", value: schemas.a };
  const { members, rules } = declaredIn(document, schema);
  expect(members.size).toBeLessThan(2500);
  expect(members).toContain("b/c");
  expect(rules.size).toBe(20);
});
