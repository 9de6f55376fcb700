import { expect, test } from "vitest";
import type { ParameterSpec } from "../server/contract.ts";
import { parameterDecoder } from "../server/parameters.ts";
import type { QueryStyle } from "./contract.ts";
import { serializeQuery } from "./query.ts";

const list = ["a b", "c&d", "é"];
const object = { name: "a b", city: "é" };
const spec = { name: "value", in: "query", required: false, properties: ["name", "city"] } as const;

test.each<[QueryStyle | undefined, Pick<ParameterSpec, "style" | "explode" | "shape">, unknown]>([
  [undefined, { style: "form", explode: true, shape: "array" }, list],
  ["comma", { style: "form", explode: false, shape: "array" }, list],
  ["space", { style: "spaceDelimited", explode: false, shape: "array" }, ["a", "b"]],
  ["pipe", { style: "pipeDelimited", explode: false, shape: "array" }, list],
  [undefined, { style: "deepObject", explode: true, shape: "object" }, object],
  ["exploded", { style: "form", explode: true, shape: "object" }, object],
  ["comma", { style: "form", explode: false, shape: "object" }, object],
])("the server reads what the client writes: %s for %o", (style, given, value) => {
  const query = serializeQuery(style === undefined ? {} : { value: style })({ value });
  const decode = parameterDecoder({ path: "/", operationId: "op", parameters: [{ ...spec, ...given }] }, []);
  const decoded = decode?.({ params: {}, target: `/?${query}`, headers: {} });
  expect(JSON.parse(JSON.stringify(decoded?.values.query))).toEqual({ value });
});

test("JSON goes out as one text, and a parameter that is undefined not at all", () => {
  const serialize = serializeQuery({ filter: "json", ids: "comma" });
  expect(serialize({ filter: { and: ["é"] }, ids: undefined, page: 2 })).toBe(
    "filter=%7B%22and%22%3A%5B%22%C3%A9%22%5D%7D&page=2",
  );
  expect(serialize({ filter: undefined })).toBe("");
});
