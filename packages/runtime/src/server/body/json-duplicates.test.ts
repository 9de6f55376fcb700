import fc from "fast-check";
import { expect, test } from "vitest";
import { duplicateIn } from "./json-body.ts";

const small = fc.jsonValue({ maxDepth: 2, stringUnit: "binary" });
const find = (json: string) => duplicateIn(json, JSON.parse(json));

test.each([
  ['{"a":1,"a":2}', ["a"]],
  ['{"a":1,"a":1}', ["a"]],
  ['{"a":1,"\\u0061":2}', ["a"]],
  ['{"a":{"b":[0,{"c":1,"c":2}]}}', ["a", "b", "1", "c"]],
  ['{"a":{"b":1,"b":2},"a":3}', ["a", "b"]],
  ['{"__proto__":1,"__proto__":2}', ["__proto__"]],
  ['[{"a":":"},{"a" : ":\\u003A", "a": ":"}]', ["1", "a"]],
  // The escape hides the colon of the second member.
  ['{"a":1,"a":"\\u003a"}', ["a"]],
  ['{"":1,"":"\\u003A"}', [""]],
])("%s has a member twice", (json, path) => {
  expect(find(json)).toEqual(path);
});

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
  '{"a":"\\"a\\":1,\\"a\\":2"}',
  '{"a:":"b:","\\u003a":"::\\u003a"}',
  '"a:b"',
  "[]",
  "1",
])("%s has each member once", (json) => {
  expect(find(json)).toBeUndefined();
});

test("finds no duplicate in output of JSON.stringify, and each added one", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: "binary" }), small), fc.string(), small, (value, name, other) => {
      const json = JSON.stringify(value);
      expect(find(json)).toBeUndefined();
      const members = [json.slice(1, -1), `${JSON.stringify(name)}:${JSON.stringify(other)}`];
      const twice = `{${[...members, members[1]].filter(Boolean).join(",")}}`;
      expect(find(twice)).toEqual([name]);
    }),
  );
});
