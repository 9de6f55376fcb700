import { expect, test } from "vitest";
import { showBoth } from "./model/json.ts";
import { reviewOf } from "./testing/review-of.ts";

const messages = async (before: string, after: string) => (await reviewOf(before, after)).map(({ message }) => message);
const getting = (operation: string) => `paths: { /things: { get: { ${operation} } } }`;

test.each([
  ["a".repeat(200), `${"a".repeat(199)}b`],
  [`x${"a".repeat(200)}`, `y${"a".repeat(200)}`],
  ["a".repeat(200), "a".repeat(201)],
  ["a".repeat(78), "a".repeat(300)],
  [
    ["a".repeat(100), 1],
    ["a".repeat(100), 2],
  ],
])("two long values never look the same side by side: %j", (old, now) => {
  const [was, is] = showBoth(old, now);
  expect(was).not.toBe(is);
  expect(Math.max(was.length, is.length)).toBeLessThan(90);
});

test("short values are shown in full", () => {
  expect(showBoth("abc", undefined)).toEqual(['"abc"', "nothing"]);
});

test.each([
  ["pattern", (end: string) => `type: string, pattern: "^(${"abc|".repeat(40)}${end})$"`],
  ["default", (end: string) => `type: string, default: "${"abc ".repeat(40)}${end}"`],
  ["not", (end: string) => `not: { enum: ["${"abc ".repeat(40)}", ${end}] }`],
])("a long %s is shown at its difference", async (_, schemaWith) => {
  const parameter = (end: string) => getting(`parameters: [{ name: q, in: query, schema: { ${schemaWith(end)} } }]`);
  const [message = ""] = await messages(parameter("x"), parameter("y"));
  const [, was, is] = /(?:was|default was) (.+), is (.+)$/.exec(message) ?? [];
  expect(was).toContain("x");
  expect(is).toContain("y");
  expect(was).not.toBe(is);
});

test.each([
  ["[{ Key: [] }]", "[{ Key: [], Token: [] }]", "`Key` is no longer sufficient: `Token` is required"],
  [
    "[{ Login: [read] }]",
    "[{ Login: [read, write, admin] }]",
    "`Login` with the scope `read` is no longer sufficient: the scopes `write`, `admin` of `Login` is required",
  ],
  ["[]", "[{ Login: [read] }]", "`Login` with the scope `read` is now required; before: no credential"],
  ["[{ Key: [] }]", "[]", "no credential is required; before: `Key`"],
  ["[{ Key: [] }]", "[{ Key: [] }, { Token: [] }]", "`Token` is now sufficient"],
  ["[{ Key: [] }, { Token: [] }]", "[{ Key: [] }]", "`Token` is no longer sufficient: `Key` is required"],
])("security %s, then %s, names schemes and scopes", async (before, after, message) => {
  expect(await messages(getting(`security: ${before}`), getting(`security: ${after}`))).toEqual([message]);
});

test("a header keeps its case, in parameters and in responses", async () => {
  const parameter = "parameters: [{ name: X-Trace-Id, in: header, schema: { type: string } }]";
  expect(await messages(getting(parameter), getting("parameters: []"))).toEqual(["`X-Trace-Id` is no longer read"]);
  expect(await messages(getting(""), getting(parameter))).toEqual(["`X-Trace-Id` is new"]);
  const header = (type: string) =>
    getting(`responses: { 200: { description: Fine., headers: { X-Total: { schema: { type: ${type} } } } } }`);
  const [finding] = await reviewOf(header("integer"), header("boolean"));
  expect(finding?.witness?.where).toBe("GET /things 200 header X-Total");
});

const taking = (schema: string) => `paths: { /things: { post: { body: ${schema} } } }`;

test.each([
  [
    "{ type: integer, exclusiveMinimum: 0 }",
    "{ type: integer, exclusiveMinimum: 4 }",
    "`exclusiveMinimum` was 0, is 4",
  ],
  [
    "{ allOf: [{ type: integer, multipleOf: 2 }, { multipleOf: 3 }] }",
    "{ allOf: [{ type: integer, multipleOf: 2 }, { multipleOf: 9 }] }",
    "`multipleOf` was 2 and 3, is 2 and 9",
  ],
  [
    "{ type: string, pattern: ^a }",
    "{ allOf: [{ type: string, pattern: ^a }, { pattern: b$ }] }",
    '`pattern` was "^a", is "^a" and "b$"',
  ],
  ["{ type: array }", "{ type: array, items: false }", "`items` was nothing, is false"],
  [
    "{ type: array, contains: { const: a } }",
    "{ type: array, contains: { const: b } }",
    '`contains` was {"const":"a"}, is {"const":"b"}',
  ],
  [
    "{ if: { required: [a] }, then: { required: [b] } }",
    "{ if: { required: [a] }, then: { required: [c] } }",
    '`then` was {"required":["b"]}, is {"required":["c"]}',
  ],
  [
    "{ dependentSchemas: { a: { required: [b] } } }",
    "{ dependentRequired: { a: [c] } }",
    '`dependentSchemas` was {"a":{"required":["b"]}}, `dependentRequired` is {"a":["c"]}',
  ],
])("%s, then %s, is quoted as written", async (before, after, message) => {
  expect(await messages(taking(before), taking(after))).toContain(message);
});

const members = (name: string, more = "") =>
  taking(`{ type: object, properties: { ${name}: { type: string, maxLength: 9 }, age: { type: integer }${more} } }`);

test.each([
  [
    "a member with another name",
    members("candidateName"),
    members("fullName"),
    "`candidateName` is no longer read; likely renamed to `fullName`",
  ],
  [
    "the member that shares a word",
    members("candidateName"),
    members("candidate_name", ", nick: { type: string, maxLength: 9 }"),
    "`candidateName` is no longer read; likely renamed to `candidate_name`",
  ],
  [
    "no member if several may be it",
    members("name"),
    members("title", ", nick: { type: string, maxLength: 9 }"),
    "`name` is no longer read",
  ],
  ["a member with another schema", members("name"), members("title").replace("9", "8"), "`name` is no longer read"],
  [
    "a parameter",
    getting("parameters: [{ name: page_size, in: query, schema: { type: integer } }]"),
    getting("parameters: [{ name: pageSize, in: query, schema: { type: integer } }]"),
    "`page_size` is no longer read; likely renamed to `pageSize`",
  ],
  [
    "an operation",
    getting("operationId: list"),
    getting("operationId: list").replace("/things", "/items"),
    "GET /things was removed; likely moved to GET /items",
  ],
])("names the likely new name of %s", async (_, before, after, message) => {
  expect(await messages(before, after)).toContain(message);
});
