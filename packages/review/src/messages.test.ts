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
])("a long %s is shown where it differs", async (_, schemaWith) => {
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
  ["[]", "[{ Login: [read] }]", "`Login` with the scope `read` is now required; no credential was before"],
  ["[{ Key: [] }]", "[]", "no credential is required any more; `Key` was"],
  ["[{ Key: [] }]", "[{ Key: [] }, { Token: [] }]", "`Token` is enough now"],
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
