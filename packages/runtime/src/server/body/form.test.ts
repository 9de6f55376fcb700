import { expect, test } from "vitest";
import type { ParameterSpec } from "../contract.ts";
import { formReader } from "./form.ts";

const field = (name: string, more: Partial<ParameterSpec> = {}): ParameterSpec => {
  return { name, in: "query", required: false, style: "form", explode: true, shape: "primitive", ...more };
};
const read = formReader({
  kind: "form",
  fields: [
    field("amount"),
    field("tags", { shape: "array" }),
    field("codes", { shape: "array", explode: false }),
    field("address", { shape: "object", style: "deepObject" }),
  ],
});

test("reads declared fields by their style", () => {
  const text = "amount=12&tags=a&tags=b+c&codes=1,2&address[city]=Porto&address%5Bzip%5D=4000";
  expect(read(text)).toEqual({
    value: { amount: "12", tags: ["a", "b c"], codes: ["1", "2"], address: { city: "Porto", zip: "4000" } },
    problems: undefined,
  });
});

test("creates a list of one if a list is declared", () => {
  expect(read("tags=a").value).toEqual({ tags: ["a"] });
});

test("keeps undeclared fields unchanged", () => {
  expect(read("note=hello&note=again&other[x]=1").value).toEqual({ note: ["hello", "again"], "other[x]": "1" });
});

test("refuses fields that are not percent-encoded UTF-8", () => {
  expect(read("amount=%zz&note=%E9&x%=1&note=fine")).toEqual({
    value: { note: "fine" },
    problems: ["amount", "note", "body"].map((field) =>
      expect.objectContaining({ field, message: "must be percent-encoded UTF-8" }),
    ),
  });
});

test("refuses a single value that is given twice", () => {
  expect(read("amount=1&amount=2").problems).toEqual([
    { field: "amount", value: "2", message: "must not be given twice" },
  ]);
});
