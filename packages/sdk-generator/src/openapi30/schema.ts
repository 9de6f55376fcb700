/** A JSON object of a document. */
export type Json = { [name: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapValues = (value: unknown, change: (each: Json) => Json) =>
  Object.fromEntries(Object.entries(value as Json).map(([name, each]) => [name, isObject(each) ? change(each) : each]));

/** Keywords that OpenAPI 3.0 has as they are, or this file translates. Anything else would be lost without a word, so it is refused. */
const KNOWN = new Set(
  "$ref type properties required items additionalProperties allOf anyOf oneOf not enum const format title description default example examples nullable readOnly writeOnly deprecated discriminator externalDocs xml multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties contentMediaType contentSchema".split(
    " ",
  ),
);

/** Drops the type `null`; several other types become alternatives. */
function translateTypes({ type, ...schema }: Json): Json {
  if (!Array.isArray(type)) return type === undefined ? schema : { type, ...schema };
  const types = type.filter((one) => one !== "null");
  const nullable = types.length < type.length ? { nullable: true } : {};
  return types.length === 1
    ? { type: types[0], ...nullable, ...schema }
    : { ...nullable, ...schema, anyOf: types.map((one) => ({ type: one })) };
}

/** `anyOf: [X, {type: null}]` becomes X that may be null. */
function translateAlternatives(schema: Json): Json {
  for (const keyword of ["anyOf", "oneOf"]) {
    const alternatives = schema[keyword];
    if (!Array.isArray(alternatives)) continue;
    const others = alternatives.filter((one) => one.type !== "null");
    if (others.length === alternatives.length) continue;
    const { [keyword]: _, ...rest } = schema;
    return others.length === 1
      ? { nullable: true, ...rest, allOf: others }
      : { nullable: true, ...rest, [keyword]: others };
  }
  return schema;
}

/** A reference stands alone in 3.0: what stands beside it moves around it. */
function translateReference({ $ref, ...rest }: Json): Json {
  if ($ref === undefined) return rest;
  return Object.keys(rest).length === 0 ? { $ref } : { ...rest, allOf: [{ $ref }] };
}

/** A pattern of JSON Schema may match any part of a text; those of Bean Validation and Python's `match` are about all of it. */
const wholePattern = (pattern: string): string =>
  pattern.startsWith("^") && pattern.endsWith("$") ? pattern : `^[\\s\\S]*?(?:${pattern})[\\s\\S]*$`;

function translateValues({ const: constant, examples, contentMediaType, contentSchema: _, ...schema }: Json): Json {
  if (constant !== undefined) schema.enum = [constant];
  if (Array.isArray(examples)) schema.example = examples[0];
  // A body of bytes. YAML is a string whose media type stands at the body; what it holds is a schema in the components.
  if (contentMediaType !== undefined && schema.type === undefined)
    Object.assign(schema, { type: "string", format: "binary" });
  if (typeof schema.pattern === "string") schema.pattern = wholePattern(schema.pattern);
  for (const side of ["Minimum", "Maximum"]) {
    const bound = schema[`exclusive${side}`];
    if (typeof bound === "number") Object.assign(schema, { [side.toLowerCase()]: bound, [`exclusive${side}`]: true });
  }
  return schema;
}

/**
 * Translates a schema of OpenAPI 3.1 to one of 3.0 that accepts the same values, as generators read it: they take `nullable` beside
 * `allOf` and `anyOf`, where strict validators want a `type`.
 */
export function toSchema30(schema: Json): Json {
  const own = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "x-assumption"));
  for (const name of Object.keys(own))
    if (!KNOWN.has(name) && !name.startsWith("x-"))
      throw new Error(`the schema keyword ${name} has no translation to OpenAPI 3.0 yet; packages/sdk-generator`);
  if (own.properties) own.properties = mapValues(own.properties, toSchema30);
  if (isObject(own.items)) own.items = toSchema30(own.items);
  if (isObject(own.additionalProperties)) own.additionalProperties = toSchema30(own.additionalProperties);
  const translated = translateReference(translateTypes(translateAlternatives(translateValues(own))));
  // Timestamps and URIs are objects in other languages, which have no length.
  if (translated.format === "date-time" || translated.format === "uri") delete translated.maxLength;
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    if (Array.isArray(translated[keyword])) translated[keyword] = translated[keyword].map(toSchema30);
  return translated;
}
