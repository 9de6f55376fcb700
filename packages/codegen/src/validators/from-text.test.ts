import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Document, Schema } from "../document/openapi.ts";
import { emitValidators } from "../server/emit-validators.ts";
import { buildStubModel } from "../server/model/build-stub-model.ts";
import { planValidators } from "../server/plan-validators.ts";

type Validate = ((data: unknown) => boolean) & { errors?: { keyword: string; params: object }[] | null };

const schemas = {
  integer: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  optional: { type: ["integer", "null"] },
  limited: { type: "integer", minimum: 1, maximum: 100 },
  small: { type: "integer", format: "int32" },
  listed: { enum: [1, 2.5] },
  either: { anyOf: [{ type: "integer" }, { type: "string" }] },
  counts: { type: "array", items: { type: "integer" } },
} satisfies Record<string, Schema & { minimum?: number; maximum?: number }>;

const document = {
  openapi: "3.1.1",
  info: { title: "Numbers", version: "1" },
  paths: {
    "/": {
      get: {
        operationId: "get",
        parameters: Object.entries(schemas).map(([name, schema]) => ({ name, in: "query", schema })),
        responses: { 200: { description: "Fine." } },
      },
    },
  },
} as Document;

let validate: Validate;
beforeAll(async () => {
  const code = await emitValidators(planValidators(document, buildStubModel(document)));
  ({ getParameters: validate } = await import(`data:text/javascript,${encodeURIComponent(code)}`));
});

/** Parses text as this parameter; undefined if it is rejected. */
function read(parameter: keyof typeof schemas, text: unknown): unknown {
  const query: Record<string, unknown> = { [parameter]: text };
  return validate({ query }) ? query[parameter] : undefined;
}

const digits = fc.array(fc.constantFrom(..."0123456789"), { maxLength: 25 }).map((all) => all.join(""));
const texts = fc.oneof(
  fc.tuple(fc.constantFrom("", "-", "+", " ", "--", "0x", "0b", "0"), digits).map((parts) => parts.join("")),
  fc
    .tuple(digits, fc.constantFrom(".", ".5", "e", "e1", "E+2", "e-3", "e400", "_0", "n", " ", "\n", ",1"))
    .map((parts) => parts.join("")),
  fc.double().map(String),
  fc.maxSafeInteger().map(String),
  fc.bigInt().map(String),
  fc.constantFrom("Infinity", "-Infinity", "NaN", "null", "true", "١٢", "1e400", "9".repeat(400), "[1]", '"1"', "1 "),
  fc.string({ maxLength: 5 }),
);

describe("a parameter accepts", () => {
  test("as integers exactly the integers of JSON without fraction and exponent that JavaScript holds", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const isInteger = /^-?(0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(JSON.parse(text));
        expect(read("integer", text), text).toBe(isInteger ? JSON.parse(text) : undefined);
        if (isInteger) expect(BigInt(text)).toBe(BigInt(read("integer", text) as number));
      }),
      { numRuns: 2000 },
    );
  });

  test("as numbers exactly the finite numbers of JSON", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let value: unknown;
        try {
          value = text.trim() === text ? JSON.parse(text) : undefined;
        } catch {}
        const isNumber = typeof value === "number" && Number.isFinite(value);
        expect(read("number", text), text).toBe(isNumber ? value : undefined);
      }),
      { numRuns: 2000 },
    );
  });

  test("as booleans only true and false", () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.constantFrom("true", "false", "True", "1", "0", "on")), (text) => {
        expect(read("boolean", text), text).toBe({ true: true, false: false }[text]);
      }),
    );
  });

  test("no other spelling of an integer, with any further keywords", () => {
    for (const text of [
      "0x10",
      "0b11",
      "1e1",
      "+5",
      "05",
      "5.0",
      " 5",
      "5 ",
      "-",
      "Infinity",
      "1e400",
      "9".repeat(400),
    ]) {
      for (const parameter of ["integer", "optional", "limited", "small"] as const)
        expect(read(parameter, text), text).toBeUndefined();
      expect(read("counts", ["1", text]), text).toBeUndefined();
    }
  });
});

test("other rules of a schema hold for the number", () => {
  expect([read("limited", "0"), read("limited", "100"), read("limited", "101")]).toEqual([undefined, 100, undefined]);
  expect([read("small", "2147483647"), read("small", "2147483648")]).toEqual([2147483647, undefined]);
  expect([read("listed", "1"), read("listed", "2.5"), read("listed", "3")]).toEqual([1, 2.5, undefined]);
  expect(read("counts", ["1", "-2"])).toEqual([1, -2]);
  expect([read("optional", ""), read("optional", "7")]).toEqual([null, 7]);
});

test("text that is not an integer stays text if the schema allows both", () => {
  expect([read("either", "5"), read("either", "05"), read("either", "1e1")]).toEqual([5, "05", "1e1"]);
});

test("an error names the types, like an error of `type`", () => {
  validate({ query: { optional: "0x10" } });
  expect(validate.errors).toEqual([
    expect.objectContaining({ keyword: "fromText", params: { type: ["integer", "null"] } }),
  ]);
  validate({ query: { integer: "9007199254740993" } });
  expect(validate.errors).toEqual([
    expect.objectContaining({ keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } }),
  ]);
});
