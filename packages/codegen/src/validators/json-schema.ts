import { createOneWayFinder, oneWayProperties } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { lookUp, referencePath, resolve, step } from "../document/references.ts";
import { discriminatorValuesOf, isBinary, typeOfValue } from "../document/schemas.ts";
import { schemaKeywords } from "../document/walk.ts";
import { exactNumbers } from "./from-text.ts";

/**
 * Use of a schema. `text` is coerced (parameters, form fields, headers); `json` is JSON within text; bodies are not
 * coerced.
 */
export type Use = "request" | "response" | "text" | "json";

export const annotationKeywords = new Set(
  (
    "$comment $schema contentEncoding contentMediaType contentSchema default deprecated description discriminator example examples " +
    "externalDocs readOnly title writeOnly xml"
  ).split(" "),
);

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

export const isTrivial = (schema: JsonSchema): boolean =>
  schema === true || (typeof schema === "object" && Object.keys(schema).length === 0);

export interface SchemaSet {
  /** Returns the id of the schema at a pointer, for `$ref`. Adds the schema and its references to `schemas`. */
  refer(pointer: string, use: Use, json?: readonly string[]): string;
  /**
   * Returns a copy of an inline schema with references replaced by ids. `json` names properties that arrive as JSON.
   */
  inline(schema: Schema, use: Use, json?: readonly string[]): JsonSchema;
  behind(pointer: string): string;
  /** Schemas with `$id`, by id. `text` has the coercing ones. */
  readonly text: Map<string, Json>;
  readonly exact: Map<string, Json>;
}

/** Encodes an id without characters that are special in URIs. */
export const schemaId = (path: string[]) =>
  path.map((name) => name.replaceAll(/[^A-Za-z0-9.-]/gu, (odd) => `_${odd.codePointAt(0)?.toString(16)}_`)).join("~");

export const pathOfId = (id: string) =>
  id
    .replace(/~json~.*$|~(request|response|json)$/, "")
    .split("~")
    .map((name) => name.replaceAll(/_([0-9a-f]+)_/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))));

/** Converts a document's schemas for Ajv's strict mode: no annotations, and one variant per use if they differ. */
export function createSchemaSet(document: Document): SchemaSet {
  const goesOneWay = createOneWayFinder(document);
  const text = new Map<string, Json>();
  const exact = new Map<string, Json>();

  const found = new Map<string, string>();
  const behind = (pointer: string): string => {
    const known = found.get(pointer);
    if (known !== undefined) return known;
    const { value } = lookUp(document, pointer) as { value: Schema };
    const bare =
      typeof value === "object" &&
      value.$ref !== undefined &&
      Object.keys(value).every((key) => /^(\$ref|description|summary)$/.test(key));
    const last = bare ? behind(lookUp(document, value.$ref ?? "").pointer) : pointer;
    found.set(pointer, last);
    return last;
  };

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

  /** @param inherited optional properties according to the enclosing schema */
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
        // Text may match two alternatives: `1` is an integer and a string.
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

  const member = (schema: Schema | boolean, use: Use): JsonSchema => {
    const content = transform(schema, use);
    if (use !== "text" || typeof schema === "boolean") return content;
    return resolve<Schema>(document, schema).type === "array" ? { listOfOne: content } : content;
  };

  return { refer, behind, inline: (schema, use, json) => transform(schema, use, undefined, json), text, exact };
}

/**
 * Adds a discriminator to a union of objects that differ in a constant property, so that errors concern one
 * alternative.
 */
function addDiscriminator(document: Document, { oneOf = [], type }: Schema, result: Json): boolean {
  if (oneOf.length < 2 || ![type ?? "object"].flat().includes("object")) return false;
  const alternatives = oneOf.map((one) => alternativeOf(document, one));
  if (!alternatives.every((one) => one.type === "object")) return false;
  const propertyName = alternatives[0]?.required?.find((name) => {
    const values = alternatives.map(({ required, properties }) => {
      const property = required?.includes(name) ? properties?.[name] : undefined;
      // readOnly and writeOnly properties are missing in one direction.
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
 * Validates a union by its discriminator, if every alternative has values and requires the property. `defaultMapping`
 * covers all other values.
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
  // Ajv's keyword requires the property in each alternative.
  const keyword = others.length === oneOf.length && { discriminator: { propertyName } };
  Object.assign(result, { type: "object", ...keyword, oneOf: alternatives });
}

/** Infers `type` from `const` and `enum`, because coercion depends on it. */
function addType(schema: Schema, result: Json): void {
  if (schema.type !== undefined) return;
  const values = schema.enum ?? ("const" in schema ? [schema.const] : []);
  const types = [...new Set(values.map(typeOfValue))];
  if (types.length > 0 && types.every((type) => /^(number|boolean|string|null)$/.test(type)))
    result.type = types.length === 1 ? types[0] : types;
}
