import { expect, test } from "vitest";
import { rewriteForJava } from "./rewrite.ts";

test("all descriptions become Javadoc; values of the API stay unchanged", () => {
  const text = (description: string) => ({ type: "string", description });
  const schema = { description: "`a`", properties: { description: text("`b`"), value: text("`c`") } };
  expect(rewriteForJava({ schema, example: { description: "`d`" } })).toEqual({
    schema: {
      description: "{@code a}",
      properties: { description: text("{@code b}"), value: text("{@code c}") },
    },
    example: { description: "`d`" },
  });
});

test("a union of scalars is any value; a union with objects stays", () => {
  const scalars = { nullable: true, anyOf: [{ type: "string" }, { type: "number" }] };
  const objects = { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Link" }] };
  expect(rewriteForJava({ scalars, objects })).toEqual({
    scalars: { nullable: true, "x-nullable-value": true },
    objects,
  });
});

test("a property with one value is a constant; a schema with one value stays", () => {
  const kind = { type: "string", enum: ["CHOICE"] };
  const constant = { type: "string", "x-constant": "CHOICE" };
  expect(rewriteForJava({ properties: { kind }, kind })).toEqual({ properties: { kind: constant }, kind });
});
