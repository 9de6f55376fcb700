import { expect, test } from "vitest";
import { reviewDocuments } from "./review-documents.ts";
import { documentOf, reviewOf } from "./testing/review-of.ts";

const taking = (schema: string) =>
  `paths: { /things: { post: { body: { type: object, properties: { value: ${schema} } } } } }`;
const returning = (schema: string) =>
  `paths: { /things: { get: { returns: { type: object, properties: { value: ${schema} } } } } }`;
const witnesses = async (before: string, after: string) =>
  (await reviewOf(before, after)).map(({ rule, property, witness }) => [
    property ? `${rule} ${property}` : rule,
    (witness?.value as { value: unknown } | undefined)?.value,
    witness?.refusal,
  ]);

test("each of two branches is proven by a separate value", async () => {
  const either = (cat: number, dog: number) =>
    taking(`{ oneOf: [
      { type: object, properties: { kind: { const: cat }, name: { type: string, maxLength: ${cat} } }, required: [kind] },
      { type: object, properties: { kind: { const: dog }, name: { type: string, maxLength: ${dog} } }, required: [kind] }] }`);
  expect(await witnesses(either(9, 9), either(5, 7))).toEqual([
    ["schema-constraint-changed", { kind: "cat", name: "xxxxxx" }, "/value/name must NOT have more than 5 characters"],
    [
      "schema-constraint-changed",
      { kind: "dog", name: "xxxxxxxx" },
      "/value/name must NOT have more than 7 characters",
    ],
  ]);
});

test("a removed branch is not proven by a value of the narrowed one", async () => {
  expect(
    await witnesses(
      taking("{ anyOf: [{ type: string, maxLength: 9 }, { type: string, pattern: ^z }] }"),
      taking("{ anyOf: [{ type: string, maxLength: 5 }] }"),
    ),
  ).toEqual([
    ["schema-constraint-changed", "xxxxxx", "/value must NOT have more than 5 characters"],
    ["schema-combinator-changed", "zxxxxx", "/value must match a schema in anyOf"],
  ]);
});

test("shows the rejection of the finding, not the first one", async () => {
  const before = taking("{ type: object, properties: { a: { type: string }, b: { type: string } }, required: [a] }");
  const after = taking("{ type: object, properties: { a: { type: integer }, b: { type: string } }, required: [a, b] }");
  expect(await witnesses(before, after)).toEqual([
    ["schema-type-changed", { a: "", b: "text" }, "/value/a must be integer"],
    ["required-properties-added b", { a: "" }, "/value must have required property 'b'"],
  ]);
});

test("prefers the value that is rejected for this reason alone", async () => {
  const before = returning("{ type: object, properties: { a: { type: string, maxLength: 3 }, b: { type: integer } } }");
  const after = returning("{ type: object, properties: { a: { type: string, maxLength: 4 }, b: { type: number } } }");
  expect((await witnesses(before, after)).map(([, value]) => value)).toEqual([{ a: "text" }, { b: 0.5 }]);
});

test("finds a text that matches only one of two patterns", async () => {
  const [[, value] = []] = await witnesses(
    taking('{ type: string, pattern: "^[a-z]{1,8}-[0-9]+$" }'),
    taking('{ type: string, pattern: "^[a-y]{1,8}-[0-9]+$" }'),
  );
  expect(value).toMatch(/^z/);
});

test("compiler messages are attached to the right finding", async () => {
  const before = taking(
    "{ type: object, properties: { a: { type: string }, b: { type: boolean }, c: { enum: [x, y] } } }",
  );
  const after = taking(
    "{ type: object, properties: { a: { type: boolean }, b: { type: string }, c: { enum: [x] } }, required: [b] }",
  );
  const findings = await reviewDocuments(documentOf(before), documentOf(after), { engines: ["rules", "types"] });
  expect(findings.map(({ rule, types }) => [rule, types])).toEqual([
    ["schema-type-changed", "Type 'string' is not assignable to type 'boolean'."],
    ["schema-type-changed", "Type 'boolean' is not assignable to type 'string'."],
    ["enum-values-removed", `Type '"y"' is not assignable to type '"x"'.`],
    ["required-properties-added", expect.stringContaining("'undefined' is not assignable")],
  ]);
});

const both = async (before: string, after: string) => {
  const of = async (document: (schema: string) => string) =>
    (await reviewOf(document(before), document(after))).map(({ verdict }) => verdict);
  return { request: await of(taking), response: await of(returning) };
};

test.each([
  [
    "contains",
    "{ type: array, contains: { type: string, maxLength: 5 } }",
    "{ type: array, contains: { type: string, maxLength: 9 } }",
  ],
  [
    "prefixItems",
    "{ type: array, prefixItems: [{ type: string, maxLength: 5 }] }",
    "{ type: array, prefixItems: [{ type: string, maxLength: 9 }] }",
  ],
  [
    "patternProperties",
    "{ patternProperties: { ^x: { type: integer, maximum: 5 } } }",
    "{ patternProperties: { ^x: { type: integer, maximum: 9 } } }",
  ],
  [
    "dependentSchemas",
    "{ dependentSchemas: { a: { properties: { b: { maxLength: 3 } } } } }",
    "{ dependentSchemas: { a: { properties: { b: { maxLength: 5 } } } } }",
  ],
  [
    "propertyNames",
    "{ type: object, propertyNames: { maxLength: 3 } }",
    "{ type: object, propertyNames: { maxLength: 5 } }",
  ],
  ["patternProperties, removed", "{ patternProperties: { ^x: { type: integer } } }", "{}"],
  ["prefixItems, removed", "{ type: array, prefixItems: [{ type: integer }] }", "{ type: array }"],
  ["a condition, removed", "{ type: string, if: { minLength: 5 }, then: { pattern: ^a } }", "{ type: string }"],
  [
    "unevaluatedProperties, removed",
    "{ anyOf: [{ properties: { a: {} } }], unevaluatedProperties: false }",
    "{ anyOf: [{ properties: { a: {} } }] }",
  ],
  [
    "a second pattern, removed",
    "{ allOf: [{ type: string, pattern: ^a }, { pattern: b$ }] }",
    "{ allOf: [{ type: string, pattern: ^a }] }",
  ],
])("%s is decided in each direction", async (_, narrow, wide) => {
  expect(await both(narrow, wide)).toEqual({ request: ["additive"], response: ["wire-breaking"] });
  expect(await both(wide, narrow)).toEqual({ request: ["wire-breaking"], response: ["additive"] });
});

test("another branch of a condition is a break in both directions", async () => {
  const when = (then: string) =>
    `{ type: object, properties: { a: { type: string }, b: { type: string } }, if: { properties: { a: { const: x } }, required: [a] }, then: ${then} }`;
  expect(await both(when("{ required: [b] }"), when("{ properties: { b: { maxLength: 3 } } }"))).toEqual({
    request: ["wire-breaking"],
    response: ["wire-breaking"],
  });
});
