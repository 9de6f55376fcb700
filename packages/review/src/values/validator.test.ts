import { expect, test } from "vitest";
import { reviewOf } from "../testing/review-of.ts";
import { createValidator } from "./validator.ts";

const verdicts = async (before: string, after: string, version = "3.1.1") =>
  (await reviewOf(`openapi: ${version}\n${before}`, `openapi: ${version}\n${after}`)).map(({ verdict }) => verdict);

const withNullable = (list: string) => `
components: { schemas: { Name: { type: string } } }
paths:
  /x:
    post:
      body: { type: object, properties: { owner: { nullable: true, allOf: [{ $ref: "#/components/schemas/Name" }] }, l: ${list} } }
`;

test.each(["3.0.3", "3.1.1"])(
  "a nullable member without a type leaves its neighbours decided in %s",
  async (version) => {
    const any = "{ type: array, items: { type: string } }";
    const some = "{ type: array, items: { type: string }, minItems: 2 }";
    expect(await verdicts(withNullable(any), withNullable(some), version)).toEqual(["wire-breaking"]);
    const text = "{ type: string }";
    const mail = "{ type: string, format: email }";
    expect(await verdicts(withNullable(text), withNullable(mail), version)).toEqual(["wire-breaking"]);
    const open = "{ type: object, properties: { a: {} } }";
    const closed = "{ type: object, properties: { a: {} }, additionalProperties: false }";
    expect(await verdicts(withNullable(open), withNullable(closed), version)).toEqual(["wire-breaking"]);
  },
);

test("identifiers in examples and extensions are data", async () => {
  const document = (least: string) => `
paths:
  /x:
    post:
      x-note: { $id: not a uri%, $anchor: "1", $ref: nowhere }
      requestBody:
        content:
          application/json:
            schema: { type: array, items: {}, minItems: ${least}, example: { $id: "#a" }, examples: [{ $id: "#a" }, { $anchor: "%" }] }
            examples: { one: { value: { $id: "#a", $anchor: "%", $schema: none } } }
`;
  // The rule alone leaves list lengths undecided.
  expect(await verdicts(document("1"), document("2"))).toEqual(["wire-breaking"]);
});

test("a property may be named like a member with data", () => {
  const root = {
    components: {
      schemas: {
        Case: {
          type: "object",
          properties: { example: { type: "string" }, "x-one": { type: "integer" }, nullable: { type: "boolean" } },
        },
        examples: { type: "integer" },
      },
    },
  };
  const { refusals } = createValidator(root, "request", false);
  const wrong = { example: 1, "x-one": "a", nullable: "b" };
  expect(refusals("#/components/schemas/Case", wrong)?.map(({ at }) => at)).toEqual([
    "/example",
    "/x-one",
    "/nullable",
  ]);
  expect(refusals("#/components/schemas/examples", "text")).toHaveLength(1);
});

test("an undecided finding notes a body that does not compile", async () => {
  const broken = (least: string) => `
paths:
  /x:
    post:
      body: { type: object, properties: { a: { $ref: "#/components/schemas/B" }, l: { type: array, items: {}, ${least} } } }
components: { schemas: { B: { type: string, pattern: "(" } } }
`;
  const [finding] = await reviewOf(broken("minItems: 0"), broken("minItems: 2"));
  expect(finding).toMatchObject({ verdict: "undecided", note: expect.stringContaining("does not compile") });
});
