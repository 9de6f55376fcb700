import { isObject, type JsonObject } from "../model/json.ts";
import { generateSchema, schemasIn } from "./generated-schemas.ts";
import type { Random } from "./random.ts";

/** Rewrites that accept the same values. */
const REWRITES: ((random: Random) => [JsonObject, JsonObject])[] = [
  (random) => {
    const most = 1 + random.below(9);
    const pattern = `^[a-z]{1,${most}}$`;
    return [
      { type: "string", pattern },
      { type: "string", pattern, maxLength: most + random.below(3), minLength: random.below(2) },
    ];
  },
  () => [{ type: "integer" }, { type: "number", multipleOf: 1 }],
  (random) => {
    const [least, most] = [random.below(5), 5 + random.below(5)];
    const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    return [{ type: "integer", minimum: least, maximum: most }, { enum: values }];
  },
  (random) => {
    const values = random.some(["NEW", "OPEN", "DONE", "a.b", "c d"], 0.7);
    const all = values.length > 0 ? values : ["NEW"];
    const pattern = `^(${all.map((one) => one.replaceAll(".", "\\.")).join("|")})$`;
    return [
      { type: "string", enum: all },
      { type: "string", pattern },
    ];
  },
  (random) => {
    const [a, b] = [2 + random.below(6), 2 + random.below(6)];
    const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
    return [
      { allOf: [{ type: "integer", multipleOf: a }, { multipleOf: b }] },
      { type: "integer", multipleOf: (a * b) / divisor(a, b) },
    ];
  },
  () => [{ anyOf: [{ type: "string" }, { const: null }] }, { type: ["string", "null"] }],
  () => [{ oneOf: [{ type: "integer" }, { enum: [null] }] }, { anyOf: [{ type: "integer" }, { type: "null" }] }],
  () => [{ type: "boolean" }, { enum: [false, true] }],
  () => [
    { type: "string", pattern: "^[^]{2,4}$" },
    { type: "string", minLength: 2, maxLength: 4 },
  ],
  (random) => {
    const least = random.below(5);
    return [
      { type: "integer", minimum: least },
      { type: "integer", exclusiveMinimum: least - 0.5 },
    ];
  },
  () => [{ type: "string", $defs: { Unused: { type: "integer" } } }, { type: "string" }],
];

const LOOSENED: ((random: Random) => [JsonObject, JsonObject])[] = [
  () => [
    { type: "string", pattern: ".+" },
    { type: "string", minLength: 1 },
  ],
  () => [
    { type: "integer", multipleOf: 6 },
    { type: "number", multipleOf: 3 },
  ],
  () => [
    { type: "string", enum: ["a", "b"] },
    { type: "string", pattern: "^[ab]{1,2}$" },
  ],
  () => [{ enum: [1, 2] }, { type: "integer", minimum: 0 }],
  () => [
    { type: "string", pattern: "^[a-z]{3}$" },
    { type: "string", minLength: 2, pattern: "^[a-z]+$" },
  ],
];

