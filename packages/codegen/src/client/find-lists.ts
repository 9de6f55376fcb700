import { oneWayMarks } from "../document/one-way-properties.ts";
import type { Document, MediaTypeObject, Parameter, Schema } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";
import { merged } from "../document/schemas.ts";

/** A list, and how its pages are read. The runtime has the type of `spec`; the compiler checks what is emitted against that. */
export interface List {
  path: string;
  mediaType: string;
  /** Whether the response may be null. */
  nullable: boolean;
  /** Whether each property on the way to the elements is required, and not null. */
  required: readonly boolean[];
  /** Whether one of them is in responses only. */
  marked: boolean;
  spec: {
    /** Names of properties, outermost first; none where the response is an array. */
    elements: readonly string[];
    /** The query parameter that says which page; none where the list comes whole. */
    parameter?: string;
    /** Where a page has the next value of the parameter. */
    next?: readonly string[];
    /** Where a page has the number of pages, and the first page's number. */
    totalPages?: readonly string[];
    first?: number;
  };
}

/** How documents usually call the parameter of a page, and what a page says of others. */
const parameters = ["page", "after"];
const nextPlaces = [["next"], ["slice", "next"]];
const totalPlaces = [["totalPages"], ["page", "totalPages"]];

const isArray = ({ type }: Schema) => [type].flat().includes("array");

const isNullable = ({ type }: Schema) => [type].flat().includes("null");

/** The properties of a schema that are arrays. */
const arraysIn = (document: Document, { properties = {} }: Schema) =>
  Object.keys(properties).filter((name) => isArray(merged(document, properties[name] as Schema)));

/** The place of the only array in a response; undefined where there is none, or more than one. */
function elementsIn(document: Document, page: Schema, paged: boolean): readonly string[] | undefined {
  if (isArray(page)) return [];
  const [own, ...more] = arraysIn(document, page);
  if (paged && own !== undefined) return more.length === 0 ? [own] : undefined;
  // HAL: a list embeds its elements and has nothing else; other resources embed, too.
  const { _embedded: embedded, ...others } = page.properties ?? {};
  if (embedded === undefined || (!paged && Object.keys(others).some((name) => name !== "_links"))) return undefined;
  const [inner, ...rest] = arraysIn(document, merged(document, embedded));
  return inner !== undefined && rest.length === 0 ? ["_embedded", inner] : undefined;
}

/** The properties along a path, as far as they are declared. */
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

/** Whether a property on the way to the elements is one of responses only, which its type says. */
function isMarked(document: Document, page: Schema, path: readonly string[]): boolean {
  const [name = "", ...rest] = path;
  const property = page.properties?.[name];
  if (property === undefined) return false;
  return oneWayMarks(document, property).readOnly || isMarked(document, merged(document, property), rest);
}

const jsonOf = (content: Record<string, MediaTypeObject> = {}) =>
  Object.entries(content).find(([type]) => /[/+]json\b/.test(type));

/** The lists of a document: what GET gives as an array, or page by page. */
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
