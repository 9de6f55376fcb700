import { expect, test } from "vitest";
import { excludesComma } from "./commas.ts";
import type { Document, Schema } from "./openapi.ts";

const document = {
  openapi: "3.1.1",
  info: { title: "Colors", version: "1" },
  paths: {},
  components: {
    schemas: { Color: { type: "string", enum: ["red", "blue"] }, Loop: { $ref: "#/components/schemas/Loop" } },
  },
} as unknown as Document;

test.each<[Schema]>([
  [{ type: "integer" }],
  [{ type: ["number", "null"] }],
  [{ enum: ["a", "b", 1, null] }],
  [{ const: "a" }],
  [{ type: "string", format: "uuid" }],
  [{ type: "string", pattern: "^[0-9a-f]{24}$" }],
  [{ type: "string", pattern: "^per_[A-Za-z0-9_-]+$" }],
  [{ type: "string", pattern: "^\\d{4}-\\d\\d$" }],
  [{ $ref: "#/components/schemas/Color" }],
  [{ allOf: [{ type: "string" }, { $ref: "#/components/schemas/Color" }] }],
  [{ anyOf: [{ $ref: "#/components/schemas/Color" }, { type: "integer" }] }],
] as [Schema][])("%j holds no comma", (schema) => {
  expect(excludesComma(document, schema)).toBe(true);
});

test.each<[Schema | undefined]>([
  [undefined],
  [{}],
  [{ type: "string" }],
  [{ type: ["integer", "string"] }],
  [{ enum: ["a", "b,c"] }],
  [{ type: "string", format: "email" }],
  [{ type: "string", pattern: "^[^,]+$" }],
  [{ type: "string", pattern: "[a-z]+" }],
  [{ type: "string", pattern: "^a$|b" }],
  [{ type: "string", pattern: "^[+-9]+$" }],
  [{ type: "string", pattern: "^a.b$" }],
  [{ type: "string", pattern: "^\\S+$" }],
  [{ anyOf: [{ $ref: "#/components/schemas/Color" }, { type: "string" }] }],
  [{ $ref: "#/components/schemas/Loop" }],
] as [Schema | undefined][])("%j may hold one", (schema) => {
  expect(excludesComma(document, schema)).toBe(false);
});
