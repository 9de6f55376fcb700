import type { Document, Schema } from "./openapi.ts";
import { locate, lookUp } from "./references.ts";
import { propertiesOf } from "./schemas.ts";
import { innerSchemas, walkDocument } from "./walk.ts";

/** Whether any schema is `readOnly` or `writeOnly`. */
export function hasOneWayProperties(document: Document): boolean {
  let found = false;
  walkDocument(document, {
    schema: ({ readOnly, writeOnly }) => {
      found ||= readOnly === true || writeOnly === true;
    },
  });
  return found;
}

/** Whether a property, or the schema that it refers to, is in requests or in responses only. */
export const oneWayMarks = (document: Document, property: Schema) => ({
  readOnly: marks(document, property, "readOnly"),
  writeOnly: marks(document, property, "writeOnly"),
});

const marks = (document: Document, property: Schema, mark: "readOnly" | "writeOnly") =>
  typeof property === "object" && (property[mark] ?? locate<Schema>(document, property, "").value[mark]) === true;

/** Properties of a schema, also by allOf, that are marked `readOnly` or `writeOnly`. */
export function oneWayProperties(document: Document, schema: Schema, mark: "readOnly" | "writeOnly"): Set<string> {
  const all = [...propertiesOf(document, schema)].filter(([, property]) => marks(document, property, mark));
  return new Set(all.map(([name]) => name));
}

/** Tells whether any schema that a schema reaches marks a property as `readOnly` or `writeOnly`. */
export function createOneWayFinder(document: Document): (schema: Schema) => boolean {
  const known = new Map<Schema, boolean>();
  return (start) => {
    const found = known.get(start);
    if (found !== undefined) return found;
    const seen = new Set<Schema>();
    const visit = (schema: Schema): boolean => {
      if (typeof schema !== "object" || schema === null || seen.has(schema)) return false;
      seen.add(schema);
      if (schema.readOnly === true || schema.writeOnly === true) return true;
      if (schema.$ref !== undefined && visit(lookUp(document, schema.$ref).value as Schema)) return true;
      return [...innerSchemas(schema, "")].some(([inner]) => visit(inner));
    };
    const marked = visit(start);
    known.set(start, marked);
    return marked;
  };
}
