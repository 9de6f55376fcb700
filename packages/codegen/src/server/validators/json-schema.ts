import { createOneWayFinder, oneWayProperties } from "../../document/one-way-properties.ts";
import type { Document, Schema } from "../../document/openapi.ts";
import { lookUp, referencePath, resolve, step } from "../../document/references.ts";
import { discriminatorValuesOf, isBinary, typeOfValue } from "../../document/schemas.ts";
import { schemaKeywords } from "../../document/walk.ts";
import { exactNumbers } from "./from-text.ts";

/**
 * Use of a schema. `request` and `response` bodies are checked as they are; `text` is what arrives as text and is
 * coerced: parameters, form fields, headers. `json` is what arrives as JSON among them.
 */
export type Use = "request" | "response" | "text" | "json";

/** Keywords that say nothing about validity. */
export const annotationKeywords = new Set(
  (
    "$comment $schema contentEncoding contentMediaType contentSchema default deprecated description discriminator example examples " +
    "externalDocs readOnly title writeOnly xml"
  ).split(" "),
);

/** Keywords that are checked. */
export const assertionKeywords = new Set([
  ...schemaKeywords.one,
  ...schemaKeywords.list,
  ...schemaKeywords.map,
  ...(
    "$ref const dependentRequired enum exclusiveMaximum exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum " +
    "minContains minItems minLength minProperties minimum multipleOf pattern required type uniqueItems"
  ).split(" "),
]);

type Json = Record<string, unknown>;
export type JsonSchema = Json | boolean;

export interface SchemaSet {
  /** The id under which the schema that stands at a pointer is known, for `$ref`; it and all it refers to is in `schemas` then. */
  refer(pointer: string, use: Use, json?: readonly string[]): string;
  /** A copy of a schema that stands where it is used, its references replaced by ids. `json` are properties that arrive as JSON. */
  inline(schema: Schema, use: Use, json?: readonly string[]): JsonSchema;
  /** By id; each carries its `$id`. Coerced ones apart from the others. */
  readonly text: Map<string, Json>;
  readonly exact: Map<string, Json>;
}

/** An id without characters that mean something in a URI. */
export const schemaId = (path: string[]) =>
  path.map((name) => name.replaceAll(/[^A-Za-z0-9.-]/gu, (odd) => `_${odd.codePointAt(0)?.toString(16)}_`)).join("~");

/** The path of an id, for messages. */
export const pathOfId = (id: string) =>
  id
    .replace(/~json~.*$|~(request|response|json)$/, "")
    .split("~")
    .map((name) => name.replaceAll(/_([0-9a-f]+)_/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))));

/** Turns schemas of a document into schemas that Ajv takes in strict mode: no annotations, one variant per use where it matters. */
export function createSchemaSet(document: Document): SchemaSet {
  const goesOneWay = createOneWayFinder(document);
  const text = new Map<string, Json>();
  const exact = new Map<string, Json>();

  const refer = (pointer: string, use: Use, json: readonly string[] = []): string => {
    const schema = lookUp(document, pointer).value as Schema;
    const isText = use === "text" || use === "json";
    const variant = (!isText && goesOneWay(schema)) || use === "json" ? `~${use}` : "";
    const own = json.length > 0 ? `~json~${schemaId([...json])}` : "";
    const id = schemaId(referencePath(pointer) ?? []) + variant + own;
    const schemas = isText ? text : exact;
    if (!schemas.has(id)) {
      const root: Json = {};
      schemas.set(id, root); // before its content, which may refer to it
      const content = transform(schema, use, undefined, json);
      const whole = content === false ? { not: {} } : content;
      Object.assign(root, { $id: id }, use === "json" ? { exactly: { json: whole } } : whole);
    }
    return id;
  };

  const canonical = ($ref: string) => step("#", ...(referencePath($ref) ?? []));

  /** `inherited`: properties that may be left out, known from the schema around. */
  const transform = (
    schema: Schema | boolean,
    use: Use,
    inherited: ReadonlySet<string> = new Set(),
    json: readonly string[] = [],
  ): JsonSchema => {
    if (typeof schema === "boolean") return schema;
    if (use === "text" && isBinary(document, schema)) return {};
    const mark = use === "response" ? "writeOnly" : "readOnly";
    const optional = goesOneWay(schema)
      ? new Set([...inherited, ...oneWayProperties(document, schema, mark)])
      : inherited;
    const result: Json = {};
    for (const [key, value] of Object.entries(schema)) {
      if (key === "$defs" || !assertionKeywords.has(key)) continue;
      if (key === "$ref") result.$ref = refer(canonical(value), use, json);
      else if (key === "required") {
        const rest = (value as string[]).filter((name) => !optional.has(name));
        if (rest.length > 0) result.required = rest;
      } else if ((schemaKeywords.one as readonly string[]).includes(key))
        result[key] = key === "additionalProperties" ? member(value, use) : transform(value, use);
      else if ((schemaKeywords.list as readonly string[]).includes(key)) {
        const list = (value as Schema[]).map((one) =>
          key === "prefixItems" ? transform(one, use) : transform(one, use, optional, json),
        );
        // Text may fit two alternatives, which is no mistake of the client: `1` is an integer and a string.
        result[use === "text" && key === "oneOf" && !("anyOf" in schema) ? "anyOf" : key] = list;
      } else if ((schemaKeywords.map as readonly string[]).includes(key)) {
        const map = Object.entries(value as Record<string, Schema>);
        const isJson = (name: string) => key === "properties" && json.includes(name);
        result[key] = Object.fromEntries(
          map.map(([name, one]) => [
            name,
            isJson(name)
              ? { exactly: { text: transform(one, "text"), json: transform(one, "json") } }
              : member(one, use),
          ]),
        );
      } else if (key === "enum" && (value as unknown[]).length === 0) result.not = {};
      else result[key] = value;
    }
    if (use !== "text") {
      if (!addDiscriminator(document, schema, result)) addMapping(document, schema, result);
      return result;
    }
    addType(schema, result);
    return exactNumbers(result);
  };

  /** A value within an object. Only text has lists that look like their only item. */
  const member = (schema: Schema | boolean, use: Use): JsonSchema => {
    const content = transform(schema, use);
    if (use !== "text" || typeof schema === "boolean") return content;
    return resolve<Schema>(document, schema).type === "array" ? { listOfOne: content } : content;
  };

  return { refer, inline: (schema, use, json) => transform(schema, use, undefined, json), text, exact };
}

