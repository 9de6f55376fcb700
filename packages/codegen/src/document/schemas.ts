import type { Document, Schema } from "./openapi.ts";
import { locate, lookUp, resolve } from "./references.ts";

export function* alternatives(document: Document, schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema) || typeof schema !== "object") return;
  seen.add(schema);
  yield schema;
  if (schema.$ref !== undefined) yield* alternatives(document, lookUp(document, schema.$ref).value as Schema, seen);
  for (const inner of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* alternatives(document, inner, seen);
}

/** Returns the types of a schema. Without `type`, infers them from keywords and values. */
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

export function propertiesOf(document: Document, schema: Schema): Map<string, Schema> {
  const properties = new Map<string, Schema>();
  for (const one of alternatives(document, schema))
    for (const [name, property] of Object.entries(one.properties ?? {})) properties.set(name, property);
  return properties;
}

/** Returns true for binary content: `format: binary` (3.0), or a media type without a JSON type (3.1). */
export function isBinary(document: Document, schema: Schema | undefined): boolean {
  if (!schema) return false;
  const { value } = locate<Schema>(document, schema, "");
  return value.format === "binary" || (value.contentMediaType !== undefined && value.type === undefined);
}

export function merged(document: Document, given: Schema): Schema {
  const schema = resolve<Schema>(document, given as Schema);
  const parts = (schema.allOf ?? []).map((part) => merged(document, part));
  return {
    ...schema,
    ...Object.assign({}, ...parts.map(({ type, items }) => ({ ...(type && { type }), ...(items && { items }) }))),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required = [] }) => required), ...(schema.required ?? [])],
  };
}

function declaredValues(document: Document, schema: Schema, name: string): unknown[] | undefined {
  const { properties, allOf = [] } = resolve<Schema>(document, schema as Schema);
  const property = properties?.[name];
  if (property !== undefined)
    for (const one of [property, ...(property.allOf ?? [])]) {
      const { value } = locate<Schema>(document, one, "");
      if (value.enum) return value.enum;
      if ("const" in value) return [value.const];
    }
  for (const part of allOf) {
    const values = declaredValues(document, part, name);
    if (values) return values;
  }
  return undefined;
}

/**
 * Returns the discriminator values of an alternative: from `mapping`, its own `const` or `enum`, or the component's
 * name.
 */
export function discriminatorValuesOf(
  document: Document,
  alternative: Schema,
  propertyName: string,
  named: string[] | string | undefined,
): unknown[] {
  const names = [named].flat();
  const declared = declaredValues(document, alternative, propertyName);
  if (declared === undefined) return names;
  const common = names.filter((value) => declared.includes(value));
  return common.length > 0 ? common : declared;
}
