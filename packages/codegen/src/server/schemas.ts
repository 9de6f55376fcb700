import { type Document, locate, lookUp, type Schema } from "../document.ts";
import { innerSchemas } from "../walk.ts";

/** A schema and every schema that holds for the same value: through references, allOf, anyOf and oneOf. */
export function* alternatives(document: Document, schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema) || typeof schema !== "object") return;
  seen.add(schema);
  yield schema;
  if (schema.$ref !== undefined) yield* alternatives(document, lookUp(document, schema.$ref).value as Schema, seen);
  for (const inner of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* alternatives(document, inner, seen);
}

/** The JSON types a schema speaks of; what it does not say is told by the keywords and values beside it. */
export function typesOf(document: Document, schema: Schema): Set<string> {
  const types = new Set<string>();
  for (const one of alternatives(document, schema)) {
    for (const type of [one.type ?? []].flat()) types.add(type);
    if (one.type !== undefined) continue;
    if (one.properties || one.additionalProperties !== undefined) types.add("object");
    if (one.items) types.add("array");
    for (const value of one.enum ?? ("const" in one ? [one.const] : [])) types.add(typeOfValue(value));
  }
  return types;
}

export function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

/** The names of an object's properties, where it has some. */
export function propertiesOf(document: Document, schema: Schema): Map<string, Schema> {
  const properties = new Map<string, Schema>();
  for (const one of alternatives(document, schema))
    for (const [name, property] of Object.entries(one.properties ?? {})) properties.set(name, property);
  return properties;
}

/** Bytes that stand by themselves: `format: binary` (3.0), or a media type without a JSON type (3.1). */
export function isBinary(document: Document, schema: Schema | undefined): boolean {
  if (!schema) return false;
  const { value } = locate<Schema>(document, schema, "");
  return value.format === "binary" || (value.contentMediaType !== undefined && value.type === undefined);
}

const marks = (document: Document, property: Schema, mark: "readOnly" | "writeOnly") =>
  typeof property === "object" && (property[mark] ?? locate<Schema>(document, property, "").value[mark]) === true;

/** Properties of a schema, also by allOf, that are marked `readOnly` or `writeOnly`. */
export function markedProperties(document: Document, schema: Schema, mark: "readOnly" | "writeOnly"): Set<string> {
  const all = [...propertiesOf(document, schema)].filter(([, property]) => marks(document, property, mark));
  return new Set(all.map(([name]) => name));
}

/** Tells whether any schema that a schema reaches marks a property as `readOnly` or `writeOnly`. */
export function createMarkFinder(document: Document): (schema: Schema) => boolean {
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
