import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Document, Schema } from "../document/openapi.ts";
import { emitValidators } from "../server/emit-validators.ts";
import { buildStubModel } from "../server/model/build-stub-model.ts";
import { planValidators } from "../server/plan-validators.ts";
import { findDuplicate } from "./find-duplicate.ts";

type Validate = ((data: unknown) => boolean) & { errors?: { instancePath: string; keyword: string }[] | null };

async function validatorOf(schema: object, schemas: Record<string, object> = {}): Promise<Validate> {
  const content = { "application/json": { schema } };
  const post = { operationId: "post", requestBody: { content }, responses: { 204: { description: "Done." } } };
  const document = {
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: { "/": { post } },
    components: { schemas: { Body: schema as Schema, ...schemas } },
  } as Document;
  const code = await emitValidators(planValidators(document, buildStubModel(document)));
  const { postBody } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return postBody;
}

const item = { $ref: "#/components/schemas/Item" };
const Item = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const many = (value: unknown, count = 100_000) => Array.from({ length: count }, () => value);
const keyed = (values: unknown[]) => Object.fromEntries(values.map((value, index) => [`k${index}`, value]));

describe("a validator", () => {
  test.each<[string, object, unknown]>([
    ["items", { type: "array", items: { type: "string" } }, many(1)],
    ["items of a component", { type: "array", items: item }, many({})],
    ["items within items", { type: "array", items: { type: "array", items: item } }, many(many({}, 300), 300)],
    ["additional properties", { type: "object", additionalProperties: item }, keyed(many({}))],
    ["forbidden properties", { type: "object", additionalProperties: false }, keyed(many(1))],
    ["properties by pattern", { type: "object", patternProperties: { "^k": item } }, keyed(many({}))],
    ["names of properties", { type: "object", propertyNames: { maxLength: 1 } }, keyed(many(1))],
  ])("stops after some errors of %s, and says which came first", async (_, schema, value) => {
    const validate = await validatorOf(schema, { Item });
    const started = process.cpuUsage();
    expect(validate(value)).toBe(false);
    const { user } = process.cpuUsage(started);
    expect(validate.errors?.length).toBeGreaterThanOrEqual(100);
    expect(validate.errors?.length).toBeLessThan(1000);
    expect(user / 1000).toBeLessThan(3000);
  });

  test("continues if the errors of one alternative do not count", async () => {
    const list = (type: string) => ({ type: "array", items: { type } });
    const validate = await validatorOf({ anyOf: [list("integer"), list("string")] });
    expect(validate(many("a", 1000))).toBe(true);
    expect(validate([...many("a", 1000), 1])).toBe(false);
    const holds = await validatorOf({ type: "array", contains: list("string") });
    expect(holds([...many([1], 1000), ["a"]])).toBe(true);
    expect(holds(many(["a", 1], 1000))).toBe(false);
  });

  test("finds duplicates among many items", async () => {
    for (const items of [item, { type: "string" }, {}]) {
      const validate = await validatorOf({ type: "array", items, uniqueItems: true }, { Item });
      const different = Array.from({ length: 50_000 }, (_, index) =>
        items === item ? { id: `${index}` } : `${index}`,
      );
      const started = process.cpuUsage();
      expect(validate(different)).toBe(true);
      expect(validate([...different, different[7]])).toBe(false);
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
      expect(validate.errors).toMatchObject([{ keyword: "uniqueItems" }]);
    }
  });
});

test("findDuplicate agrees with Ajv on equality", () => {
  const validate = new Ajv2020({ strictTypes: false }).compile({ uniqueItems: true });
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(null, true, false, 0, -0, 1, "", "0", "null", "[]", '"', "a", "a,b"),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("a", "b", "a,b", '"'), tie("value"), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), (items) => {
      expect(findDuplicate(items) === undefined).toBe(validate(items));
    }),
    { numRuns: 2000 },
  );
});
