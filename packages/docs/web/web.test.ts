import { expect, test } from "vitest";
import { callOf } from "./live-samples.ts";
import { addressOf, readable } from "./request.ts";

const given = (name: string, place: "path" | "query", value: string, list: "list" | "joined" | "one" = "one") => ({
  name,
  in: place,
  value,
  isList: list !== "one",
  isJoined: list === "joined",
});

test("form values are in path and query, lists in the declared style, without empty ones", () => {
  expect(
    addressOf("/v2/people/{id}", [
      given("id", "path", "per_1/ä"),
      given("status", "query", "NEW, EXPIRED", "list"),
      given("expand", "query", "a,b", "joined"),
      given("page", "query", ""),
    ]),
  ).toBe("/v2/people/per_1%2F%C3%A4?status=NEW&status=EXPIRED&expand=a%2Cb");
  expect(addressOf("/v1/exams", [])).toBe("/v1/exams");
});

test("JSON is indented, other texts are unchanged", () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable("<html>")).toBe("<html>");
});

test("a form becomes a call with typed values; invalid JSON stays text", () => {
  const filled = {
    section: "v2",
    method: "GET",
    template: "/tests/{id}",
    given: [
      given("id", "path", "tst_1"),
      given("tags", "query", "a, b", "list"),
      { ...given("count", "query", "5"), isNumber: true },
      given("page", "query", ""),
    ],
    key: "",
    body: { type: "application/json", text: '{"a":1}' },
  };
  expect(callOf(filled)).toMatchObject({
    api: "V2",
    parameters: { path: { id: "tst_1" }, query: { tags: ["a", "b"], count: 5 } },
    address: "/tests/tst_1?tags=a&tags=b&count=5",
    body: { a: 1 },
    contentType: "application/json",
  });
  expect(callOf({ ...filled, body: { type: "application/json", text: '{"a"' } }).body).toBe('{"a"');
});
