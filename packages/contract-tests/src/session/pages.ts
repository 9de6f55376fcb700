import { type ApiDocument, type Operation, type Parameter, resolve } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "../document/json.ts";
import { collectionName, parametersOfPath, successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import type { CallOptions } from "../messages/calls.ts";
import { checkResponse } from "../messages/check-response.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import { idIn, idNamesIn } from "./seen-ids.ts";
import { type PathValues, perSession, type Session } from "./session.ts";
import { noteElements } from "./shown-elements.ts";

export interface Page {
  items: JsonObject[];
  next: string | undefined;
  nextHref: string | undefined;
  number: number | undefined;
  size: number | undefined;
  totalElements: number | undefined;
  totalPages: number | undefined;
}

export const LONGEST = 40;

const FIGURES = ["page", "slice", "meta", "pagination", "paging", "_pagination"];

export function pageOf(body: unknown): Page | undefined {
  const items = itemsOf(body);
  if (!items) return undefined;
  const object = isObject(body) ? body : {};
  const holders = [...FIGURES.map((name) => object[name]), object].filter(isObject);
  const figure = (...names: string[]): number | undefined =>
    holders.flatMap((one) => names.map((name) => one[name])).find((one): one is number => typeof one === "number");
  const cursor = holders
    .flatMap((one) => CURSORS.map((name) => one[name]))
    .find((one): one is string => typeof one === "string" && one !== "");
  return {
    items,
    next: cursor === undefined ? undefined : cursorIn(cursor),
    nextHref: hrefOf(object, "next"),
    number: figure("pageNumber", "number", "page_number", "currentPage", "current_page", "page"),
    size: figure("pageSize", "size", "page_size", "per_page", "perPage", "itemsPerPage", "items_per_page"),
    totalElements: figure(
      "totalElements",
      "totalCount",
      "total",
      "total_count",
      "totalItems",
      "total_items",
      "numberMatched",
    ),
    totalPages: figure("totalPages", "total_pages", "pageCount", "page_count"),
  };
}

const CURSORS = ["next", "nextCursor", "next_cursor", "nextPageToken", "next_page_token", "cursor"];

function cursorIn(next: string): string {
  if (!/^(https?:\/\/|\/|\?)/.test(next) || !URL.canParse(next, "http://localhost")) return next;
  const { searchParams } = new URL(next, "http://localhost");
  return PAGING.cursor.map((name) => searchParams.get(name)).find((one) => one !== null) ?? next;
}

const LISTS = ["items", "content", "data", "results", "features", "records", "rows", "entries"];

/** Finds the elements: the body, `_embedded`, a usual member, or the only list of objects. */
function itemsOf(body: unknown): JsonObject[] | undefined {
  if (Array.isArray(body)) return objectsIn(body);
  if (!isObject(body)) return undefined;
  if (isObject(body._embedded)) return objectsIn(Object.values(body._embedded).find(Array.isArray));
  const usual = LISTS.map((name) => body[name]).find(Array.isArray);
  if (usual) return objectsIn(usual);
  const others = Object.entries(body).filter(([name]) => name !== "links" && !FIGURES.includes(name));
  const lists = others.map(([, value]) => value).filter(Array.isArray);
  const hasSibling = others.some(([, value]) => typeof value === "string" || isObject(value));
  // An empty list counts only alone or next to paging figures.
  const [list] =
    lists.length === 1 && (isFigured(body) || others.length === 1) ? lists : lists.filter((one) => one.some(isObject));
  return list && !hasSibling ? objectsIn(list) : undefined;
}

const isFigured = (body: JsonObject): boolean => FIGURES.some((name) => isObject(body[name]));

const objectsIn = (list: unknown[] | undefined): JsonObject[] | undefined =>
  list?.every(isObject) ? (list as JsonObject[]) : undefined;

/** Members that identify an element, most reliable first. */
export const IDENTITIES = ["id", "taskId", "_id", "uuid", "guid"];
export const identityOf = (item: JsonObject): string => {
  const known = identities.get(item);
  if (known !== undefined) return known;
  const first = (names: readonly string[]) => names.map((name) => item[name]).find(isScalar);
  const own = first(IDENTITIES);
  if (own !== undefined) return String(own);
  const named = ["personId", "skillId"].flatMap((name) => (typeof item[name] === "string" ? [item[name]] : []));
  if (named.length > 0) return named.join(" ");
  const inner = ["person", "skill"].flatMap((name) => (isObject(item[name]) ? [String(item[name].id)] : []));
  return inner.length > 0 ? inner.join(" ") : JSON.stringify(item);
};

/** Identifying values as named in paths. */
const identities = new WeakMap<JsonObject, string>();

const undeclaredLists = new WeakSet<Operation>();

/** Identifies elements; foreign documents may declare neither pages nor ids. */
export function identify(document: ApiDocument, operation: Operation, body: unknown): void {
  const { policy, operations } = document;
  const { method, path } = operation;
  if (!policy.learnsIdentity || method !== "GET" || path.endsWith("}")) return;
  const [first, second] = pageOf(body)?.items ?? [];
  const withoutId = (item: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !IDENTITIES.includes(name)));
  if (first) noteElements(document, path, second ? [first, second].map(withoutId) : [withoutId(first)]);
  if (first && !operation.responses.some(({ media }) => media.some(({ examples }) => examples.length > 0)))
    undeclaredLists.add(operation);
  const below = operations.find((one) => one.path.startsWith(`${path}/{`) && one.path.endsWith("}"));
  const last = below && parametersOfPath(below.path).at(-1);
  const page = last && pageOf(body);
  if (!last || !page) return;
  const names = idNamesIn(document, last.name, collectionName(last.segment));
  for (const item of page.items) {
    const id = idIn(item, names);
    if (id !== undefined) identities.set(item, id);
  }
}

