import { type Operation, type Parameter, resolve } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import type { CallOptions } from "../messages/calls.ts";
import { checkResponse } from "../messages/check-response.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import type { PathValues, Session } from "./session.ts";

/** One page of a list, in any of the documents' paging formats. */
export interface Page {
  items: JsonObject[];
  /** Cursor of the next page. */
  next: string | undefined;
  /** URL of the next page, where the format has links. */
  nextHref: string | undefined;
  /** Page number, size and totals; undefined where the format has none. */
  number: number | undefined;
  size: number | undefined;
  totalElements: number | undefined;
  totalPages: number | undefined;
}

/** Longest walk through a list, in pages. */
export const LONGEST = 40;

export function pageOf(body: unknown): Page | undefined {
  const items = itemsOf(body);
  if (!items) return undefined;
  const object = isObject(body) ? body : {};
  const figures = isObject(object.page) ? object.page : object;
  const slice = isObject(object.slice) ? object.slice : object;
  const figure = (...names: string[]) => names.map((name) => figures[name]).find((one) => typeof one === "number");
  return {
    items,
    next: typeof slice.next === "string" ? slice.next : undefined,
    nextHref: hrefOf(object, "next"),
    number: figure("pageNumber", "number") as number | undefined,
    size: figure("pageSize", "size") as number | undefined,
    totalElements: figure("totalElements", "totalCount") as number | undefined,
    totalPages: figure("totalPages") as number | undefined,
  };
}

function itemsOf(body: unknown): JsonObject[] | undefined {
  const lists = Array.isArray(body)
    ? [body]
    : isObject(body)
      ? isObject(body._embedded)
        ? Object.values(body._embedded)
        : [body.items, body.content]
      : [];
  const found = lists.find((one): one is unknown[] => Array.isArray(one));
  return found?.every(isObject) ? (found as JsonObject[]) : undefined;
}

/** The identity of an element: its id or the ids of its parts, otherwise its whole JSON. */
export const identityOf = (item: JsonObject): string => {
  for (const name of ["id", "taskId"]) if (typeof item[name] === "string") return item[name];
  const named = ["personId", "skillId"].flatMap((name) => (typeof item[name] === "string" ? [item[name]] : []));
  if (named.length > 0) return named.join(" ");
  const inner = ["person", "skill"].flatMap((name) => (isObject(item[name]) ? [String(item[name].id)] : []));
  return inner.length > 0 ? inner.join(" ") : JSON.stringify(item);
};

export const parameterOf = (operation: Operation, ...names: string[]): Parameter | undefined =>
  operation.parameters.find(({ name, in: place }) => place === "query" && names.includes(name));

/** A bound of a parameter, or its default. */
export function boundOf(
  session: Session,
  parameter: Parameter | undefined,
  key: "minimum" | "maximum" | "default",
): number | undefined {
  const schema = parameter?.schema ? resolve(session.document.root, parameter.schema).value : undefined;
  return isObject(schema) && typeof schema[key] === "number" ? schema[key] : undefined;
}

/** The enumerated values of a parameter, or of its elements; empty where it has no enumeration. */
export function choicesOf({ document: { root } }: Session, parameter: Parameter | undefined): string[] {
  const { value } = parameter?.schema ? resolve(root, parameter.schema) : {};
  const items = resolve(root, { pointer: "#", value: objectAt(value, "items") }).value;
  return [value, items].map((one) => arrayAt(one, "enum").map(String)).find((one) => one.length > 0) ?? [];
}

/** Requests one page, and checks it against the document; undefined when the response is no page of this list. */
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
  if (checked.findings.length > 0) session.conclude(operation, "gives pages as documented", checked.findings, status);
  const page = pageOf(checked.body);
  return page && { page, response };
}

/** All elements of a list, page by page; `complete` unless the list was too long or a page was missing. */
export interface Walk {
  items: JsonObject[];
  complete: boolean;
  pages: Page[];
}

export async function walkList(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: Record<string, unknown> = {},
  longest = LONGEST,
): Promise<Walk> {
  const walk: Walk = { items: [], complete: false, pages: [] };
  const number = parameterOf(operation, "page");
  const first = boundOf(session, number, "minimum") ?? 0;
  const biggest = boundOf(session, parameterOf(operation, "count", "limit"), "maximum");
  const sizeName = parameterOf(operation, "count", "limit")?.name;
  const size = sizeName && !(sizeName in values) && biggest !== undefined ? { [sizeName]: biggest } : {};
  const cursors = new Set<string>();
  let after: string | undefined;
  for (let turn = 0; turn < longest; turn += 1) {
    const place = number ? { page: first + turn } : after === undefined ? {} : { after };
    const asked = await askPage(session, operation, path, { ...size, ...values, ...place });
    if (!asked) {
      if (turn > 0) session.conclude(operation, "gives every page", [broken(turn, walk)], successOf(operation));
      return walk;
    }
    const { page } = asked;
    walk.pages.push(page);
    walk.items.push(...page.items);
    if (
      number ? page.items.length === 0 || first + turn + 1 >= first + (page.totalPages ?? 1) : page.next === undefined
    ) {
      walk.complete = true;
      return walk;
    }
    if (!number && page.next !== undefined) {
      if (cursors.has(page.next)) return walk;
      cursors.add(page.next);
      after = page.next;
    }
  }
  return walk;
}

/** The URL of a link in a body. */
export function hrefOf(body: JsonObject, name: string): string | undefined {
  const { href } = objectAt(objectAt(body, "_links"), name);
  return typeof href === "string" ? href : undefined;
}

/** The problem of a walk in which a page announced by the one before is missing. */
const broken = (turn: number, { items }: Walk): Problem => ({
  check: "page",
  message: `there is no page after ${turn} pages with ${items.length} elements, although the last one leads to it`,
});

/** Whether an operation returns a list, according to its examples. */
export const isList = ({ method, responses }: Operation): boolean =>
  method === "GET" &&
  responses.some(
    ({ status, media }) =>
      status === "200" && media.some(({ examples }) => examples.some(({ value }) => isPage(value))),
  );

const isPage = (value: unknown): boolean => !(isObject(value) && "id" in value) && pageOf(value) !== undefined;

/** Query parameters with which a list omits nothing. */
export const everything = (list: Operation): JsonObject =>
  Object.fromEntries([
    ...list.parameters.filter(({ name }) => /^include/.test(name)).map(({ name }): [string, unknown] => [name, true]),
    ...(parameterOf(list, "isActive") ? [["isActive", "all"] as [string, unknown]] : []),
  ]);
