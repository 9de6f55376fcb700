import type { DeclaredOperation } from "../declared.ts";

type Node = Record<string, unknown>;

const isObject = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Maximum nesting of the list in a response: V2 has it in `_embedded`. */
const DEPTH = 2;

/**
 * Returns the requested page of a list with `count` elements: the elements of the example, then copies with distinct
 * values. Sets page size, number, totals and the cursor of the next page.
 * @returns undefined if the response has no list
 */
export function pageOf(body: unknown, count: number, { parameters }: DeclaredOperation, query: Node): unknown {
  const inQuery = parameters.filter((one) => one.in === "query");
  const declared = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
  if (Array.isArray(body)) return elements(body, 0, count);
  const found = isObject(body) && isList(body, Object.keys(declared)) ? listIn(body, DEPTH) : undefined;
  if (found === undefined) return undefined;
  const wish = (name: string) => numberOf(query[name]) ?? numberOf(declared[name]?.default);
  const first = numberOf(declared.page?.minimum) ?? 0;
  const size = Math.max(1, wish("count") ?? wish("limit") ?? count);
  const number = wish("page") ?? first;
  const start = "after" in declared ? cursorAt(query.after) : (number - first) * size;
  const end = Math.min(count, start + size);
  found.holder[found.name] = elements(found.list, Math.min(start, count), end);
  setPage(body as Node, { size, number, count, next: end < count ? `cur_${end}` : undefined });
  return body;
}

/** A single resource may contain lists, such as the sections of a result, but it is not paged. */
const isList = (body: Node, parameters: readonly string[]): boolean =>
  parameters.some((name) => /^(?:page|count|limit|offset|after|cursor)$/.test(name)) ||
  Object.keys(body).some((name) => /^(?:page|slice|next|totalElements|totalCount|totalPages)$/.test(name)) ||
  Object.keys(body).filter((name) => name !== "_links").length === 1;

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Returns the index of a cursor; 0, the first page, for an unknown cursor. */
const cursorAt = (cursor: unknown): number => Number(/^cur_(\d{1,9})$/.exec(String(cursor))?.[1] ?? 0);

const elements = (list: readonly unknown[], start: number, end: number): unknown[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, at) => {
    const index = start + at;
    const element = list[index % list.length];
    return index < list.length ? structuredClone(element) : distinct(element, index);
  });

function listIn(node: Node, depth: number): { holder: Node; name: string; list: unknown[] } | undefined {
  for (const [name, value] of Object.entries(node))
    if (Array.isArray(value) && isObject(value[0])) return { holder: node, name, list: value };
  if (depth === 0) return undefined;
  for (const value of Object.values(node)) {
    const found = isObject(value) ? listIn(value, depth - 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Matches ids and tokens such as cnd_4h7Qm2Xs. */
const identifier = /[a-z]{2,5}_[A-Za-z0-9]{6,}/g;

/**
 * Returns a copy with a distinct id, e-mail address and name. Links contain the new id; references to other resources
 * stay.
 */
function distinct(element: unknown, index: number): unknown {
  if (!isObject(element)) return structuredClone(element);
  const number = String(index);
  const renamed = (id: string) => {
    const end = number.padStart(Math.min(4, id.length), "0");
    return id.slice(0, -end.length) + end;
  };
  const { id } = element;
  // Elements without an id, such as ratings, are identified by the ids they refer to.
  const isOwn = (name: string) =>
    typeof id === "string" ? /^(external|custom)Id$/.test(name) : /(^id|Id)$/.test(name);
  const change = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => change(one, ""));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([each, one]) => [each, change(one, each)]));
    if (typeof value !== "string" || value === "") return value;
    if (value.includes("://")) return value.replace(identifier, renamed);
    if (typeof id === "string" && value === id) return renamed(id);
    if (isOwn(name)) return renamed(value);
    if (/email$/i.test(name)) return value.replace("@", `+${number}@`);
    return value;
  };
  const copy = change(element, "") as Node;
  for (const name of ["name", "lastName", "title"]) if (typeof copy[name] === "string") copy[name] += ` ${number}`;
  return copy;
}

interface Page {
  readonly size: number;
  readonly number: number;
  readonly count: number;
  readonly next: string | undefined;
}

function setPage(node: Node, page: Page): void {
  const { size, number, count, next } = page;
  const values: Node = {
    totalElements: count,
    totalCount: count,
    totalPages: Math.ceil(count / size),
    size,
    pageSize: size,
    number,
    pageNumber: number,
  };
  for (const [name, value] of Object.entries(node)) {
    if (isObject(value) && /^(page|slice)$/.test(name)) setPage(value, page);
    else if (typeof value === "number" && Object.hasOwn(values, name)) node[name] = values[name];
    else if (name === "next" && next !== undefined) node[name] = next;
    else if (name === "next") delete node[name];
  }
}
