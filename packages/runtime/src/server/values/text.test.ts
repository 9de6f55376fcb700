import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyJson, echo, parameter, server } from "../../testing/things.ts";
import type { ParameterSpec, Route } from "../contract.ts";
import { textProblems } from "./problems.ts";
import { isStorable, storable, unstorableTexts } from "./text.ts";

test.each([
  ["plain text", "a\u0001\u007f\ufffe", true],
  ["a pair of surrogates", "\ud83d\ude00", true],
  ["NUL", "a\0b", false],
  ["a high surrogate alone", "\ud83d", false],
  ["a low surrogate alone", "\ude00a", false],
  ["surrogates in the wrong order", "\ude00\ud83d", false],
])("isStorable judges %s", (_, text, expected) => {
  expect(isStorable(text)).toBe(expected);
  expect(isStorable(storable(text))).toBe(true);
  expect(storable(text) === text).toBe(expected);
});

test("finds texts and names however deep they are", () => {
  let value: unknown = ["\0"];
  for (let depth = 0; depth < 100_000; depth++) value = [value];
  expect(unstorableTexts(value, 9)).toHaveLength(1);
  expect(textProblems({ a: [{ "b\0": 1 }, "x"], c: { d: "\ud800" }, e: "fine" })).toEqual([
    { field: "c.d", value: "\ufffd", message: "must not hold NUL or an unpaired surrogate" },
    { field: "a[0].b\ufffd", value: "1", message: "must have a name without NUL and unpaired surrogates" },
  ]);
  expect(textProblems(Array(500).fill("\0"))).toHaveLength(100);
});

const json = (value: unknown) => JSON.stringify(value);
const strings = fc.string({ unit: fc.oneof(fc.constantFrom("\0", "\ud83d", "\ude00", "\\", "u0000"), fc.string()) });
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, strings, fc.integer(), fc.array(tie("value")), fc.dictionary(strings, tie("value"))),
})).value;

function cannotBeWritten(value: unknown): boolean {
  if (typeof value === "string")
    return value.includes("\0") || new TextDecoder().decode(new TextEncoder().encode(value)) !== value;
  return typeof value === "object" && value !== null && Object.entries(value).flat().some(cannotBeWritten);
}

describe("text that cannot be stored", () => {
  const post: Partial<Route> = {
    method: "POST",
    path: "/things",
    parameters: [],
    responses: { ...anyJson, 422: { headers: {}, content: { "application/json": { kind: "json" } } } },
    body: {
      required: true,
      content: {
        "application/json": { kind: "json" },
        "application/yaml": { kind: "yaml" },
        "application/x-www-form-urlencoded": { kind: "form" },
        "multipart/form-data": { kind: "multipart" },
      },
    },
  };
  const { app } = server(post, echo("body"));
  const send = async (contentType: string, payload: string | Buffer) =>
    (await app.inject({ method: "POST", url: "/things", headers: { "content-type": contentType }, payload })).json();
  const message = "must not hold NUL or an unpaired surrogate";

  test("is refused in JSON, and nothing else is", async () => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        fc.pre(!json(value).includes("__proto__"));
        const response = await send("application/json", json(value));
        if (cannotBeWritten(value)) expect(response).toMatchObject({ status: 400, reason: "invalid" });
        else expect(response).toEqual({ body: value });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["JSON", "application/json", '{"a":{"b":["\\u0000"]}}', "a.b[0]", 400],
    ["JSON", "application/json", '"\\uD83D"', "body", 400],
    ["YAML", "application/yaml", 'a:\n  - b: "x\\0"\n', "a[0].b", 422],
    ["YAML", "application/yaml", 'a: "\\x00"\n', "a", 422],
    ["a form", "application/x-www-form-urlencoded", "a=1&b=x%00", "b", 400],
    [
      "a form with files",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\0\r\n--x--\r\n',
      "a",
      400,
    ],
  ])("is refused in %s with the name of its field: %s %s", async (_, contentType, payload, field, status) => {
    const response = await send(contentType, payload);
    expect(response).toMatchObject({ status, problems: [{ field, message: expect.stringContaining(message) }] });
    expect(isStorable(response.problems[0].value)).toBe(true);
  });

  test.each<[string, ParameterSpec, string, Record<string, string>]>([
    ["a path", parameter("id", "path"), "/things/a%00", {}],
    ["a query", parameter("q", "query"), "/things?q=a%00", {}],
    ["a list", parameter("tags", "query", { shape: "array" }), "/things?tags=a&tags=%00", {}],
    ["JSON", parameter("filter", "query", { json: true }), "/things?filter=%7B%22a%5Cud800%22:1%7D", {}],
    ["a header", parameter("X-Filter", "header", { json: true }), "/things", { "x-filter": '["\\u0000"]' }],
    ["a cookie", parameter("session", "cookie"), "/things", { cookie: "session=%00" }],
  ])("is refused in %s with the name of the parameter", async (_, spec, url, headers) => {
    const path = spec.in === "path" ? "/things/{id}" : "/things";
    const { app } = server({ path, parameters: [spec], responses: anyJson }, echo("query"));
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      status: 400,
      problems: [{ field: spec.name, message }],
    });
  });
});

describe("malformed percent-encoding in a query", () => {
  test.each([
    ["a declared parameter", "/things?q=%zz", { field: "q", value: "%zz" }],
    ["an undeclared parameter", "/things?utm=%E9&q=1", { field: "utm", value: "%E9" }],
    ["a name", "/things?%ff=1", { field: "%ff", value: "1" }],
    ["half a sequence", "/things?q=%E6%BC", { field: "q", value: "%E6%BC" }],
    ["a surrogate", "/things?q=%ED%A0%80", { field: "q", value: "%ED%A0%80" }],
  ])("is refused in %s", async (_, url, problem) => {
    const { app } = server(
      [
        { path: "/things", parameters: [parameter("q", "query")], responses: anyJson },
        { operationId: "listOthers", path: "/others", parameters: [], responses: anyJson },
      ],
      { getThing: echo("query"), listOthers: echo("query") },
    );
    const problems = [{ ...problem, message: "must be percent-encoded UTF-8" }];
    expect((await app.inject(url)).json()).toMatchObject({ status: 400, problems });
    expect((await app.inject(url.replace("things", "others"))).json()).toMatchObject({ status: 400, problems });
  });
});
