import { isObject, type JsonObject } from "../model/json.ts";
import type { Random } from "./random.ts";

const TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"];
const VALUES = [null, true, 0, 1, 2, 3, 1.5, "", "a", "b", "ab", "abc"];
const PATTERNS = ["^a", "b$", "^[ab]{1,2}$", ".+", "^a?$"];
const NAMES = ["a", "b", "c"];
const DEEP = 2;

/** Any keywords of OpenAPI 3.1 over few values, so that a list of values shows the meaning. */
export function generateSchema(random: Random, depth = 0): JsonObject {
  if (depth >= DEEP) return leaf(random);
  const inner = () => generateSchema(random, depth + 1);
  return random.pick([leaf, leaf, object, object, array, applied, applied])(random, inner);
}

type Inner = () => JsonObject;

function leaf(random: Random): JsonObject {
  return random.pick<() => JsonObject>([
    () => ({}),
    () => ({ type: random.pick(TYPES) }),
    () => ({ type: distinct([random.pick(TYPES), random.pick(TYPES)]) }),
    () => ({ enum: distinct([random.pick(VALUES), random.pick(VALUES), random.pick(VALUES)]) }),
    () => ({ const: random.pick(VALUES) }),
    () => ({
      type: random.pick(["integer", "number"]),
      ...limits(random, ["minimum", "exclusiveMaximum", "multipleOf"]),
    }),
    () => ({ type: random.pick(["integer", "number"]), ...limits(random, ["exclusiveMinimum", "maximum"]) }),
    () => ({ type: "string", ...limits(random, ["minLength", "maxLength"]) }),
    () => ({
      type: "string",
      pattern: random.pick(PATTERNS),
      ...(random.chance(0.3) && limits(random, ["maxLength"])),
    }),
  ])();
}

const distinct = <T>(list: T[]): T[] => [...new Set(list)];

const limits = (random: Random, keywords: string[]): JsonObject =>
  Object.fromEntries(random.some(keywords, 0.6).map((keyword) => [keyword, 1 + random.below(3)]));

function object(random: Random, inner: Inner): JsonObject {
  const names = random.some(NAMES);
  const may = (share: number, made: () => JsonObject) => (random.chance(share) ? made() : {});
  return {
    ...may(0.8, () => ({ type: "object" })),
    properties: Object.fromEntries(names.map((name) => [name, inner()])),
    ...may(0.5, () => ({ required: random.some(NAMES) })),
    ...may(0.4, () => ({ additionalProperties: random.chance(0.6) ? false : inner() })),
    ...may(0.15, () => ({ patternProperties: { [random.pick(["^a", "b$", "^c"])]: inner() } })),
    ...may(0.15, () => ({
      propertyNames: random.pick([{ pattern: "^[abc]" }, { maxLength: 1 }, { enum: ["a", "b"] }]),
    })),
    ...may(0.15, () => limits(random, ["minProperties", "maxProperties"])),
    ...may(0.15, () => ({ dependentRequired: { [random.pick(NAMES)]: [random.pick(NAMES)] } })),
    ...may(0.12, () => ({ dependentSchemas: { [random.pick(NAMES)]: { required: [random.pick(NAMES)] } } })),
    ...may(0.12, () => ({ unevaluatedProperties: false })),
  };
}

function array(random: Random, inner: Inner): JsonObject {
  const may = (share: number, made: () => JsonObject) => (random.chance(share) ? made() : {});
  return {
    type: "array",
    ...may(0.7, () => ({ items: inner() })),
    ...may(0.3, () => ({ prefixItems: [inner(), ...(random.chance(0.5) ? [inner()] : [])] })),
    ...may(0.3, () => ({ contains: inner(), ...may(0.4, () => limits(random, ["minContains", "maxContains"])) })),
    ...may(0.3, () => limits(random, ["minItems", "maxItems"])),
    ...may(0.2, () => ({ uniqueItems: true })),
    ...may(0.15, () => ({ unevaluatedItems: false })),
  };
}

function applied(random: Random, inner: Inner): JsonObject {
  const beside = random.chance(0.3) ? inner() : {};
  return random.pick<() => JsonObject>([
    () => ({ ...beside, allOf: [inner(), inner()] }),
    () => ({ ...beside, allOf: [object(random, inner), object(random, inner)] }),
    () => ({ ...beside, anyOf: [inner(), inner()] }),
    () => ({ ...beside, oneOf: [inner(), inner()] }),
    () => ({ ...beside, not: inner() }),
    () => ({ ...beside, if: inner(), ["then" as string]: inner(), ...(random.chance(0.5) && { else: inner() }) }),
  ])();
}

export function flattenedPair(random: Random): [JsonObject, JsonObject] {
  const parts = [object(random, () => leaf(random)), object(random, () => leaf(random))];
  const merged = (keyword: string) => Object.assign({}, ...parts.map((part) => part[keyword]));
  const required = distinct(parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])));
  const flat = { ...Object.assign({}, ...parts), properties: merged("properties"), required };
  return random.chance(0.5) ? [{ allOf: parts }, flat] : [flat, { allOf: parts }];
}

