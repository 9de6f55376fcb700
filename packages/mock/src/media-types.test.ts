import { expect, test } from "vitest";
import { essence, isJson, negotiate, parameter } from "./media-types.ts";

const vendor = "application/vnd.vendor.v2.hal+json";
const offered = [vendor, "application/json"];

test.each([
  { accept: undefined, want: vendor },
  { accept: "", want: vendor },
  { accept: "*/*", want: vendor },
  { accept: "application/*", want: vendor },
  { accept: "APPLICATION/JSON", want: "application/json" },
  { accept: "application/json;q=0.1", want: "application/json" },
  { accept: "application/json;q=0.9, */*;q=0.1", want: "application/json" },
  { accept: `${vendor};q=0, */*`, want: "application/json" },
  { accept: `application/json, ${vendor}`, want: vendor },
  { accept: "text/html, application/xhtml+xml", want: undefined },
  { accept: "application/json;q=0", want: undefined },
  { accept: ";;,,=", want: undefined },
])("of the offered media types, $accept gets $want", ({ accept, want }) => {
  expect(negotiate(accept, offered)).toBe(want);
});

test("parameters are read without quotes and in any case", () => {
  expect(parameter('text/plain; Charset="UTF-8"', "charset")).toBe("UTF-8");
  expect(parameter("text/plain", "charset")).toBeUndefined();
  expect(essence("Application/JSON ; charset=utf-8")).toBe("application/json");
  expect([isJson(vendor), isJson("application/yaml")]).toEqual([true, false]);
});
