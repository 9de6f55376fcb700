import { isObject, type JsonObject } from "./json.ts";

/** Keywords whose value is a schema, a list or a map of schemas. */
const SCHEMA = new Set(["schema", "itemSchema", "items", "not", "additionalProperties"]);
const SCHEMA_LISTS = new Set(["allOf", "anyOf", "oneOf"]);
const SCHEMA_MAPS = new Set(["properties", "schemas", "patternProperties"]);
const DATA = new Set(["example", "examples", "default", "enum", "value", "const"]);

/**
 * Converts OpenAPI 3.0 to 3.1: `nullable` to a type, exclusive limits to numbers. Copies a 3.1 or 3.2 document. In all, references to other documents
 * accept anything, and patterns that are not valid with the flag `u` are removed.
 */
export function upgrade(root: JsonObject): JsonObject {
  const old = String(root.openapi).startsWith("3.0.");
  const walk = (value: unknown, isSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !leavesDocument(one)).map((one) => walk(one, isSchema));
    if (!isObject(value)) return value;
    if (leavesDocument(value)) return {};
    const members = Object.entries(value).map(([key, member]): [string, unknown] => {
      if (isSchema && SCHEMA_MAPS.has(key) && isObject(member)) return [key, mapOf(member)];
      if (DATA.has(key)) return [key, member];
      if (key === "schemas" && isObject(member)) return [key, mapOf(member)];
      return [key, walk(member, SCHEMA.has(key) || (isSchema && SCHEMA_LISTS.has(key)))];
    });
    const copy = Object.fromEntries(members);
    return isSchema ? schemaOf(copy, old) : copy;
  };
  const mapOf = (map: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(map).map(([name, one]) => [name, walk(one, true)]));
  const copy = walk(root, false) as JsonObject;
  return old || String(root.openapi).startsWith("3.2.") ? { ...copy, openapi: "3.1.0" } : copy;
}

const leavesDocument = (value: unknown): boolean =>
  isObject(value) && typeof value.$ref === "string" && !value.$ref.startsWith("#");

function schemaOf(schema: JsonObject, old: boolean): JsonObject {
  const { nullable, ...kept } = schema;
  if (typeof kept.pattern === "string" && !isPattern(kept.pattern)) delete kept.pattern;
  if (!old) return schema.nullable === undefined ? kept : { ...kept, nullable };
  for (const [key, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (kept[key] === true && typeof kept[bound] === "number") {
      kept[key] = kept[bound];
      delete kept[bound];
    } else if (typeof kept[key] === "boolean") delete kept[key];
  }
  if (typeof kept.$ref === "string") return { $ref: kept.$ref };
  if (nullable !== true) return kept;
  const found = [
    ...(typeof kept.type === "string" ? [["type", [kept.type, "null"]]] : []),
    ...(Array.isArray(kept.enum) && !kept.enum.includes(null) ? [["enum", [...kept.enum, null]]] : []),
  ];
  const other = Object.keys(kept).some((key) => SCHEMA_LISTS.has(key));
  return other ? { anyOf: [kept, { type: "null" }] } : { ...kept, ...(Object.fromEntries(found) as JsonObject) };
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
