import { arrayAt, isObject, type JsonObject, sameJson } from "../json.ts";
import { valueAt } from "../pointer.ts";
import { concerns } from "./concerns.ts";

export const isAnnotation = (keyword: string): boolean =>
  keyword.startsWith("x-") ||
  ["title", "description", "example", "examples", "deprecated", "externalDocs", "$comment", "xml"].includes(keyword);

const OF_SCHEMAS = [
  ...["not", "if", "then", "else", "contains", "propertyNames", "unevaluatedItems", "prefixItems"],
  ...["unevaluatedProperties", "items", "additionalProperties", "allOf", "anyOf", "oneOf"],
];
const OF_NAMED_SCHEMAS = ["patternProperties", "dependentSchemas", "properties", "$defs"];

/** Keywords with case-insensitive values. */
export const CONTENT: readonly string[] = ["contentEncoding", "contentMediaType"];

/** Returns a keyword that is compared as a whole, such as `not`, in a normal form. */
export function normalKeyword(root: JsonObject, keyword: string, value: unknown, depth = 0): unknown {
  if (CONTENT.includes(keyword) && typeof value === "string") return value.toLowerCase();
  const schemas = (one: unknown) => schemaOf(root, one, depth);
  if (OF_SCHEMAS.includes(keyword)) return Array.isArray(value) ? value.map(schemas) : schemas(value);
  if (!OF_NAMED_SCHEMAS.includes(keyword) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, schemas(schema)]));
}

/** @returns whether siblings of `$ref` have no effect, as in OpenAPI 3.0 */
export const ignoresSiblings = (root: JsonObject): boolean => String(root.openapi).startsWith("3.0");

/** Maximum depth; schemas may be recursive. */
const DEEP = 6;

function schemaOf(root: JsonObject, value: unknown, depth: number): unknown {
  if (typeof value === "boolean") return value ? {} : NOTHING;
  if (!isObject(value)) return value;
  const { $ref, ...rest } = value;
  const place = typeof $ref === "string" && depth < DEEP ? decodeURIComponent($ref) : undefined;
  const target = place === undefined ? undefined : valueAt(root, place);
  const isAlone = typeof $ref === "string" && ignoresSiblings(root);
  const own = Object.entries(isAlone ? {} : rest).filter(([keyword]) => !isAnnotation(keyword));
  const schema = Object.fromEntries(
    own.map(([keyword, one]) => [keyword, normalKeyword(root, keyword, one, depth)] as const),
  );
  if (target === undefined) return normalSchema(schema);
  return normalSchema({ ...schema, allOf: [...arrayAt(schema, "allOf"), schemaOf(root, target, depth + 1)] });
}

/** Keywords that can move between a schema and its `allOf`. */
const APART =
  /^(type|enum|const|required|pattern|format|multipleOf|not|propertyNames|dependent\w+|uniqueItems|(exclusive)?m(ax|in)(imum|Length|Items|Properties))$/i;

/** Normalizes a schema; its subschemas must be normal. */
function normalSchema(written: JsonObject): JsonObject {
  const schema = joinParts(written);
  if ("const" in schema) {
    const { const: value, enum: list } = schema;
    schema.enum = Array.isArray(list) ? list.filter((one) => sameJson(one, value)) : [value];
    delete schema.const;
  }
  for (const keyword of ["enum", "required"])
    if (Array.isArray(schema[keyword])) schema[keyword] = distinct(schema[keyword]);
  const needs = Object.entries(isObject(schema.dependentSchemas) ? schema.dependentSchemas : {});
  if (needs.length > 0 && !("dependentRequired" in schema) && needs.every(([, one]) => onlyRequires(one))) {
    schema.dependentRequired = Object.fromEntries(needs.map(([name, one]) => [name, arrayAt(one, "required")]));
    delete schema.dependentSchemas;
  }
  const types = typesOf(schema.type);
  if (types) schema.type = types.length === 1 ? types[0] : types;
  for (const [keyword, value] of Object.entries(schema)) {
    const isOfOthers = types && concerns(keyword).length > 0 && !concerns(keyword).some((type) => types.includes(type));
    if (isOfOthers || isIdle(keyword, value) || isAlone(keyword, schema)) delete schema[keyword];
  }
  if (arrayAt(schema, "required").length === 0) delete schema.required;
  return schema;
}

