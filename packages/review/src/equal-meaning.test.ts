import { expect, test } from "vitest";
import { reviewDocuments } from "./review-documents.ts";
import { documentOf, reviewOf } from "./testing/review-of.ts";

const scheme = (name: string, place = "header") => `
security: [{ key: [] }]
components: { securitySchemes: { key: { type: apiKey, in: ${place}, name: ${name} } } }
paths: { /x: { get: {} } }`;
const server = (url: string) => `\nservers: [{ url: "${url}", description: One }]\npaths: { /x: { get: {} } }`;
const list = (more: string, place = "path") => `
paths: { "/x/{k}": { get: { parameters: [{ name: k, in: ${place}, required: true, schema: { type: array, items: { type: string } } ${more} }] } } }`;
const schema = (text: string) => `\npaths: { /x: { post: { body: ${text}, returns: ${text} } } }`;
const verdicts = async (before: string, after: string) => (await reviewOf(before, after)).map(({ verdict }) => verdict);

test.each([
  ["the case of a header's name", scheme("X-Key"), scheme("x-key")],
  [
    "the case of a host, and the default port",
    server("https://a.example.com/v1"),
    server("https://A.Example.com:443/v1"),
  ],
  ["the default port of http", server("http://a.example.com:80"), server("HTTP://a.example.com")],
  ["explode of a list in a path", list(""), list(", explode: true")],
  [
    "limits of contains without it",
    schema("{ type: array, items: {} }"),
    schema("{ type: array, items: {}, minContains: 2, maxContains: 3 }"),
  ],
  [
    "then without if",
    schema("{ type: integer }"),
    schema("{ type: integer, then: { minimum: 9 }, else: { maximum: 1 } }"),
  ],
  [
    "dependentSchemas that only require",
    schema("{ type: object, properties: { a: {}, b: {} }, dependentSchemas: { a: { required: [b] } } }"),
    schema("{ type: object, properties: { a: {}, b: {} }, dependentRequired: { a: [b] } }"),
  ],
  [
    "a list of all names",
    schema("{ type: object, properties: { a: {}, b: {} }, propertyNames: { enum: [b, a] } }"),
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false }"),
  ],
  ["items: false", schema("{ type: array, maxItems: 0 }"), schema("{ type: array, items: false }")],
  [
    "items: false after prefixItems",
    schema("{ type: array, prefixItems: [{}, { type: integer }], maxItems: 2 }"),
    schema("{ type: array, prefixItems: [{}, { type: integer }], items: false }"),
  ],
  ["required of a text", schema("{ type: string }"), schema("{ type: string, required: [a] }")],
  ["if alone", schema("{ type: string }"), schema("{ type: string, if: { minLength: 5 } }")],
  [
    "the case of a media type",
    schema("{ type: string, contentMediaType: image/png }"),
    schema("{ type: string, contentMediaType: Image/PNG }"),
  ],
])("%s means nothing", async (_, before, after) => {
  expect(await verdicts(before, after)).toEqual([]);
  expect(await verdicts(after, before)).toEqual([]);
});

test.each([
  ["the case of a query parameter's name", scheme("Key", "query"), scheme("key", "query")],
  ["the case of a path", server("https://a.example.com/v1"), server("https://a.example.com/V1")],
  ["another port", server("https://a.example.com"), server("https://a.example.com:80")],
  ["explode of a list in a query", list("", "query"), list(", explode: false", "query")],
  [
    "dependentSchemas that require more than dependentRequired",
    schema("{ type: object, properties: { a: {}, b: {} }, dependentSchemas: { a: { required: [b, c] } } }"),
    schema("{ type: object, properties: { a: {}, b: {} }, dependentRequired: { a: [b] } }"),
  ],
  [
    "dependentSchemas that also restrict",
    schema("{ type: object, dependentSchemas: { a: { required: [b], maxProperties: 2 } } }"),
    schema("{ type: object, dependentRequired: { a: [b] } }"),
  ],
  [
    "a list of some names",
    schema("{ type: object, properties: { a: {}, b: {} }, propertyNames: { enum: [a] } }"),
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false }"),
  ],
  [
    "a list of names beyond those declared",
    schema("{ type: object, properties: { a: {} }, propertyNames: { enum: [a, b] } }"),
    schema("{ type: object, properties: { a: {} }, additionalProperties: false }"),
  ],
  [
    "items: false after fewer prefixItems",
    schema("{ type: array, prefixItems: [{}], items: false }"),
    schema("{ type: array, prefixItems: [{}], maxItems: 2 }"),
  ],
  ["items: false", schema("{ type: array, items: false }"), schema("{ type: array, items: {} }")],
  [
    "required of what may be an object",
    schema("{ type: [string, object] }"),
    schema("{ type: [string, object], required: [a] }"),
  ],
  [
    "if with else",
    schema("{ type: string }"),
    schema("{ type: string, if: { minLength: 5 }, else: { maxLength: 2 } }"),
  ],
  [
    "minContains",
    schema("{ type: array, contains: { const: a }, minContains: 2 }"),
    schema("{ type: array, contains: { const: a } }"),
  ],
  [
    "maxContains",
    schema("{ type: array, contains: { const: a } }"),
    schema("{ type: array, contains: { const: a }, maxContains: 1 }"),
  ],
  [
    "contentEncoding",
    schema("{ type: string, contentEncoding: base64 }"),
    schema("{ type: string, contentEncoding: base64url }"),
  ],
  [
    "contentMediaType",
    schema("{ type: string, contentMediaType: image/png }"),
    schema("{ type: string, contentMediaType: image/webp }"),
  ],
])("%s means something", async (_, before, after) => {
  expect(await verdicts(before, after)).toContain("wire-breaking");
});

const limit = (most: number) => `{ name: q, in: query, schema: { type: integer, maximum: ${most} } }`;
const ofPath = (most: number, others = "") =>
  documentOf(`
paths:
  /x:
    parameters: [${limit(most)}]
    get: { parameters: [${limit(10)}] }
    ${others}`);

test("a path parameter has no effect if every operation overrides it", async () => {
  expect(await reviewDocuments(ofPath(10), ofPath(5))).toEqual([]);
  const findings = await reviewDocuments(ofPath(10, "delete: {}"), ofPath(5, "delete: {}"));
  expect(findings).toMatchObject([{ verdict: "wire-breaking", operations: ["DELETE /x"] }]);
});

test("siblings of a reference have no effect in 3.0, but in 3.1", async () => {
  const beside = (version: string, more: string) => `
openapi: ${version}
components: { schemas: { Name: { type: string } } }
paths: { /x: { post: { body: { properties: { a: { $ref: "#/components/schemas/Name"${more} } } } } } }`;
  expect(await verdicts(beside("3.0.3", ""), beside("3.0.3", ", maxLength: 3, nullable: true"))).toEqual([]);
  expect(await verdicts(beside("3.1.1", ""), beside("3.1.1", ", maxLength: 3"))).toEqual(["wire-breaking"]);
});
