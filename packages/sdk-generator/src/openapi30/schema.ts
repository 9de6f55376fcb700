export type Json = { [name: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapValues = (value: unknown, change: (each: Json) => Json) =>
  Object.fromEntries(Object.entries(value as Json).map(([name, each]) => [name, isObject(each) ? change(each) : each]));

/** Other keywords would be lost, so they are rejected. */
const KNOWN = new Set(
  "$ref type properties required items additionalProperties allOf anyOf oneOf not enum const format title description default example examples nullable readOnly writeOnly deprecated discriminator externalDocs xml multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties contentMediaType contentSchema".split(
    " ",
  ),
);

/** Drops the type `null`; converts several types to alternatives. */
function translateTypes({ type, ...schema }: Json): Json {
  if (!Array.isArray(type)) return type === undefined ? schema : { type, ...schema };
  const types = type.filter((one) => one !== "null");
  const nullable = types.length < type.length ? { nullable: true } : {};
  return types.length === 1
    ? { type: types[0], ...nullable, ...schema }
    : { ...nullable, ...schema, anyOf: types.map((one) => ({ type: one })) };
}

/** Converts `anyOf: [X, {type: null}]` to a nullable X. */
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

/** OpenAPI 3.0 ignores siblings of a reference, so they wrap it. */
function translateReference({ $ref, ...rest }: Json): Json {
  if ($ref === undefined) return rest;
  return Object.keys(rest).length === 0 ? { $ref } : { ...rest, allOf: [{ $ref }] };
}

/**
 * Extends a pattern to the whole text: JSON Schema searches, but Bean Validation and Python's `match` compare the whole
 * text.
 */
const wholePattern = (pattern: string): string =>
  pattern.startsWith("^") && pattern.endsWith("$") ? pattern : `^[\\s\\S]*?(?:${pattern})[\\s\\S]*$`;

function translateValues({ const: constant, examples, contentMediaType, contentSchema: _, ...schema }: Json): Json {
  if (constant !== undefined) schema.enum = [constant];
  if (Array.isArray(examples)) schema.example = examples[0];
  // YAML is a string with a media type; its content is a schema in the components.
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
 * Converts a schema from OpenAPI 3.1 to 3.0 for generators. They accept `nullable` next to `allOf` and `anyOf`, where
 * strict validators require a `type`.
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
  // Other languages parse timestamps and URIs to objects, which have no length.
  if (translated.format === "date-time" || translated.format === "uri") delete translated.maxLength;
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    if (Array.isArray(translated[keyword])) translated[keyword] = translated[keyword].map(toSchema30);
  return translated;
}
