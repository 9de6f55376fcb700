import type { JsonObject } from "../model/json.ts";
import type { Random } from "./random.ts";

/** Rewrites that accept the same values. */
const REWRITES: ((random: Random) => [JsonObject, JsonObject])[] = [
  // A limit that the pattern implies.
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

/** Rewrites that accept more values. */
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

export interface Rewritten {
  before: JsonObject;
  after: JsonObject;
  /** Whether both accept the same values; otherwise the second accepts more. */
  isSame: boolean;
}

/** Writes a schema in two ways, at some place of an object, in random order if they are equivalent. */
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