const isScalar = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

export const PAGING = {
  number: ["page", "pageNumber", "page_number", "_page"],
  size: [
    "count", "limit", "size", "pageSize", "page_size", "per_page", "perPage", "itemsPerPage", "items_per_page",
    "page[limit]", "_limit",
  ], // biome-ignore format: a list
  cursor: ["after", "cursor", "page_token", "pageToken", "next", "starting_after", "continue"],
  offset: ["offset", "skip", "start", "startIndex", "page[offset]", "_start"],
} as const;

/** Finds a paging parameter. `itemsPerPage` takes precedence over `limit`. */
export function pagingOf(operation: Operation, part: keyof typeof PAGING): Parameter | undefined {
  const ofPages = PAGING.size.filter((name) => /page/i.test(name));
  return (
    (part === "size" && pagingOf(operation, "number") ? parameterOf(operation, ...ofPages) : undefined) ??
    parameterOf(operation, ...PAGING[part])
  );
}

const firstNumbers = new WeakMap<Session, Map<Operation, number>>();

/** @returns the number in the document, or else of the server */
export async function firstNumberOf(session: Session, operation: Operation, path: PathValues): Promise<number> {
  const number = pagingOf(operation, "number");
  const stated = boundOf(session, number, "minimum") ?? boundOf(session, number, "default");
  if (!number || stated !== undefined || !session.document.policy.learnsPaging) return stated ?? 0;
  const known = firstNumbers.get(session) ?? new Map<Operation, number>();
  firstNumbers.set(session, known);
  const first = known.get(operation) ?? (await countedFrom(session, operation, path, number.name));
  known.set(operation, first);
  return first;
}

/** For lists without a documented maximum. */
export const LARGE = 100;

interface LargestPage {
  /** Requested size; undefined if the default size is the largest. */
  requested: number | undefined;
  full: number;
}

const largestPages = perSession(() => new Map<Operation, LargestPage>());

/** Requests the documented maximum, or a large size if it returns more. */
export async function largestPageOf(
  session: Session,
  operation: Operation,
  path: PathValues,
): Promise<LargestPage | undefined> {
  const size = pagingOf(operation, "size");
  const stated = boundOf(session, size, "maximum");
  if (stated !== undefined) return { requested: stated, full: stated };
  if (!size || !session.document.policy.learnsPaging) return undefined;
  const known = largestPages(session).get(operation);
  if (known) return known;
  const number = pagingOf(operation, "number");
  // A list without page number may be complete.
  const place = number ? { [number.name]: await firstNumberOf(session, operation, path) } : {};
  const count = async (values: JsonObject) =>
    (await askPage(session, operation, path, { ...place, ...values }))?.page.items.length ?? 0;
  const [usual, large] = [await count({}), await count({ [size.name]: LARGE })];
  const found = large > usual ? { requested: LARGE, full: large } : { requested: undefined, full: usual };
  largestPages(session).set(operation, found);
  return found;
}

/** Returns 1 if page 0 is refused or equals page 1. */
async function countedFrom(session: Session, operation: Operation, path: PathValues, name: string): Promise<number> {
  const page = async (values: JsonObject) => (await askPage(session, operation, path, values))?.page;
  const usual = await page({});
  if (usual?.number !== undefined) return usual.number;
  const [zero, one] = [await page({ [name]: 0 }), await page({ [name]: 1 })];
  return one && one.items.length > 0 && (!zero || sameJson(zero.items, one.items)) ? 1 : 0;
}

/** Usual names of full-text search parameters. */
export const SEARCHES = /^(q|query|search|search_?(text|term|query))$/i;

export const isPaging = (name: string): boolean => Object.values(PAGING).some((names) => isIn(names, name));

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

export const parameterOf = (operation: Operation, ...names: string[]): Parameter | undefined =>
  operation.parameters.find(({ name, in: place }) => place === "query" && names.includes(name));

