import { describe, expect, it } from "vitest";
import type { Parameter } from "./document.ts";
import { parseHeader, serializeHeader, serializePath, serializeQuery } from "./serialize.ts";

const parameter = (style: string, explode: boolean): Parameter => ({
  pointer: "#",
  name: "person.id",
  in: "query",
  required: false,
  style,
  explode,
  examples: [],
});

describe("serializeQuery", () => {
  it.each([
    ["form", true, ["a b", "c&d"], ["person.id=a%20b", "person.id=c%26d"]],
    ["form", false, ["a b", "c,d"], ["person.id=a%20b,c%2Cd"]],
    ["form", false, [], []],
    ["pipeDelimited", false, ["a", "b"], ["person.id=a%7Cb"]],
    ["form", true, 5, ["person.id=5"]],
    ["form", true, true, ["person.id=true"]],
    ["deepObject", true, { a: 1 }, ["person.id%5Ba%5D=1"]],
    ["form", true, { a: 1 }, ["a=1"]],
    ["form", false, { a: 1 }, ["person.id=a,1"]],
  ])("writes style %s, explode %s: %j", (style, explode, value, want) => {
    expect(serializeQuery(parameter(style, explode), value)).toEqual(want);
  });
});

it("writes path and header values", () => {
  expect(serializePath("a/b")).toBe("a%2Fb");
  expect(serializeHeader(["a", 1])).toBe("a,1");
});

it("reads headers as their schema's type, and keeps other values as text", () => {
  expect(parseHeader({ type: "integer" }, "36")).toBe(36);
  expect(parseHeader({ type: "integer" }, "soon")).toBe("soon");
  expect(parseHeader({ type: "boolean" }, "false")).toBe(false);
  expect(parseHeader({ type: "array", items: { type: "integer" } }, "1, 2")).toEqual([1, 2]);
  expect(parseHeader({ type: "string" }, "36")).toBe("36");
});