export function changeSchema(random: Random, schema: JsonObject): JsonObject {
  const copy = structuredClone(schema);
  const inside = schemasIn(copy);
  const target = random.pick(inside);
  const keys = Object.keys(target);
  const way = random.below(4);
  if (way === 0 && keys.length > 0) delete target[random.pick(keys)];
  else if (way === 1) Object.assign(target, leaf(random));
  else if (way === 2) Object.assign(target, generateSchema(random, 1));
  else {
    for (const key of keys) delete target[key];
    Object.assign(target, leaf(random));
  }
  return copy;
}

const OF_SCHEMAS = ["properties", "patternProperties", "dependentSchemas"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const ALONE = [
  ...["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"],
  ...["unevaluatedProperties", "unevaluatedItems"],
];

export function schemasIn(schema: JsonObject): JsonObject[] {
  const members = Object.entries(schema).flatMap(([keyword, value]): unknown[] => {
    if (OF_SCHEMAS.includes(keyword) && isObject(value)) return Object.values(value);
    if (LISTS.includes(keyword) && Array.isArray(value)) return value;
    return ALONE.includes(keyword) ? [value] : [];
  });
  return [schema, ...members.filter(isObject).flatMap(schemasIn)];
}

export function listValues(): unknown[] {
  const scalars = [...VALUES, false, -1, 4, 6, 2.5, "aa", "bb", "ba", "xyz", "\n"];
  const items = [null, 1, 2, "a", "ab", true, {}, { a: 1 }];
  const members = [undefined, null, 1, 2.5, "a", "ab", [], {}];
  const lists = [
    [],
    ...items.map((one) => [one]),
    ...items.flatMap((one) => items.map((other) => [one, other])),
    ...[1, "a"].flatMap((one) => items.flatMap((other) => [0, "b", null].map((third) => [one, other, third]))),
  ];
  const objects = members.flatMap((a) =>
    members.flatMap((b) => [undefined, 1, "a", null].map((c) => JSON.parse(JSON.stringify({ a, b, c })) as object)),
  );
  const odd = [{ z: 1 }, { ab: 1 }, { ab: "a", b: 1 }, { a: 1, z: "a" }, { a: "a", b: 1, c: 1, z: 1 }, { cc: [] }];
  const nested = [...scalars, [1], ["a"], [null], { a: 1 }, { a: "a", b: 1 }, { b: 1 }, { c: "a" }, { z: 1 }];
  return [
    ...scalars,
    ...lists,
    ...objects,
    ...odd,
    ...nested.flatMap((one) => [
      { a: one },
      { b: one },
      { c: one },
      { z: one },
      [one],
      [one, one],
      [1, one],
      { a: [one] },
    ]),
  ];
}

/** A small schema with each applicator of JSON Schema 2020-12 in turn. */
export const APPLICATORS: Record<string, (random: Random) => JsonObject> = {
  allOf: (random) => ({ allOf: [small(random), small(random)] }),
  anyOf: (random) => ({ anyOf: [small(random), small(random)] }),
  oneOf: (random) => ({ oneOf: [small(random), small(random)] }),
  not: (random) => ({ ...(random.chance(0.5) && { type: random.pick(TYPES) }), not: small(random) }),
  if: (random) => ({ if: small(random), ["then" as string]: small(random), else: small(random) }),
  properties: (random) => ({ type: "object", properties: { a: small(random), b: small(random) } }),
  items: (random) => ({ type: "array", items: small(random) }),
  prefixItems: (random) => ({ type: "array", prefixItems: [leaf(random), leaf(random)] }),
  contains: (random) => ({ type: "array", contains: leaf(random), ...limits(random, ["minContains", "maxContains"]) }),
  dependentSchemas: (random) => ({ type: "object", dependentSchemas: { a: members(random), b: members(random) } }),
  propertyNames: (random) => ({ type: "object", propertyNames: textSchema(random) }),
  patternProperties: (random) => ({ type: "object", patternProperties: { "^a": leaf(random), b$: leaf(random) } }),
  additionalProperties: (random) => ({
    type: "object",
    properties: { a: leaf(random) },
    additionalProperties: leaf(random),
  }),
  unevaluatedProperties: (random) => ({
    type: "object",
    allOf: [{ properties: { a: leaf(random) } }],
    unevaluatedProperties: leaf(random),
  }),
  unevaluatedItems: (random) => ({ type: "array", prefixItems: [leaf(random)], unevaluatedItems: leaf(random) }),
};

const small = (random: Random): JsonObject => (random.chance(0.6) ? leaf(random) : members(random));

const members = (random: Random): JsonObject => ({
  ...(random.chance(0.5) && { properties: { [random.pick(NAMES)]: leaf(random) } }),
  required: [random.pick(NAMES)],
});

const textSchema = (random: Random): JsonObject =>
  random.pick<JsonObject>([
    { maxLength: 1 + random.below(2) },
    { minLength: 1 + random.below(2) },
    { pattern: random.pick(PATTERNS) },
    { enum: random.some(NAMES, 0.7) },
    { not: { const: random.pick(NAMES) } },
  ]);

/** Changes one schema below an applicator, or removes the applicator. */
export function changeBelow(random: Random, schema: JsonObject, applicator: string): JsonObject {
  const copy = structuredClone(schema);
  if (random.chance(0.1)) {
    delete copy[applicator];
    return copy;
  }
  const target = random.pick(schemasIn(copy).slice(1));
  if (!target) return copy;
  if (random.chance(0.5)) for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, applicator === "propertyNames" ? textSchema(random) : small(random));
  return copy;
}
