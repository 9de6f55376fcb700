import { expect, test } from "vitest";
import { library } from "../testing/library.ts";
import { load } from "./load.ts";
import type { Schema } from "./openapi.ts";
import { parseText } from "./parse-text.ts";

const old = (schema: object) =>
  load({ openapi: "3.0.3", info: { title: "T", version: "1" }, components: { schemas: { A: schema, B: {} } } })
    .components?.schemas?.A;

test("leaves a 3.1 document unchanged, byte for byte", () => {
  expect(JSON.stringify(load(library))).toBe(JSON.stringify(library));
});

test.each<[string, object, object]>([
  ["nullable", { type: "string", nullable: true }, { type: ["string", "null"] }],
  ["a nullable enum", { type: "string", nullable: true, enum: ["a"] }, { type: ["string", "null"], enum: ["a", null] }],
  [
    "nullable next to allOf",
    { nullable: true, description: "D", allOf: [{ $ref: "#/components/schemas/B" }] },
    { description: "D", anyOf: [{ allOf: [{ $ref: "#/components/schemas/B" }] }, { type: "null" }] },
  ],
  [
    "nullable next to anyOf",
    { nullable: true, anyOf: [{ type: "string" }] },
    { anyOf: [{ type: "string" }, { type: "null" }] },
  ],
  [
    "an exclusive bound",
    { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
    { exclusiveMinimum: 1, maximum: 3 },
  ],
  ["siblings of a reference", { $ref: "#/components/schemas/B", nullable: true }, { $ref: "#/components/schemas/B" }],
  [
    "a property called nullable",
    { properties: { nullable: { type: "boolean" } } },
    { properties: { nullable: { type: "boolean" } } },
  ],
])("turns %s of 3.0 into 3.1", (_, before, after) => {
  expect(old(before)).toEqual(after);
});

test("names content of parameters and contentSchema under components", () => {
  const { components } = load({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        get: {
          parameters: [
            { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } },
          ],
        },
      },
    },
    components: { schemas: { Text: { type: "string", contentSchema: { type: "array" } } } },
  });
  expect(components?.schemas).toEqual({
    Text: { type: "string", contentSchema: { $ref: "#/components/schemas/Text2" } },
    AGetFilterApplicationJson: { type: "object" },
    Text2: { type: "array" },
  } satisfies Record<string, Schema>);
});

test.each([
  [{ swagger: "1.2" }, '#/swagger: must be "2.0", not "1.2"'],
  [{ openapi: "3.3.0" }, '#/openapi: OpenAPI 3.0, 3.1 and 3.2 are supported, this document has "3.3.0"'],
  [{ openapi: 3.1 }, "this document has 3.1; write it in quotes"],
  [{ info: {} }, "#: has no `openapi`"],
  [undefined, "#: is not an OpenAPI document"],
  ["<html>", "#: is not an OpenAPI document"],
  [null, "#: is not an OpenAPI document"],
  [
    { openapi: "3.1.0", components: { schemas: { A: { items: { $ref: "b.yaml#/B" } } } } },
    '#/components/schemas/A/items: "b.yaml#/B" is outside of this document',
  ],
])("refuses %j", (document, message) => {
  expect(() => load(document)).toThrow(message);
});

test("converts Swagger 2.0 and reports it", () => {
  const messages: string[] = [];
  const response = { description: "Fine", schema: { $ref: "#/definitions/Shelf" } };
  const body = { name: "shelf", in: "body", required: true, schema: { $ref: "#/definitions/Shelf" } };
  const document = load(
    {
      swagger: "2.0",
      info: { title: "T", version: "1" },
      host: "api.example.com",
      basePath: "/v1",
      schemes: ["https"],
      consumes: ["application/json"],
      produces: ["application/json"],
      paths: {
        "/shelves": { post: { operationId: "createShelf", parameters: [body], responses: { 201: response } } },
        "/shelf": {
          parameters: [{ $ref: "#/parameters/shelf" }],
          put: { operationId: "replaceShelf", responses: { 200: response } },
        },
      },
      parameters: { shelf: body },
      definitions: { Shelf: { type: "object", properties: { kind: { type: "string", "x-nullable": true } } } },
    },
    { tell: (pointer) => messages.push(pointer) },
  );
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Shelf" } } };
  expect(document.servers).toEqual([{ url: "https://api.example.com/v1" }]);
  expect(document.paths?.["/shelves"]?.post).toMatchObject({
    requestBody: { required: true, content },
    responses: { 201: { description: "Fine", content } },
  });
  expect(document.paths?.["/shelf"]).toMatchObject({
    parameters: [],
    put: { requestBody: { $ref: "#/components/requestBodies/shelf" } },
  });
  expect(messages).toEqual(["#/swagger"]);
});

test("does not mistake data for references", () => {
  const schemas = {
    A: { example: { $ref: "b.yaml" }, default: { $ref: "c.yaml" }, properties: { example: { type: "string" } } },
  };
  expect(() => load({ openapi: "3.1.0", info: { title: "T", version: "1" }, components: { schemas } })).not.toThrow();
});

test("describes the problem of a text", () => {
  expect(() => parseText("{", "a.json")).toThrow("a.json: is not JSON");
  expect(() => parseText("a: [", "a.yaml")).toThrow("a.yaml: is not YAML");
});
