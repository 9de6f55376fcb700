import { oneWayMarks } from "../document/one-way-properties.ts";
import type { Document, MediaTypeObject, Parameter, Schema } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";
import { merged } from "../document/schemas.ts";

/** A list and its pagination. `spec` follows the runtime's `ListSpec`; the compiler checks emitted code against it. */
export interface List {
  path: string;
  mediaType: string;
  nullable: boolean;
  /** For each property on the path to the elements: whether it is required and not null. */
  required: readonly boolean[];
  /** Whether a property on the path is `readOnly`. */
  marked: boolean;
  spec: {
    /** Property path of the elements; empty if the response is an array. */
    elements: readonly string[];
    /** Query parameter that selects the page; absent without pages. */
    parameter?: string;
    /** Property path of the parameter's next value. */
    next?: readonly string[];
    /** Property path of the page count, and the number of the first page. */
    totalPages?: readonly string[];
    first?: number;
  };
}

/** Conventional names of pagination parameters and properties. */
const parameters = ["page", "after"];
const nextPlaces = [["next"], ["slice", "next"]];
const totalPlaces = [["totalPages"], ["page", "totalPages"]];

const isArray = ({ type }: Schema) => [type].flat().includes("array");

const isNullable = ({ type }: Schema) => [type].flat().includes("null");

const arraysIn = (document: Document, { properties = {} }: Schema) =>
  Object.keys(properties).filter((name) => isArray(merged(document, properties[name] as Schema)));

/** Returns the path of the only array in a response; undefined without exactly one. */
function elementsIn(document: Document, page: Schema, paged: boolean): readonly string[] | undefined {
  if (isArray(page)) return [];
  const [own, ...more] = arraysIn(document, page);
  if (paged && own !== undefined) return more.length === 0 ? [own] : undefined;
  // In HAL, a list has nothing but `_embedded` and `_links`; other resources also embed.
  const { _embedded: embedded, ...others } = page.properties ?? {};
  if (embedded === undefined || (!paged && Object.keys(others).some((name) => name !== "_links"))) return undefined;
  const [inner, ...rest] = arraysIn(document, merged(document, embedded));
  return inner !== undefined && rest.length === 0 ? ["_embedded", inner] : undefined;
}

function along(document: Document, page: Schema, path: readonly string[]): { required: boolean }[] {
  const found: { required: boolean }[] = [];
  let schema: Schema = page;
  for (const name of path) {
    const inner = schema.properties?.[name];
    if (inner === undefined) break;
    const required = schema.required?.includes(name) ?? false;
    schema = merged(document, inner);
    found.push({ required: required && !isNullable(schema) });
  }
  return found;
}

function pagingOf(document: Document, page: Schema, parameter: Parameter | undefined) {
  if (parameter === undefined) return {};
  const declared = (path: readonly string[]) => along(document, page, path).length === path.length;
  const next = nextPlaces.find(declared);
  if (next !== undefined) return { parameter: parameter.name, next };
  const totalPages = totalPlaces.find(declared);
  if (totalPages === undefined) return undefined;
  const { minimum = 0 } = (parameter.schema && resolve<Schema>(document, parameter.schema)) ?? {};
  return { parameter: parameter.name, totalPages, first: minimum };
}

/** Returns true if a property on the path is only part of responses. */
function isMarked(document: Document, page: Schema, path: readonly string[]): boolean {
  const [name = "", ...rest] = path;
  const property = page.properties?.[name];
  if (property === undefined) return false;
  return oneWayMarks(document, property).readOnly || isMarked(document, merged(document, property), rest);
}

const jsonOf = (content: Record<string, MediaTypeObject> = {}) =>
  Object.entries(content).find(([type]) => /[/+]json\b/.test(type));

/** Finds the lists of a document: GET responses that are arrays or pages. */
export function listsOf(document: Document): List[] {
  return [...operations(document)].flatMap(({ method, path, operation, item }): List[] => {
    const response = operation.responses?.["200"];
    const [mediaType, media] = jsonOf(response && resolve(document, response).content) ?? [];
    if (method !== "GET" || mediaType === undefined || media?.schema === undefined) return [];
    const parameter = [...(operation.parameters ?? []), ...(item.parameters ?? [])]
      .map((one) => resolve(document, one))
      .find((one) => one.in === "query" && parameters.includes(one.name));
    const page = merged(document, media.schema);
    const elements = elementsIn(document, page, parameter !== undefined);
    const paging = pagingOf(document, page, parameter);
    if (elements === undefined || paging === undefined) return [];
    const required = along(document, page, elements).map((one) => one.required);
    const marked = isMarked(document, page, elements);
    return [{ path, mediaType, nullable: isNullable(page), required, marked, spec: { elements, ...paging } }];
  });
}
