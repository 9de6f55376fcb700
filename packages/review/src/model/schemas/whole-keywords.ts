import { isObject, type JsonObject } from "../json.ts";
import { valueAt } from "../pointer.ts";

/** Keywords without effect on validity. */
export const isAnnotation = (keyword: string): boolean =>
  keyword.startsWith("x-") ||
  ["title", "description", "example", "examples", "deprecated", "externalDocs", "$comment", "xml"].includes(keyword);

/** Keywords with a schema or a list of schemas; and keywords with named schemas. */
const OF_SCHEMAS = [
  ...["not", "if", "then", "else", "contains", "propertyNames", "unevaluatedItems", "prefixItems"],
  ...["items", "additionalProperties", "allOf", "anyOf", "oneOf"],
];
const OF_NAMED_SCHEMAS = ["patternProperties", "dependentSchemas", "properties", "$defs"];

/** Returns a keyword that is compared as a whole, such as `not`, with references resolved and without descriptions. */
export function withoutReferences(root: JsonObject, keyword: string, value: unknown, depth = 0): unknown {
  const schemas = (one: unknown) => (isObject(one) ? schemaOf(root, one, depth) : one);
  if (OF_SCHEMAS.includes(keyword)) return Array.isArray(value) ? value.map(schemas) : schemas(value);
  if (!OF_NAMED_SCHEMAS.includes(keyword) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, schemas(schema)]));
}

/** OpenAPI 3.0 ignores siblings of `$ref` (Reference Object); later versions apply them. */
export const ignoresSiblings = (root: JsonObject): boolean => String(root.openapi).startsWith("3.0");

/** Limit of nested references; schemas may be recursive. */
const DEEP = 6;

function schemaOf(root: JsonObject, { $ref, ...rest }: JsonObject, depth: number): JsonObject {
  const target = typeof $ref === "string" && depth < DEEP ? valueAt(root, decodeURIComponent($ref)) : undefined;
  const isAlone = typeof $ref === "string" && ignoresSiblings(root);
  const own = Object.entries(isAlone ? {} : rest).filter(([keyword]) => !isAnnotation(keyword));
  return {
    ...(isObject(target) && schemaOf(root, target, depth + 1)),
    ...Object.fromEntries(own.map(([keyword, value]) => [keyword, withoutReferences(root, keyword, value, depth)])),
  };
}