/** Rewrites of any schema; undefined if a rewrite does not apply. */
const OF_ANY: ((schema: JsonObject, random: Random) => JsonObject | undefined)[] = [
  (schema) => ({ allOf: [schema] }),
  (schema) => ({ anyOf: [schema] }),
  (schema) => ({ oneOf: [schema] }),
  (schema) => ({ allOf: [schema, {}] }),
  (schema) => ({ anyOf: [schema, { not: {} }] }),
  (schema) => ({ anyOf: [schema, false] }),
  (schema, random) => Object.fromEntries(Object.entries(schema).toSorted(() => (random.chance(0.5) ? 1 : -1))),
  ({ const: value, ...rest }) => (value === undefined || "enum" in rest ? undefined : { ...rest, enum: [value] }),
  (schema) => (Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.toReversed() } : undefined),
  (schema) => (Array.isArray(schema.type) ? { ...schema, type: schema.type.toReversed() } : undefined),
  (schema) => (Array.isArray(schema.required) ? { ...schema, required: schema.required.toReversed() } : undefined),
  (schema) => (Array.isArray(schema.anyOf) ? { ...schema, anyOf: schema.anyOf.toReversed() } : undefined),
  (schema) => (Array.isArray(schema.allOf) ? { ...schema, allOf: schema.allOf.toReversed() } : undefined),
  (schema) => (schema.type === undefined ? undefined : { ...schema, ...withIdleKeywords(schema) }),
  ({ type, ...rest }) => (type === undefined ? undefined : { ...rest, allOf: [...listOf(rest.allOf), { type }] }),
  ({ required, ...rest }) =>
    required === undefined ? undefined : { ...rest, allOf: [...listOf(rest.allOf), { required }] },
  (schema) => ({ ...schema, $comment: "n" }),
  ({ dependentRequired, ...rest }) =>
    dependentRequired === undefined || "dependentSchemas" in rest
      ? undefined
      : {
          ...rest,
          dependentSchemas: Object.fromEntries(
            Object.entries(dependentRequired as object).map(([name, list]) => [name, { required: list }]),
          ),
        },
  (schema) =>
    schema.items === undefined && schema.type === "array" && !("unevaluatedItems" in schema)
      ? { ...schema, items: true }
      : undefined,
  (schema) =>
    "contains" in schema || "unevaluatedItems" in schema || "minContains" in schema
      ? undefined
      : { ...schema, contains: { type: "string" }, minContains: 0 },
];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const withIdleKeywords = ({ type, ...rest }: JsonObject): JsonObject => ({
  ...(type === "string" && !("minimum" in rest) && { minimum: 3 }),
  ...(type === "integer" && !("maxLength" in rest) && { maxLength: 2 }),
  ...(!("if" in rest) && !("then" in rest) && { ["then" as string]: { type: "null" } }),
});

export const rewriteGenerated = (random: Random): { before: JsonObject; after: JsonObject } =>
  rewriteWith(random, generateSchema(random));

/** Rewrites a schema one to three times, and puts the two spellings in random order. */
export function rewriteWith(random: Random, before: JsonObject): { before: JsonObject; after: JsonObject } {
  let after = before;
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const rewrite = random.pick(OF_ANY);
    // Other rewrites insert `{not: {}}`.
    const target = random.pick(schemasIn(after).filter((one) => !("not" in one) && Object.keys(one).length > 0));
    if (!target) continue;
    const inserted = rewrite(target, random);
    if (inserted) after = replaceIn(after, target, inserted);
  }
  return random.chance(0.5) ? { before, after } : { before: after, after: before };
}

function replaceIn<T>(value: T, target: object, by: JsonObject): T {
  if (value === (target as unknown)) return by as T;
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, target, by)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceIn(one, target, by)])) as T;
}

export interface Rewritten {
  before: JsonObject;
  after: JsonObject;
  isSame: boolean;
}

/** Writes a schema in two ways, in random order if they are equivalent. */
export function rewriteSchema(random: Random): Rewritten {
  const isSame = random.chance(0.7);
  const [one, other] = random.pick(isSame ? REWRITES : LOOSENED)(random);
  const [before, after] = isSame && random.chance(0.5) ? [other, one] : [one, other];
  const put = random.pick<(schema: JsonObject) => JsonObject>([
    (schema) => schema,
    (schema) => ({ type: "object", properties: { value: schema }, required: ["value"] }),
    (schema) => ({ type: "array", items: schema }),
    (schema) => ({ type: "object", additionalProperties: schema }),
    (schema) => ({ allOf: [schema] }),
    (schema) => ({
      type: "object",
      properties: { values: { type: "array", items: schema }, other: { type: "string" } },
    }),
  ]);
  return { before: put(before), after: put(after), isSame };
}
