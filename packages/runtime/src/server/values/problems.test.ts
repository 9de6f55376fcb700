import { describe, expect, test } from "vitest";
import { body, parameters } from "../../testing/things.ts";
import { bodyProblems, parameterProblems, shown } from "./problems.ts";

function rejected(schema: object, value: unknown) {
  const validate = body(schema);
  validate(value);
  return bodyProblems(validate.errors ?? [], value);
}
const property = (schema: object, value: unknown) => rejected({ properties: { a: schema } }, { a: value })[0];

describe("bodyProblems", () => {
  test("has one entry per rejected field, named by its path", () => {
    const schema = {
      type: "object",
      required: ["name", "e-mail"],
      additionalProperties: false,
      properties: {
        name: { type: "string" },
        "e-mail": { type: "string", format: "email", minLength: 5 },
        tags: { type: "array", items: { type: "string", maxLength: 3 } },
        address: {
          type: "object",
          required: ["zip"],
          properties: { city: { type: "string" }, "a/b~c": { type: "string" } },
        },
      },
    };
    expect(
      rejected(schema, { "e-mail": "x", tags: ["a", "long"], address: { city: 1, "a/b~c": 2 }, more: true }),
    ).toEqual([
      { field: "name", value: "", message: "must be given" },
      { field: "more", value: "true", message: "must not be given" },
      { field: "e-mail", value: "x", message: "must have at least 5 characters" },
      { field: "tags[1]", value: "long", message: "must have at most 3 characters" },
      { field: "address.zip", value: "", message: "must be given" },
      { field: "address.city", value: "1", message: "must be a string" },
      { field: "address.a/b~c", value: "2", message: "must be a string" },
    ]);
  });

  test("calls the body as a whole body", () => {
    expect(rejected({ type: "object" }, [])).toEqual([{ field: "body", value: "[]", message: "must be an object" }]);
    expect(rejected({ type: "object" }, "x")).toEqual([{ field: "body", value: "x", message: "must be an object" }]);
    expect(rejected({ type: "array", items: { type: "integer" } }, [1, "x"])[0]?.field).toBe("[1]");
  });

  test.each([
    [{ type: "string", format: "email" }, "x", "must be a well-formed e-mail address"],
    [{ type: "string", format: "date-time" }, "x", "must be a timestamp such as 2026-03-02T09:15:00.000Z"],
    [{ type: "string", format: "ipv4" }, "x", "must be a well-formed ipv4"],
    [{ type: "string", minLength: 1 }, "", "must not be empty"],
    [{ type: "string", enum: ["A", "B"] }, "", "must not be empty"],
    [{ enum: ["A", 1, null] }, "B", "must be one of A, 1, null"],
    [{ const: "A" }, "B", "must be A"],
    [{ type: "integer" }, 1.5, "must be an integer"],
    [{ type: ["string", "null"] }, 1, "must be a string"],
    [{ type: ["string", "integer"] }, true, "must be a string or an integer"],
    [{ type: "null" }, 1, "must be null"],
    [{ maximum: 100 }, 101, "must be at most 100"],
    [{ minimum: 1 }, 0, "must be at least 1"],
    [{ exclusiveMaximum: 1 }, 1, "must be less than 1"],
    [{ exclusiveMinimum: 1 }, 1, "must be more than 1"],
    [{ multipleOf: 5 }, 3, "must be a multiple of 5"],
    [{ maxLength: 1 }, "ab", "must have at most 1 character"],
    [{ minItems: 1 }, [], "must not be empty"],
    [{ minItems: 2 }, ["a"], "must have at least 2 items"],
    [{ maxItems: 1 }, [1, 2], "must have at most 1 item"],
    [{ uniqueItems: true }, [1, 1], "must not hold an item twice"],
    [{ minProperties: 1 }, {}, "must not be empty"],
    [{ pattern: "^a$" }, "b", "must match ^a$"],
    [{ pattern: "\\S" }, " \n", "must not be blank"],
    [{ not: {} }, 1, "must NOT be valid"],
    [false, 1, "must not be given"],
  ] as [object, unknown, string][])("%j explains %j: %s", (schema, value, message) => {
    expect(property(schema, value)?.message).toBe(message);
  });

  describe("of alternatives", () => {
    const letters = { enum: ["A", "B"] };
    const text = { type: "string", pattern: "^P" };
    const amount = { type: "integer", minimum: 0 };

    test.each([
      ["null first", { anyOf: [{ type: "null" }, letters] }, "C", "must be one of A, B"],
      ["null last", { anyOf: [letters, { type: "null" }] }, "C", "must be one of A, B"],
      [
        "types",
        { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
        true,
        "must be a string or an integer",
      ],
      ["the range of the one that has the value's type", { anyOf: [text, amount] }, -1, "must be at least 0"],
      ["the same in another order", { anyOf: [amount, text] }, -1, "must be at least 0"],
      ["the pattern of the one that has the value's type", { anyOf: [amount, text] }, "x", "must match ^P"],
      ["types, for a number that has none of them", { anyOf: [text, amount] }, -1.5, "must be a string or an integer"],
      ["types, for an empty array", { anyOf: [text, amount] }, [], "must be a string or an integer"],
      [
        "several hold",
        { oneOf: [{ type: "string" }, { minLength: 1 }] },
        "x",
        "must have exactly one of its documented forms",
      ],
    ])("%s", (_, schema, value, message) => {
      expect(rejected({ properties: { a: schema } }, { a: value })).toEqual([
        { field: "a", value: shown(value), message },
      ]);
    });

    test("names the fields instead of the alternative", () => {
      const schema = { oneOf: [{ required: ["x"] }, { required: ["y"] }] };
      expect(rejected(schema, {}).map(({ field }) => field)).toEqual(["x", "y"]);
    });
  });

  test("names the property that distinguishes the kinds of an object", () => {
    const schema = {
      type: "object",
      discriminator: { propertyName: "kind" },
      oneOf: ["soup", "pie"].map((kind) => ({ required: ["kind"], properties: { kind: { const: kind } } })),
    };
    const problem = { field: "dishes[0].kind", message: "must be one of its documented kinds" };
    const dishes = { properties: { dishes: { type: "array", items: schema } } };
    expect(rejected(dishes, { dishes: [{ kind: "stew" }] })).toEqual([{ ...problem, value: "stew" }]);
    expect(rejected(dishes, { dishes: [{}] })).toEqual([{ ...problem, value: "", message: "must be given" }]);
  });

  test("stops at 100", () => {
    expect(rejected({ items: { type: "string" } }, Array(500).fill(1))).toHaveLength(100);
  });
});

test("parameterProblems names parameters like the document, for nested problems too", () => {
  const validate = parameters({
    path: { properties: { id: { type: "integer" } } },
    query: { required: ["count"], properties: { tags: { items: { enum: ["A"] } }, filter: { required: ["x"] } } },
    headers: { properties: { "x-trace": { minLength: 3 } } },
    cookies: { properties: { session: { maxLength: 1 } } },
  });
  const values = {
    path: { id: "x" },
    query: { tags: ["A", "B"], filter: { y: "1" } },
    headers: { "x-trace": "a" },
    cookies: { session: "ab" },
  };
  validate(values);
  expect(parameterProblems(validate.errors ?? [], values, new Map([["x-trace", "X-Trace"]]))).toEqual([
    { field: "id", value: "x", message: "must be an integer" },
    { field: "count", value: "", message: "must be given" },
    { field: "tags", value: "A,B", message: "must be one of A" },
    { field: "filter", value: '{"y":"1"}', message: "must have x" },
    { field: "X-Trace", value: "a", message: "must have at least 3 characters" },
    { field: "session", value: "ab", message: "must have at most 1 character" },
  ]);
});

test("reports text that does not parse like a value of the wrong type", () => {
  const error = (type: string) => ({ instancePath: "/query/page", keyword: "fromText", params: { type: [type] } });
  expect(parameterProblems([error("integer")], { query: { page: "0x10" } }, new Map())).toEqual([
    { field: "page", value: "0x10", message: "must be an integer" },
  ]);
  const either = [error("integer"), error("boolean"), { instancePath: "/query/page", keyword: "anyOf", params: {} }];
  expect(parameterProblems(either, { query: { page: "x" } }, new Map())[0]?.message).toBe(
    "must be an integer or a boolean",
  );
});

test("shown cuts long values", () => {
  expect(shown("x".repeat(300))).toBe(`${"x".repeat(199)}…`);
  expect([shown(undefined), shown(null), shown([1, "a"]), shown(["a", "b"])]).toEqual(["", "null", '[1,"a"]', "a,b"]);
});
