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
const text = (place: string, more = "") => `
paths: { "/x/{k}": { get: { parameters: [{ name: k, in: ${place}, required: true, schema: { type: string } ${more} }] } } }`;
const http = (scheme: string) => `
security: [{ key: [] }]
components: { securitySchemes: { key: { type: http, scheme: ${scheme} } } }
paths: { /x: { get: {} } }`;
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
    "dependentSchemas that name the type",
    schema("{ type: object, properties: { a: {}, b: {} }, dependentSchemas: { a: { type: object, required: [b] } } }"),
    schema("{ type: object, properties: { a: {}, b: {} }, dependentRequired: { a: [b] } }"),
  ],
  [
    "propertyNames with one constant",
    schema("{ type: object, properties: { a: {} }, propertyNames: { const: a } }"),
    schema("{ type: object, properties: { a: {} }, additionalProperties: false }"),
  ],
  [
    "propertyNames that are texts",
    schema("{ type: object, properties: { a: {} }, propertyNames: { type: string } }"),
    schema("{ type: object, properties: { a: {} } }"),
  ],
  [
    "minContains: 0",
    schema("{ type: array, items: {} }"),
    schema("{ type: array, items: {}, contains: { const: a }, minContains: 0 }"),
  ],
  [
    "contains that any item matches",
    schema("{ type: array, items: {}, contains: {}, maxContains: 3 }"),
    schema("{ type: array, items: {}, minItems: 1, maxItems: 3 }"),
  ],
  [
    "a constant as a list of one, in a condition",
    schema("{ type: string, not: { const: a } }"),
    schema("{ type: string, not: { enum: [a] } }"),
  ],
  [
    "the order of types and names, in a condition",
    schema("{ not: { type: [object, string], required: [a, b] } }"),
    schema("{ not: { type: [string, object], required: [b, a] } }"),
  ],
  [
    "limits of other types, in a condition",
    schema("{ not: { type: integer, minimum: 3 } }"),
    schema("{ not: { type: integer, minimum: 3, maxLength: 9, uniqueItems: false } }"),
  ],
  [
    "an allOf of one, in a list",
    schema("{ type: array, prefixItems: [{ allOf: [{ type: string }] }] }"),
    schema("{ type: array, prefixItems: [{ type: string }] }"),
  ],
  [
    "true and an empty schema",
    schema("{ type: array, prefixItems: [true], items: { type: string } }"),
    schema("{ type: array, prefixItems: [{}], items: { type: string } }"),
  ],
  [
    "the case of an encoding",
    schema(
      "{ type: object, properties: { a: { type: string, contentEncoding: base64 } }, not: { contentEncoding: base64 } }",
    ),
    schema(
      "{ type: object, properties: { a: { type: string, contentEncoding: BASE64 } }, not: { contentEncoding: Base64 } }",
    ),
  ],
  [
    "a component that accepts nothing",
    `${schema("{ type: object, properties: { a: {} }, additionalProperties: { $ref: '#/components/schemas/Never' } }")}\ncomponents: { schemas: { Never: false } }`,
    `${schema("{ type: object, properties: { a: {} }, additionalProperties: false }")}\ncomponents: { schemas: { Never: false } }`,
  ],
  [
    "a schema that accepts nothing, as items",
    schema("{ type: array, items: { not: {} } }"),
    schema("{ type: array, items: false }"),
  ],
  [
    "a member that accepts nothing",
    schema("{ anyOf: [{ type: string }, { type: integer }, false] }"),
    schema("{ anyOf: [{ type: string }, { type: integer }] }"),
  ],
  [
    "a forbidden property of a closed object",
    schema("{ type: object, properties: { a: {}, b: false }, additionalProperties: false }"),
    schema("{ type: object, properties: { a: {} }, additionalProperties: false }"),
  ],
  [
    "a dynamic reference with one anchor",
    `${schema("{ $ref: '#/components/schemas/Tree' }")}\ncomponents: { schemas: { Tree: { type: object, properties: { kids: { type: array, items: { $ref: '#/components/schemas/Tree' } } } } } }`,
    `${schema("{ $ref: '#/components/schemas/Tree' }")}\ncomponents: { schemas: { Tree: { $dynamicAnchor: tree, type: object, properties: { kids: { type: array, items: { $dynamicRef: '#tree' } } } } } }`,
  ],
  [
    "a reference to an anchor",
    `${schema("{ $ref: '#/components/schemas/Name' }")}\ncomponents: { schemas: { Name: { type: string, maxLength: 3 } } }`,
    `${schema("{ $ref: '#name' }")}\ncomponents: { schemas: { Name: { $anchor: name, type: string, maxLength: 3 } } }`,
  ],
  [
    "a condition that always holds",
    schema("{ type: string, if: {}, then: { maxLength: 5 }, else: { maxLength: 9 } }"),
    schema("{ type: string, maxLength: 5 }"),
  ],
  [
    "a condition that never holds",
    schema("{ type: string, if: false, then: { maxLength: 5 }, else: { maxLength: 9 } }"),
    schema("{ type: string, maxLength: 9 }"),
  ],
  [
    "a condition that only requires",
    schema("{ type: object, if: { required: [a] }, then: { required: [b] } }"),
    schema("{ type: object, dependentRequired: { a: [b] } }"),
  ],
  [
    "a list of the other types",
    schema("{ not: { type: [array, boolean, number] } }"),
    schema("{ type: ['null', object, string] }"),
  ],
  [
    "unevaluatedItems: false after prefixItems",
    schema("{ type: array, prefixItems: [{}], unevaluatedItems: false }"),
    schema("{ type: array, prefixItems: [{}], items: false }"),
  ],
  [
    "a forbidden name",
    schema("{ type: object, properties: { a: false, b: {} } }"),
    schema("{ type: object, properties: { b: {} }, not: { required: [a] } }"),
  ],
  [
    "as many members as a closed object has",
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false, minProperties: 2 }"),
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false, required: [a, b] }"),
  ],
  ["the case of an HTTP scheme", http("basic"), http("Basic")],
  ["style of a text in a query", text("query"), text("query", ", style: spaceDelimited")],
  ["explode of a text in a path", text("path", ", style: label"), text("path", ", style: label, explode: true")],
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
  ["style of a text in a path", text("path"), text("path", ", style: matrix")],
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
    "a type after a condition that only requires",
    schema("{ if: { required: [a] }, then: { type: object, required: [b] } }"),
    schema("{ dependentRequired: { a: [b] } }"),
  ],
  ["whole numbers that are forbidden", schema("{ type: number, not: { type: integer } }"), schema("{ type: number }")],
  [
    "unevaluatedItems: false next to contains",
    schema("{ type: array, contains: { type: string }, unevaluatedItems: false }"),
    schema("{ type: array, contains: { type: string }, items: false }"),
  ],
  [
    "a forbidden name of what may be a text",
    schema("{ not: { required: [a] } }"),
    schema("{ properties: { a: false } }"),
  ],
  [
    "fewer members than a closed object has",
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false, minProperties: 1 }"),
    schema("{ type: object, properties: { a: {}, b: {} }, additionalProperties: false, required: [a, b] }"),
  ],
  [
    "dependentRequired of a further name",
    schema("{ type: object, properties: { a: {}, b: {}, c: {} }, dependentRequired: { a: [b] } }"),
    schema("{ type: object, properties: { a: {}, b: {}, c: {} }, dependentRequired: { a: [b, c] } }"),
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

test("explode has no effect on a text on one side", async () => {
  const found = await verdicts(list("", "query"), text("query").replace("schema: {", "explode: false, schema: {"));
  expect(found.length).toBe(1);
});

const marked = (mark: string, rule: string) => `
components: { schemas: { Team: { type: object, properties: { id: { type: string, ${mark}: true, ${rule} } } } } }
paths: { /x: { post: { body: Team, returns: Team } } }`;

test.each([
  ["readOnly", "maxLength: 9", "maxLength: 5"],
  ["readOnly", "maxLength: 9", "minLength: 2, maxLength: 9"],
  ["writeOnly", "enum: [a]", "enum: [a, b]"],
])("a %s member matters in one direction", async (mark, old, now) => {
  const both = await reviewOf(marked(mark, old), marked(mark, now));
  expect(both.map(({ verdict }) => verdict)).toEqual(["additive"]);
  const back = await reviewOf(marked(mark, now), marked(mark, old));
  expect(back.map(({ verdict }) => verdict)).toEqual(["wire-breaking"]);
});

test("a member that stops being readOnly is new for clients", async () => {
  const before = marked("readOnly", "maxLength: 9");
  expect(await verdicts(before, before.replace("readOnly: true", "minLength: 2"))).not.toContain("wire-breaking");
});

const unused = (more: string, spare: string) => `
components: { schemas: { Spare: ${spare} } }
paths: { /x: { get: ${more} } }`;

test("a schema that no operation uses breaks nothing on the wire", async () => {
  const pair = (old: string, now: string) => verdicts(unused("{}", old), unused("{}", now));
  expect(await pair("{ type: string, maxLength: 9 }", "{ type: string, maxLength: 5 }")).toEqual(["additive"]);
  expect(await pair("{ type: string, maxLength: 5 }", "{ type: string, maxLength: 9 }")).toEqual(["additive"]);
  expect(await pair("{ enum: [a] }", "{ enum: [a, b] }")).toEqual(["additive"]);
  expect(await pair("{ enum: [a, b] }", "{ enum: [a] }")).toEqual(["sdk-breaking"]);
  expect(await pair("{ type: string }", "{ type: integer }")).toEqual(["sdk-breaking"]);
  const open = "{ type: object, properties: { a: {}, b: {} } }";
  expect(await pair(open, "{ type: object, properties: { a: {} } }")).toEqual(["sdk-breaking"]);
  expect(await pair(open, "{ type: object, properties: { a: {}, b: {}, c: {} } }")).toEqual(["additive"]);
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
  const withSibling = (version: string, more: string) => `
openapi: ${version}
components: { schemas: { Name: { type: string } } }
paths: { /x: { post: { body: { properties: { a: { $ref: "#/components/schemas/Name"${more} } } } } } }`;
  expect(await verdicts(withSibling("3.0.3", ""), withSibling("3.0.3", ", maxLength: 3, nullable: true"))).toEqual([]);
  expect(await verdicts(withSibling("3.1.1", ""), withSibling("3.1.1", ", maxLength: 3"))).toEqual(["wire-breaking"]);
});
