import { type Resolve, resolverOf } from "./resolve.ts";
import { isObject, type Json } from "./schema.ts";

/** Pagination of a list, passed to the templates as an extension of its operation. */
export interface Pagination {
  /** The operation's name with `iterate` instead of `list`. */
  readonly iterator: string;
  /** Page parameter and number of the first page; cursors have no number. */
  readonly parameter: string;
  readonly first?: number;
  /** Place of the elements in a page, and the name of their schema. */
  readonly elements: string;
  readonly element: string;
  /** Place of the next cursor, or of the page count. */
  readonly next?: string;
  readonly totalPages?: string;
}

const PARAMETERS = ["page", "after"];
const CURSOR = ["next", "slice.next"];
const TOTAL = ["totalPages", "page.totalPages"];

function placesOf(page: Json, resolve: Resolve): Map<string, Json> {
  const own = Object.entries((page.properties ?? {}) as Json);
  return new Map(
    own.flatMap(([name, schema]) => {
      const inner = Object.entries((resolve(schema).properties ?? {}) as Json);
      return [[name, schema], ...inner.map(([below, each]) => [`${name}.${below}`, each])] as [string, Json][];
    }),
  );
}

function responseOf(operation: Json, resolve: Resolve) {
  const [content] = Object.values((resolve((operation.responses as Json)["200"]).content ?? {}) as Json);
  const places = placesOf(resolve((content as Json | undefined)?.schema), resolve);
  return { places, list: [...places].find(([, schema]) => resolve(schema).type === "array") };
}

function paginationOf(operation: Json, resolve: Resolve): Pagination | undefined {
  const parameters = ((operation.parameters ?? []) as unknown[]).map(resolve);
  const parameter = parameters.find((one) => one.in === "query" && PARAMETERS.includes(one.name as string));
  if (!parameter) return undefined;
  const { places, list } = responseOf(operation, resolve);
  const element = (resolve(list?.[1]).items as Json | undefined)?.$ref;
  if (!list || typeof element !== "string") throw new Error(`${operation.operationId} has pages without elements`);
  const common = {
    iterator: (operation.operationId as string).replace(/^list/, "iterate"),
    parameter: parameter.name as string,
    elements: list[0],
    element: element.split("/").at(-1) ?? "",
  };
  const next = CURSOR.find((place) => places.has(place));
  if (next) return { ...common, next };
  const totalPages = TOTAL.find((place) => places.has(place));
  if (!totalPages) throw new Error(`${operation.operationId} does not say where its pages end`);
  return { ...common, totalPages, first: (parameter.schema as Json).minimum as number };
}

/**
 * Marks paginated lists with `x-pagination`, their page parameters with `x-page-parameter`, and all lists with
 * `x-elements`, the place of the elements.
 */
export function markPagination(document: Json): Json {
  const marked = structuredClone(document);
  const resolve = resolverOf(marked);
  for (const path of Object.values(marked.paths as Json))
    for (const operation of Object.values(path as Json)) {
      if (!isObject(operation) || !("operationId" in operation)) continue;
      const pagination = paginationOf(operation, resolve);
      if (pagination) operation["x-pagination"] = pagination;
      const elements = /^list/.test(operation.operationId as string) && responseOf(operation, resolve).list?.[0];
      if (elements) operation["x-elements"] = elements;
    }
  for (const parameter of Object.values(((marked.components as Json).parameters ?? {}) as Json))
    if (PARAMETERS.includes((parameter as Json).name as string)) (parameter as Json)["x-page-parameter"] = true;
  return marked;
}
