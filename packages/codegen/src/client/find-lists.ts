import { type List as DerivedList, listsOf as derivedLists } from "@assessment-api/resources";
import { oneWayMarks } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { resolve } from "../document/references.ts";
import { merged } from "../document/schemas.ts";

/** A list and its pagination. `spec` follows the runtime's `ListSpec`. */
export interface List {
  path: string;
  mediaType: string;
  nullable: boolean;
  /** Whether each property on the path to the elements is required and not null. */
  required: readonly boolean[];
  marked: boolean;
  spec: {
    /** Property path of the elements; empty if the response is an array. */
    elements: readonly string[];
    parameter?: string;
    /** Property path of the parameter's next value. */
    next?: readonly string[];
    totalPages?: readonly string[];
    first?: number;
  };
}

const isNullable = ({ type }: Schema) => [type].flat().includes("null");

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

/** Returns how to request the next page; undefined if the document does not say where the list ends. */
function pagingOf({ parameters, figures }: DerivedList) {
  const parameter = (meaning: string) => parameters.find(({ value }) => value.meaning === meaning)?.value;
  const figure = (meaning: string) => figures.find(({ value }) => value.meaning === meaning)?.value.member;
  const [cursor, number] = [parameter("cursor"), parameter("number")];
  const [next, totalPages] = [figure("nextCursor"), figure("totalPages")];
  const by = cursor ?? number;
  if (by && next) return { parameter: by.name, next };
  if (number?.meaning === "number" && totalPages) return { parameter: number.name, totalPages, first: number.first };
  return cursor || number || parameter("offset") ? undefined : {};
}

function isMarked(document: Document, page: Schema, path: readonly string[]): boolean {
  const [name = "", ...rest] = path;
  const property = page.properties?.[name];
  if (property === undefined) return false;
  return oneWayMarks(document, property).readOnly || isMarked(document, merged(document, property), rest);
}

/** Returns the GET operations whose response is an array or a page. */
export function listsOf(document: Document): List[] {
  return derivedLists(document).flatMap((list): List[] => {
    const { operation, status, mediaType, elements } = list;
    const response = document.paths?.[operation.path]?.get?.responses?.[status];
    const schema = response && resolve(document, response).content?.[mediaType]?.schema;
    const paging = pagingOf(list);
    if (status !== "200" || schema === undefined || paging === undefined) return [];
    const page = merged(document, schema);
    const required = along(document, page, elements.value).map((one) => one.required);
    const marked = isMarked(document, page, elements.value);
    const spec = { elements: elements.value, ...paging };
    return [{ path: operation.path, mediaType, nullable: isNullable(page), required, marked, spec }];
  });
}
