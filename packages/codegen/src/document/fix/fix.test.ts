import { expect, test } from "vitest";
import { load } from "../load.ts";

const responses = { 200: { description: "Fine." } };
const read = (parts: object, openapi = "3.1.1") =>
  load(JSON.parse(JSON.stringify({ openapi, info: { title: "T", version: "1" }, paths: {}, ...parts })));
const withGet = (operation: object, path = "/a") => ({ paths: { [path]: { get: { responses, ...operation } } } });
const getOf = (parts: object, path = "/a", openapi?: string) => read(parts, openapi).paths?.[path]?.get;
const queryOf = (parameter: object) =>
  getOf(withGet({ parameters: [{ name: "q", in: "query", ...parameter }] }))?.parameters?.[0];
const schemaOf = (schema: object) => read({ components: { schemas: { A: schema, B: {} } } }).components?.schemas?.A;
const empty = { type: "string", const: "" };

test.each<[string, unknown, unknown]>([
  [
    "an operation without a name has one of method and path",
    getOf(withGet({}, "/shelves/{id}/books"), "/shelves/{id}/books")?.operationId,
    "getShelvesByIdBooks",
  ],
  [
    "an operator of a path is a style",
    getOf(withGet({ parameters: [{ name: "id*", in: "path", required: true, schema: {} }] }, "/a/{.id*}"), "/a/{id}"),
    expect.objectContaining({
      parameters: [{ name: "id", in: "path", required: true, schema: {}, style: "label", explode: true }],
    }),
  ],
  [
    "a path parameter that is not declared is a string",
    getOf(withGet({}, "/a/{id}"), "/a/{id}")?.parameters,
    [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
  ],
  [
    "an empty value is a value next to a number",
    queryOf({ allowEmptyValue: true, schema: { type: "integer", default: 1 } }),
    { name: "q", in: "query", schema: { anyOf: [{ type: "integer", default: 1 }, empty], default: 1 } },
  ],
  [
    "an empty value is text where any text is",
    queryOf({ allowEmptyValue: true, schema: { type: "string" } }),
    { name: "q", in: "query", schema: { type: "string" } },
  ],
  [
    "a list may be of style deepObject",
    queryOf({ style: "deepObject", schema: { type: "array" } }),
    { name: "q", in: "query", style: "deepObject", schema: { type: "array" } },
  ],
  [
    "a body of GET is left out in 3.0",
    getOf(withGet({ requestBody: { content: { "a/b": {} } } }), "/a", "3.0.3")?.requestBody,
    undefined,
  ],
  [
    "a body of GET is as declared in 3.1",
    getOf(withGet({ requestBody: { content: { "a/b": {} } } }))?.requestBody,
    { content: { "a/b": {} } },
  ],
  ["nullable of 3.1 allows null", schemaOf({ type: "string", nullable: true }), { type: ["string", "null"] }],
  [
    "nullable next to a reference of 3.1 as well",
    schemaOf({ $ref: "#/components/schemas/B", nullable: true }),
    { anyOf: [{ $ref: "#/components/schemas/B" }, { type: "null" }] },
  ],
  [
    "siblings of a reference of 3.1 stay",
    schemaOf({ $ref: "#/components/schemas/B", maxLength: 3 }),
    { $ref: "#/components/schemas/B", maxLength: 3 },
  ],
  ["a list in items is prefixItems", schemaOf({ items: [{ type: "string" }] }), { prefixItems: [{ type: "string" }] }],
  ["a number in quotes is a number", schemaOf({ maxLength: "3" }), { maxLength: 3 }],
  ["a bound of 3.0 is one of 3.1", schemaOf({ minimum: 1, exclusiveMinimum: true }), { exclusiveMinimum: 1 }],
  ["type: file is bytes", schemaOf({ type: "file" }), { type: "string", format: "binary" }],
])("%s", (_, given, expected) => {
  expect(given).toEqual(expected);
});
