import { isObject, type Json } from "./schema.ts";

/** How to walk a list, for the templates: a vendor extension of its operation. */
export interface Pagination {
  /** The operation's name with `iterate` for `list`, and whether it has parameters beside the page. */
  readonly iterator: string;
  readonly filtered: boolean;
  /** The query parameter that says which page, and the first page's number; a cursor has none. */
  readonly parameter: string;
  readonly first?: number;
  /** Where a page has its elements, and the name of their schema. */
  readonly elements: string;
  readonly element: string;
  /** Where a page has the next cursor, or the number of pages. */
  readonly next?: string;
  readonly totalPages?: string;
}

const PARAMETERS = ["page", "after"];
const CURSOR = ["next", "slice.next"];
const TOTAL = ["totalPages", "page.totalPages"];

type Resolve = (node: unknown) => Json;

function resolverOf(document: Json): Resolve {
  return function resolve(node) {
    if (!isObject(node)) return {};
    const wrapped = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : node;
    if (typeof wrapped.$ref !== "string") return wrapped;
    const target = wrapped.$ref.slice(2).split("/");
    return resolve(target.reduce((place: unknown, name: string) => (place as Json)[name], document));
  };
}

/** Every property of a page and, by a path with a dot, of the objects in it. */
function placesOf(page: Json, resolve: Resolve): Map<string, Json> {
  const own = Object.entries((page.properties ?? {}) as Json);
  return new Map(
    own.flatMap(([name, schema]) => {
      const inner = Object.entries((resolve(schema).properties ?? {}) as Json);
      return [[name, schema], ...inner.map(([below, each]) => [`${name}.${below}`, each])] as [string, Json][];
    }),
  );
}

/** Every place of the response of an operation that has one, and the first list among them. */
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
    filtered: parameters.some((one) => one.in === "query" && one !== parameter),
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
 * Marks each list that comes in pages with `x-pagination`, the parameter that says which page with `x-page-parameter`, and every operation
 * that lists with `x-elements`, which says where its response has the elements.
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
