import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

test.each<[string, string, unknown]>([
  ["a closing brace", "info: {\n  title: t\n}\npaths: {}\n", { info: { title: "t" }, paths: {} }],
  ["a closing bracket", "a:\n  enum: [\n    x,\n    y\n  ]\n  b: 1\n", { a: { enum: ["x", "y"], b: 1 } }],
  ["items and a bracket", "a:\n  enum: [\n  x,\n  y\n  ]\n", { a: { enum: ["x", "y"] } }],
  ["a closing double quote", 'a:\n  text: "one\n  "\n  b: 1\n', { a: { text: "one ", b: 1 } }],
  ["a further line in double quotes", 'a:\n  text: "one\n  two"\n', { a: { text: "one two" } }],
  ["a further line in single quotes", "a:\n  text: 'one\n  two'\n", { a: { text: "one two" } }],
  ["a list in a list", "a:\n  - [\n    1\n  ]\n", { a: [[1]] }],
])("reads %s at the column of its key", (_, text, expected) => {
  expect(parseText(text, "openapi.yaml")).toEqual(expected);
});

test.each([
  ["openapi.yaml", "a: 1\n"],
  ["openapi.yaml", '{ "a": 1 }'],
  ["openapi.json", '{ "a": 1 }'],
])("skips a byte order mark: %s, %s", (name, text) => {
  expect(parseText(`\ufeff${text}`, name)).toEqual({ a: 1 });
});

test("values follow YAML 1.2, with merge keys", () => {
  const text = "a: &a { on: yes, day: 2026-01-01, octal: 010, 200: ok }\nb: { <<: *a, on: no }\n";
  const a = { on: "yes", day: "2026-01-01", octal: 10, 200: "ok" };
  expect(parseText(text, "openapi.yaml")).toEqual({ a, b: { ...a, on: "no" } });
});

test.each<[string, unknown]>([
  ["0b11", "0b11"],
  ["-0b1", "-0b1"],
  ["-0x1f", "-0x1f"],
  ["0o8", "0o8"],
  ["1_000", "1_000"],
  ["1:30", "1:30"],
  ["0x1F", 31],
  ["0o17", 15],
  ["-0777", -777],
  ["+1", 1],
  ["-.5", -0.5],
  ["+1.e3", 1000],
  ["1e400a", "1e400a"],
  ["-.INF", Number.NEGATIVE_INFINITY],
  [".nan", Number.NaN],
])("reads the number or text %s as YAML 1.2 does", (text, value) => {
  expect(parseText(`a: ${text}\n`, "openapi.yaml")).toEqual({ a: value });
});