export const onlyRequires = (schema: unknown): boolean =>
  isObject(schema) &&
  Array.isArray(schema.required) &&
  Object.entries(schema).every(([key, value]) => key === "required" || (key === "type" && value === "object"));

const NOTHING: JsonObject = { not: {} };

/** Merges `allOf` members and unions of one member unless a keyword depends on its neighbours. */
function joinParts(written: JsonObject): JsonObject {
  const schema = { ...written };
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const idle = keyword === "allOf" ? {} : NOTHING;
    const listed = arrayAt(schema, keyword);
    const kept = listed.filter((member) => !sameJson(member, idle));
    const members = kept.length > 0 || keyword === "allOf" ? kept : listed;
    if (listed.length > 0 && members.length === 0) delete schema[keyword];
    else if (members.length < listed.length) schema[keyword] = members;
    if (members.length === 0 || (keyword !== "allOf" && members.length > 1) || !members.every(isObject)) continue;
    delete schema[keyword];
    const left: JsonObject[] = [];
    for (const member of members) {
      const keys = Object.keys(member);
      const isFirst = Object.keys(schema).length === 0 && left.length === 0 && members.length === 1;
      if (isFirst || keys.every((key) => APART.test(key) && !(key in schema))) Object.assign(schema, member);
      else left.push(member);
    }
    if (left.length > 0) schema.allOf = [...arrayAt(schema, "allOf"), ...left].toSorted(byText);
  }
  return schema;
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const distinct = (list: unknown[]) =>
  list.filter((one, index) => list.findIndex((other) => sameJson(one, other)) === index).toSorted(byText);

function typesOf(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const types = (Array.isArray(value) ? value : [value]).map(String);
  return [...new Set(types)].filter((type) => type !== "integer" || !types.includes("number")).toSorted();
}

const IDLE: [unknown, string[]][] = [
  [false, ["uniqueItems", "readOnly", "writeOnly", "deprecated"]],
  [0, ["minLength", "minItems", "minProperties"]],
  [{}, ["propertyNames", "unevaluatedProperties", "unevaluatedItems", "dependentSchemas", "dependentRequired"]],
  [{ type: "string" }, ["propertyNames"]],
  [[], ["required", "prefixItems"]],
];

export const isIdle = (keyword: string, value: unknown): boolean =>
  IDLE.some(([idle, keywords]) => keywords.includes(keyword) && sameJson(value, idle));

/** Keywords that have no effect without another keyword (JSON Schema 2020-12, Validation 6.4 and Core 10.2.2). */
const PARTNERS = new Map([
  ["minContains", "contains"],
  ["maxContains", "contains"],
  ["then", "if"],
  ["else", "if"],
]);

const EVALUATES_NOTHING =
  /^(type|const|enum|required|pattern|format|multipleOf|(exclusive)?m(ax|in)(imum)?(Length|Items|Properties)?)$/i;

/** Returns whether a keyword has no effect because of its neighbours or a missing partner. */
export function isAlone(keyword: string, schema: JsonObject): boolean {
  // `unevaluatedItems` still sees the items that match `contains`.
  const isOptional = schema.minContains === 0 && !("maxContains" in schema) && !("unevaluatedItems" in schema);
  if (["contains", "minContains"].includes(keyword) && isOptional) return true;
  if (keyword === "if")
    return (
      !("then" in schema || "else" in schema) &&
      isObject(schema.if) &&
      Object.keys(schema.if).every((one) => EVALUATES_NOTHING.test(one))
    );
  const partner = PARTNERS.get(keyword);
  return partner !== undefined && !(partner in schema);
}