/**
 * A union of objects that one property tells apart is checked against the alternative its value names. The same values are valid;
 * but mistakes are reported once, instead of once for each alternative that was never meant.
 */
function addDiscriminator(document: Document, { oneOf = [], type }: Schema, result: Json): boolean {
  if (oneOf.length < 2 || ![type ?? "object"].flat().includes("object")) return false;
  const alternatives = oneOf.map((one) => alternativeOf(document, one));
  if (!alternatives.every((one) => one.type === "object")) return false;
  const propertyName = alternatives[0]?.required?.find((name) => {
    const values = alternatives.map(({ required, properties }) => {
      const property = required?.includes(name) ? properties?.[name] : undefined;
      // In one direction such a property may be left out.
      return property?.readOnly || property?.writeOnly ? undefined : property?.const;
    });
    return values.every((value) => typeof value === "string") && new Set(values).size === values.length;
  });
  if (propertyName === undefined) return false;
  Object.assign(result, { type: "object", discriminator: { propertyName } });
  return true;
}

const alternativeOf = (document: Document, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (lookUp(document, schema.$ref).value as Schema);

/**
 * Checks a union by its discriminator: each alternative is valid with the values that `mapping` has for it, with those of its own `const` or `enum`,
 * or with the name of its component; that of `defaultMapping` with every other value, and without one. Only if every other alternative has such values
 * and requires the property.
 */
function addMapping(document: Document, { oneOf = [], discriminator }: Schema, result: Json): void {
  if (discriminator === undefined || oneOf.length === 0) return;
  const { propertyName, mapping = {}, defaultMapping } = discriminator;
  const nameOf = ({ $ref }: Schema) => ($ref === undefined ? undefined : referencePath($ref)?.at(-1));
  const isDefault = (one: Schema) =>
    defaultMapping !== undefined && (defaultMapping === one.$ref || defaultMapping === nameOf(one));
  const valuesOf = (one: Schema) => {
    const name = nameOf(one);
    const mapped = Object.entries(mapping).filter(([, target]) => target === one.$ref || target === name);
    return discriminatorValuesOf(
      document,
      one,
      propertyName,
      mapped.length > 0 ? mapped.map(([value]) => value) : name,
    );
  };
  const others = oneOf.filter((one) => !isDefault(one));
  const known = others.flatMap(valuesOf);
  const isClear = known.every((value) => typeof value === "string") && new Set(known).size === known.length;
  const requires = (schema: Schema): boolean => {
    const { required, allOf, properties } = alternativeOf(document, schema);
    const property = properties?.[propertyName];
    if (property?.readOnly || property?.writeOnly) return false;
    return required?.includes(propertyName) === true || allOf?.some(requires) === true;
  };
  if (!isClear || !others.every(requires)) return;
  const alternatives = (result.oneOf as JsonSchema[]).map((alternative, index) => {
    const one = oneOf[index] as Schema;
    if (isDefault(one)) return { properties: { [propertyName]: { not: { enum: known } } }, allOf: [alternative] };
    return {
      required: [propertyName],
      properties: { [propertyName]: { enum: valuesOf(one) } },
      allOf: [alternative],
    };
  });
  // Ajv's own keyword wants the property in each alternative.
  const keyword = others.length === oneOf.length && { discriminator: { propertyName } };
  Object.assign(result, { type: "object", ...keyword, oneOf: alternatives });
}

/** Coercion goes by `type`; values of one type tell it as well. */
function addType(schema: Schema, result: Json): void {
  if (schema.type !== undefined) return;
  const values = schema.enum ?? ("const" in schema ? [schema.const] : []);
  const types = [...new Set(values.map(typeOfValue))];
  if (types.length > 0 && types.every((type) => /^(number|boolean|string|null)$/.test(type)))
    result.type = types.length === 1 ? types[0] : types;
}
