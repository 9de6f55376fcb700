import { isJson } from "../media-types.ts";
import type { Document, EventRules, MediaTypeObject, Schema } from "../openapi.ts";
import type { Report } from "../problems.ts";
import { locate, resolve } from "../references.ts";
import { merged } from "../schemas.ts";

interface Branch {
  /** Event types of the branch; undefined if unspecified. */
  types: string[] | undefined;
  data: "json" | "text" | undefined;
  texts: string[] | undefined;
}

/**
 * Rewrites an event schema in place to describe parsed data. OpenAPI 3.2 describes `data` as text with
 * `contentMediaType` and `contentSchema`.
 */
export function parseData(document: Document, media: MediaTypeObject, pointer: string, tell: Report): void {
  const { itemSchema } = media;
  if (typeof itemSchema !== "object") return;
  const branches: Branch[] = [];
  const schema = parsed(document, itemSchema, undefined, undefined, branches, new Set());
  if (!branches.some(({ data }) => data === "json")) return;
  const rules = rulesOf(branches);
  if (rules === undefined) {
    tell(pointer, "events of the same type have JSON and text as data; read as text");
    return;
  }
  media.itemSchema = schema;
  media["x-event-data"] = rules;
}

function rulesOf(branches: readonly Branch[]): EventRules | undefined {
  const typesOf = ({ types }: Branch) => types ?? ["message"];
  const json = new Set(branches.filter(({ data }) => data === "json").flatMap(typesOf));
  const text = branches.filter(({ data }) => data === "text");
  const texts = [...new Set(text.flatMap((one) => one.texts ?? []))];
  const open = text.filter((one) => one.texts === undefined);
  if (open.some((one) => typesOf(one).some((type) => json.has(type)))) return undefined;
  return { json: open.length === 0 ? true : [...json], ...(texts.length > 0 && { text: texts }) };
}

/** Parses `given`; `around` and `types` come from enclosing schemas. */
function parsed(
  document: Document,
  given: Schema,
  around: Schema | undefined,
  types: string[] | undefined,
  branches: Branch[],
  open: ReadonlySet<Schema>,
): Schema {
  const target = resolve<Schema>(document, given as Schema);
  if (open.has(target)) return given;
  const schema: Schema = target.allOf ? withoutAllOf(document, target) : { ...target };
  const own = schema.properties?.data;
  const data = own === undefined ? around : { ...around, ...locate<Schema>(document, own, "").value };
  const ownTypes = textsOf(document, schema.properties?.event) ?? types;
  const key = schema.oneOf ? "oneOf" : schema.anyOf ? "anyOf" : undefined;
  if (key !== undefined) {
    const inner = new Set([...open, target]);
    const alternatives = (schema[key] ?? []).map((one) => parsed(document, one, data, ownTypes, branches, inner));
    if (!isParsed(alternatives, schema[key] ?? [])) return given;
    delete schema.discriminator;
    return {
      ...schema,
      ...(own && { properties: { ...schema.properties, data: {} } }),
      [key]: alternatives,
    };
  }
  const json = data?.contentMediaType !== undefined && isJson(data.contentMediaType);
  branches.push({
    types: ownTypes,
    data: data === undefined ? undefined : json ? "json" : "text",
    texts: json ? undefined : textsOf(document, data),
  });
  if (!json && around === undefined) return given;
  if (data === undefined) return given;
  return { ...schema, properties: { ...schema.properties, data: json ? contentOf(data) : data } };
}

const isParsed = (after: readonly Schema[], before: readonly Schema[]) =>
  after.some((one, index) => one !== before[index]);

function contentOf({
  contentSchema = {},
  description,
  deprecated,
}: Schema & { description?: string; deprecated?: boolean }): Schema {
  if (typeof contentSchema !== "object") return contentSchema;
  return { ...(description && { description }), ...(deprecated && { deprecated }), ...contentSchema } as Schema;
}

function withoutAllOf(document: Document, schema: Schema): Schema {
  const { allOf: _, ...all } = merged(document, schema);
  return all;
}

function textsOf(document: Document, schema: Schema | undefined): string[] | undefined {
  if (typeof schema !== "object") return undefined;
  const { value } = locate<Schema>(document, schema, "");
  const values = value.enum ?? ("const" in value ? [value.const] : undefined);
  return values?.every((one) => typeof one === "string") ? (values as string[]) : undefined;
}
