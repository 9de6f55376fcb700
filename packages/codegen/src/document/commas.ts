import type { Document, Schema } from "./openapi.ts";
import { lookUp } from "./references.ts";

const formats = new Set(["uuid", "date", "date-time", "time", "ipv4", "ipv6"]);

/**
 * Anchored patterns that cannot match a comma. All allowed literals sort after the comma in Unicode, so no range
 * includes it.
 */
const plainPattern = /^\^(?:(?:\\[dw]|[\w-]|\[(?:\\[dw]|[\w./:@~-])+\])(?:[*+?]|\{\d+(?:,\d*)?\})?)*\$$/;

/** Returns whether types, values, formats or patterns of a schema exclude commas. */
export function excludesComma(document: Document, schema: Schema | undefined, seen = new Set<Schema>()): boolean {
  if (typeof schema !== "object" || seen.has(schema)) return false;
  seen.add(schema);
  const excludes = (inner: Schema) => excludesComma(document, inner, new Set(seen));
  const { type, format, pattern, allOf = [], anyOf, oneOf } = schema;
  const types = [type ?? "string"].flat();
  const values = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
  return (
    types.every((one) => ["integer", "number", "boolean", "null"].includes(one)) ||
    values?.every((value) => !String(value).includes(",")) === true ||
    (format !== undefined && formats.has(format)) ||
    (pattern !== undefined && plainPattern.test(pattern)) ||
    (schema.$ref !== undefined && excludes(lookUp(document, schema.$ref).value as Schema)) ||
    allOf.some(excludes) ||
    [anyOf, oneOf].some((branches) => branches?.every(excludes) === true)
  );
}
