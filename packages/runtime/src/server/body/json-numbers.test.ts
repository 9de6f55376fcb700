import fc from "fast-check";
import { expect, test } from "vitest";
import { changedNumbers, isChanged } from "./json-body.ts";

test.each([
  "0",
  "-0",
  "007",
  "9007199254740991",
  "-9007199254740991",
  "9007199254740992",
  "1e22",
  "6.022e23",
  "1E+308",
  "0.1",
  "1e-400",
])("%s keeps its value", (text) => {
  expect(isChanged(text, Number(text))).toBe(false);
});

test.each([
  "9007199254740993",
  "-9007199254740993",
  "9007199254740993.0",
  "9007199254740.993e3",
  "123456789012345678901",
  "1e400",
  "-1e400",
])("%s becomes another number", (text) => {
  expect(isChanged(text, Number(text))).toBe(true);
  expect([...changedNumbers(`{"a":[1,${text}]}`, 100)]).toEqual([Number(text)]);
});

test("digits within texts are no numbers", () => {
  for (const json of ['{"a":"9007199254740993"}', '"\\"9007199254740993"', '{"9007199254740993":1}', '["a\\\\",1]'])
    expect(changedNumbers(json, 100).size).toBe(0);
  expect(changedNumbers('["a\\\\",9007199254740993]', 100).size).toBe(1);
});

test("numbers written by JSON.stringify keep their value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.double({ noNaN: true, noDefaultInfinity: true }), (value, number) => {
      expect(changedNumbers(JSON.stringify([value, number]), 100).size).toBe(0);
    }),
  );
});
