import { expect, test } from "vitest";
import { differsInWordsAlone } from "./words.ts";

const document = (schema: object, more: object = {}) => ({
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: {},
  components: { schemas: { A: schema } },
  ...more,
});
const text = { type: "string", description: "One." };

test.each([
  ["a description", text, { type: "string", description: "Another." }],
  ["an example", { ...text, examples: ["a"] }, { ...text, examples: ["b"] }],
  ["a description of a property", { properties: { a: text } }, { properties: { a: { type: "string" } } }],
])("%s is words alone", (_, before, after) => {
  expect(differsInWordsAlone(document(before), document(after))).toBe(true);
});

test.each([
  ["a type", text, { ...text, type: "integer" }],
  ["a property called description", { properties: { description: text } }, { properties: {} }],
  ["a property called example", { properties: { example: text } }, { properties: { example: { type: "integer" } } }],
  ["a member of a constant", { const: { title: "a" } }, { const: { title: "b" } }],
  ["a default", { default: { examples: ["a"] } }, { default: { examples: ["b"] } }],
  [
    "a tag of a discriminator",
    { discriminator: { mapping: { title: "#/components/schemas/A" } } },
    { discriminator: { mapping: {} } },
  ],
])("%s is more than words", (_, before, after) => {
  expect(differsInWordsAlone(document(before), document(after))).toBe(false);
});
