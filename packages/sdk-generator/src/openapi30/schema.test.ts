import { expect, test } from "vitest";
import { type Json, toSchema30 } from "./schema.ts";

const ref = { $ref: "#/components/schemas/Color" };

test.each<[string, Json, Json]>([
  ["a type that may be null", { type: ["number", "null"] }, { type: "number", nullable: true }],
  [
    "several types, one of them null",
    { type: ["string", "integer", "null"], description: "A value." },
    { nullable: true, description: "A value.", anyOf: [{ type: "string" }, { type: "integer" }] },
  ],
  ["a reference that may be null", { anyOf: [ref, { type: "null" }] }, { nullable: true, allOf: [ref] }],
  [
    "a union that may be null",
    { oneOf: [ref, { type: "string" }, { type: "null" }] },
    { nullable: true, oneOf: [ref, { type: "string" }] },
  ],
  [
    "a reference with a description",
    { ...ref, description: "Its color." },
    { description: "Its color.", allOf: [ref] },
  ],
  ["a reference alone", ref, ref],
  ["a constant", { const: "CHOICE" }, { enum: ["CHOICE"] }],
  ["examples", { type: "string", examples: ["a", "b"] }, { type: "string", example: "a" }],
  ["a body of bytes", { contentMediaType: "application/zip" }, { type: "string", format: "binary" }],
  [
    "text with a schema of its own",
    { type: "string", contentMediaType: "application/yaml", contentSchema: ref },
    { type: "string" },
  ],
  [
    "an exclusive bound",
    { type: "number", exclusiveMinimum: 0 },
    { type: "number", minimum: 0, exclusiveMinimum: true },
  ],
  [
    "what is below",
    {
      properties: { a: { type: ["string", "null"] } },
      items: { const: 1 },
      additionalProperties: { ...ref, title: "C" },
    },
    {
      properties: { a: { type: "string", nullable: true } },
      items: { enum: [1] },
      additionalProperties: { title: "C", allOf: [ref] },
    },
  ],
  ["marks of decisions", { type: "string", "x-assumption": { id: "A-V1-001" } }, { type: "string" }],
])("translates %s", (_name, given, expected) => {
  expect(toSchema30(given)).toEqual(expected);
});

test("rejects a keyword that would be lost", () => {
  expect(() => toSchema30({ properties: { a: { prefixItems: [] } } })).toThrow("prefixItems");
});

test.each([
  ["\\S", ["a", " a", "a ", "\n a"], ["", "  ", "\n"]],
  ["^[^@]{0,3}(@|$)", ["abc@example.com", "abc", "@"], ["abcd@example.com", "abcd"]],
  ["^[a-z]+$", ["a"], ["A", "a1"]],
])("the pattern %s keeps its meaning as a full match", (pattern, fitting, others) => {
  const whole = new RegExp(`^(?:${toSchema30({ type: "string", pattern }).pattern})$`);
  for (const text of fitting) expect(text).toMatch(whole);
  for (const text of others) expect(text).not.toMatch(whole);
});
