import { expect, test } from "vitest";
import { type CustomFieldsPatch, patchCustomFields } from "./custom-fields.ts";

test("sets a named field, removes it for null, and keeps other fields", () => {
  const fields = { owner: "Engineering", costCenter: 4210, old: "x" };
  expect(patchCustomFields(fields, { owner: "Platform", old: null, unknown: null, level: 0, empty: "" })).toEqual({
    owner: "Platform",
    costCenter: 4210,
    level: 0,
    empty: "",
  });
  expect(patchCustomFields(fields)).toEqual(fields);
});

test.each(["", " \n", "x".repeat(201)])("%j is not a valid name", (name) => {
  expect(() => patchCustomFields({}, { [name]: "x" })).toThrow("Validation error");
  expect(() => patchCustomFields({}, { [name]: null })).toThrow("Validation error");
});

test("a name may have 200 characters of any number of code units", () => {
  const name = "🙂".repeat(200);
  expect(patchCustomFields({}, { [name]: 1 })).toEqual({ [name]: 1 });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("accepts the name %s", (name) => {
  const patch = JSON.parse(`{"${name}": "x"}`) as CustomFieldsPatch;
  const fields = patchCustomFields({}, patch);
  expect(Object.entries(fields)).toEqual([[name, "x"]]);
  expect(JSON.stringify(fields)).toBe(`{"${name}":"x"}`);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  const removal = JSON.parse(`{"${name}": null}`) as CustomFieldsPatch;
  expect(Object.entries(patchCustomFields(fields, removal))).toEqual([]);
});
