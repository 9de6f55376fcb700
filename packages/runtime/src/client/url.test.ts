import { expect, test } from "vitest";
import type { ParameterSpec } from "../server/contract.ts";
import { parameterDecoder } from "../server/parameters/parameters.ts";
import type { Style } from "./contract.ts";
import { writeQuery } from "./url.ts";

const list = ["a b", "c&d", "é"];
const object = { name: "a b", city: "é" };
const spec = { name: "value", in: "query", required: false, properties: ["name", "city"] } as const;

test.each<[Style | undefined, Pick<ParameterSpec, "style" | "explode" | "shape">, unknown]>([
  [undefined, { style: "form", explode: true, shape: "array" }, list],
  ["form", { style: "form", explode: false, shape: "array" }, list],
  ["spaceDelimited", { style: "spaceDelimited", explode: false, shape: "array" }, ["a", "b"]],
  ["pipeDelimited", { style: "pipeDelimited", explode: false, shape: "array" }, list],
  [undefined, { style: "deepObject", explode: true, shape: "object" }, object],
  ["form*", { style: "form", explode: true, shape: "object" }, object],
  ["form", { style: "form", explode: false, shape: "object" }, object],
])("the server reads what the client writes: %s for %o", (style, given, value) => {
  const query = writeQuery({ value }, style === undefined ? {} : { value: style });
  const decode = parameterDecoder({ path: "/", operationId: "op", parameters: [{ ...spec, ...given }] }, []);
  const decoded = decode?.({ params: {}, target: `/?${query}`, headers: {} });
  expect(JSON.parse(JSON.stringify(decoded?.values.query))).toEqual({ value });
});

test("JSON is sent as one text, and an undefined parameter is omitted", () => {
  const styles = { filter: "json", ids: "form" } as const;
  expect(writeQuery({ filter: { and: ["é"] }, ids: undefined, page: 2 }, styles)).toBe(
    "filter=%7B%22and%22%3A%5B%22%C3%A9%22%5D%7D&page=2",
  );
  expect(writeQuery({ filter: undefined }, styles)).toBe("");
});