export function boundOf(
  session: Session,
  parameter: Parameter | undefined,
  key: "minimum" | "maximum" | "default",
): number | undefined {
  const schema = parameter?.schema ? resolve(session.document.root, parameter.schema).value : undefined;
  return isObject(schema) && typeof schema[key] === "number" ? schema[key] : undefined;
}

export function choicesOf({ document: { root } }: Session, parameter: Parameter | undefined): string[] {
  const { value } = parameter?.schema ? resolve(root, parameter.schema) : {};
  const items = resolve(root, { pointer: "#", value: objectAt(value, "items") }).value;
  return [value, items].map((one) => arrayAt(one, "enum").map(String)).find((one) => one.length > 0) ?? [];
}

export async function askPage(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: Record<string, unknown>,
  call: CallOptions = {},
): Promise<{ page: Page; response: ReceivedResponse } | undefined> {
  const response = await session.ask(operation, path, { ...call, values });
  const checked = checkResponse(operation, response, session.validator);
  const status = successOf(operation);
  if (checked.status !== status) return undefined;
  if (checked.findings.length > 0) session.conclude(operation, "returns pages as documented", checked.findings, status);
  identify(session.document, operation, checked.body);
  const page = pageOf(checked.body);
  return page && { page, response };
}

export interface Walk {
  items: JsonObject[];
  complete: boolean;
  pages: Page[];
  values: Record<string, unknown>;
}

export async function walkList(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: Record<string, unknown> = {},
  longest = LONGEST,
): Promise<Walk> {
  const walk: Walk = { items: [], complete: false, pages: [], values };
  const number = pagingOf(operation, "number");
  const offset = number ? undefined : pagingOf(operation, "offset");
  const cursor = pagingOf(operation, "cursor")?.name ?? "after";
  const first = await firstNumberOf(session, operation, path);
  const sizing = pagingOf(operation, "size");
  const largest = sizing && !(sizing.name in values) ? await largestPageOf(session, operation, path) : undefined;
  const size = sizing && largest?.requested !== undefined ? { [sizing.name]: largest.requested } : {};
  /** Size of a full page, if pages do not state it. */
  const asking = largest?.requested !== undefined ? largest.full : values[sizing?.name ?? ""];
  const full = Number(asking ?? boundOf(session, sizing, "default") ?? Number.NaN);
  const cursors = new Set<string>();
  let after: string | undefined;
  for (let turn = 0; turn < longest; turn += 1) {
    const place = number
      ? { [number.name]: first + turn }
      : offset
        ? { [offset.name]: walk.items.length }
        : after === undefined
          ? {}
          : { [cursor]: after };
    const response = await askPage(session, operation, path, { ...size, ...values, ...place });
    if (!response) {
      if (turn > 0) session.conclude(operation, "returns every page", [broken(turn, walk)], successOf(operation));
      return walk;
    }
    const { page } = response;
    const again = turn > 0 && page.items.length > 0 && sameJson(page.items, walk.pages.at(-1)?.items);
    walk.pages.push(page);
    walk.items.push(...page.items);
    if (again) return walk;
    const { totalElements, totalPages } = page;
    const short = page.items.length === 0 || page.items.length < full;
    const last = number
      ? page.items.length === 0 || (totalPages === undefined ? short : turn + 1 >= totalPages)
      : offset
        ? short || walk.items.length === totalElements
        : page.next === undefined || !pagingOf(operation, "cursor");
    if (last) {
      walk.complete = true;
      return walk;
    }
    if (!number && !offset && page.next !== undefined) {
      if (cursors.has(page.next)) return walk;
      cursors.add(page.next);
      after = page.next;
    }
  }
  return walk;
}

export function hrefOf(body: JsonObject, name: string): string | undefined {
  const { href } = objectAt(objectAt(body, "_links"), name);
  return typeof href === "string" ? href : undefined;
}

const broken = (turn: number, { items }: Walk): Problem => ({
  check: "page",
  message: `no page follows ${turn} pages with ${items.length} elements, although the last page links to it`,
});

const declaredLists = new WeakMap<Operation, boolean>();

export function isList(operation: Operation): boolean {
  const declared = declaredLists.get(operation) ?? showsLists(operation);
  declaredLists.set(operation, declared);
  return declared || undeclaredLists.has(operation);
}

const showsLists = (operation: Operation): boolean =>
  operation.method === "GET" &&
  operation.responses.some(
    ({ status, media }) =>
      status.startsWith("2") && media.some(({ examples }) => examples.some(({ value }) => isPage(value))),
  );

const isPage = (value: unknown): boolean => !(isObject(value) && "id" in value) && pageOf(value) !== undefined;

/** Returns parameter values that include all elements. */
export const everything = (list: Operation): JsonObject =>
  Object.fromEntries([
    ...list.parameters.filter(({ name }) => /^include/.test(name)).map(({ name }): [string, unknown] => [name, true]),
    ...(parameterOf(list, "isActive") ? [["isActive", "all"] as [string, unknown]] : []),
  ]);
