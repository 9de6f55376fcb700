import { expect, test } from "vitest";
import { library } from "../testing/library.ts";
import type { Document } from "./openapi.ts";
import { resolve } from "./references.ts";

test("follows references, escaped names included", () => {
  const document = { ...library, paths: { "/a/{b}": { get: { operationId: "getA" } } } } as Document;
  expect(resolve(document, { $ref: "#/paths/~1a~1%7Bb%7D/get" })).toEqual({ operationId: "getA" });
});

test.each([
  ["#/components/schemas/Gone", "the reference has no target"],
  ["other.yaml", "must be a local reference"],
])("reports that %s cannot be followed", ($ref, message) => {
  expect(() => resolve(library, { $ref })).toThrow(`${$ref}: ${message}`);
});

test("stops at circular references", () => {
  const document = { ...library, components: { schemas: { A: { $ref: "#/components/schemas/A" } } } } as Document;
  expect(() => resolve(document, { $ref: "#/components/schemas/A" })).toThrow("without cycles");
});
