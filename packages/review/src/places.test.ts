import { expect, test } from "vitest";
import { reviewOf } from "./testing/review-of.ts";

const pets = (schema: string, more = "") => `
paths:
  /pets: { get: { returns: Pet }, post: { body: Pet } }
  /pets/{id}: { get: { returns: Pet } }
  /food: { get: {} }
components:
  schemas:
    Base: { type: object, properties: { id: { type: string } }, required: [id] }
    Pet: ${schema}
${more}`;
const breaksOf = async (before: string, after: string) =>
  (await reviewOf(before, after)).filter(({ verdict }) => /breaking/.test(verdict));

const composed = (own: string) =>
  `{ allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, properties: { name: { type: string, maxLength: 9 }, size: { type: integer } }${own} }] }`;

test.each<[string, string, string, string]>([
  [
    "the schema that asks for a property, not the one that describes it",
    composed(""),
    `{ allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, properties: { name: { type: string, maxLength: 9 }, size: { type: integer } } }, { required: [size] }] }`,
    "#/components/schemas/Pet/allOf/2/required",
  ],
  [
    "the part that got a limit",
    composed(""),
    composed(", minProperties: 2"),
    "#/components/schemas/Pet/allOf/1/minProperties",
  ],
  [
    "the part that says the type",
    "{ allOf: [{ description: A pet. }, { type: string }, { description: Long., examples: [a], maxLength: 9, minLength: 1 }] }",
    "{ allOf: [{ description: A pet. }, { type: integer }, { description: Long., examples: [a], maxLength: 9, minLength: 1 }] }",
    "#/components/schemas/Pet/allOf/1/type",
  ],
  [
    "the member of a union that changed, not the one next to it",
    "{ oneOf: [{ type: object, properties: { kind: { const: a }, size: { type: integer } }, required: [kind] }, { type: object, properties: { kind: { const: b }, size: { type: integer } }, required: [kind] }] }",
    "{ oneOf: [{ type: object, properties: { kind: { const: a }, size: { type: integer } }, required: [kind] }, { type: object, properties: { kind: { const: b }, size: { type: integer, maximum: 5 } }, required: [kind] }] }",
    "#/components/schemas/Pet/oneOf/1/properties/size/maximum",
  ],
])("name %s", async (_, before, after, pointer) => {
  const found = await breaksOf(pets(before), pets(after));
  expect(found.filter((finding) => finding.flows.includes("request")).map(({ after: place }) => place)).toEqual([
    pointer,
  ]);
});

test("a finding affects exactly the operations that it changes", async () => {
  const before = pets(composed(""));
  const narrowed = await breaksOf(before, pets(composed("").replace("maxLength: 9", "maxLength: 5")));
  expect(narrowed.map(({ operations }) => operations)).toEqual([["POST /pets"]]);

  const removed = await breaksOf(before, pets(composed("").replace(", size: { type: integer }", "")));
  expect(removed.map(({ rule, operations }) => [rule, operations])).toEqual([
    ["property-removed", ["GET /pets", "GET /pets/{id}"]],
    ["request-property-removed", ["POST /pets"]],
  ]);
});

test("an operation with another response type is no longer affected", async () => {
  const before = pets(composed(""));
  const after = pets(composed("").replace("maxLength: 9", "maxLength: 12")).replace(
    "/pets/{id}: { get: { returns: Pet } }",
    "/pets/{id}: { get: { returns: Base } }",
  );
  const found = await breaksOf(before, after);
  expect(found.find(({ rule }) => rule === "schema-constraint-changed")?.operations).toEqual(["GET /pets"]);
});

test("a new operation is not affected", async () => {
  const after = pets(composed("").replace("maxLength: 9", "maxLength: 12")).replace(
    "/food: { get: {} }",
    "/food: { get: { returns: Pet } }\n  /toys: { get: { returns: Pet } }",
  );
  const found = await breaksOf(pets(composed("")), after);
  expect(found.find(({ rule }) => rule === "schema-constraint-changed")?.operations).toEqual([
    "GET /pets",
    "GET /pets/{id}",
  ]);
});

test("a security scheme affects the operations that require it", async () => {
  const scheme = (name: string) => `
paths:
  /pets: { get: { security: [{ Key: [] }] }, post: { security: [{ Token: [] }] } }
components: { securitySchemes: { Key: { type: apiKey, in: header, name: ${name} }, Token: { type: http, scheme: bearer } } }`;
  const [found] = await breaksOf(scheme("X-Key"), scheme("X-Other"));
  expect(found).toMatchObject({
    pointer: "#/components/securitySchemes/Key/name",
    operations: ["GET /pets"],
    message: '`name` of the security scheme `Key` was "X-Key", is "X-Other"',
  });
});

test("the document's security and servers affect the operations that inherit them", async () => {
  const document = (more: string) => `
paths:
  /pets: { get: {}, post: { security: [], servers: [{ url: "https://own.example" }] } }
${more}`;
  const found = await breaksOf(
    document('servers: [{ url: "https://a.example" }]'),
    document('servers: [{ url: "https://b.example" }]\nsecurity: [{ Key: [] }]'),
  );
  expect(found.map(({ pointer, operations }) => [pointer, operations])).toEqual([
    ["#/security", ["GET /pets"]],
    ["#/servers", ["GET /pets"]],
  ]);
});
