import { type Api, isObject, type Operation, valueAt } from "./document.ts";
import { choicesOf } from "./lists.ts";
import type { Compare, List, ListParameter } from "./model.ts";
import { wordsOf } from "./names.ts";
import type { Thing } from "./things.ts";

/** Items that match a query, and its page. */
export interface Selection {
  things: readonly Thing[];
  /** Index of the first element of the page, and after the last one. */
  from: number;
  to: number;
  size: number;
  places: Partial<Record<ListParameter["meaning"], string>>;
  derived: string[];
  ignored: string[];
}

export const DEFAULT_SIZE = 20;

/** Applies filters, order and page of a query. Returns the name of the parameter if its value does not parse. */
export function select(
  api: Api,
  operation: Operation,
  list: List,
  all: readonly Thing[],
  query: URLSearchParams,
): Selection | { refused: string } {
  const derived: string[] = [];
  const ignored = list.unknown.map(({ name }) => name).filter((name) => query.has(name) || query.has(`${name}[]`));
  const places: Selection["places"] = {};
  let things = all;
  for (const { value } of list.parameters) {
    places[value.meaning] ??= value.name;
    const given = valuesOf(api, operation, value.name, query);
    if (given.length === 0) continue;
    if (value.meaning === "filter") {
      const element = choicesFor(api, operation, value.name);
      if (given.some((one) => /^(all|any|\*)$/i.test(one) && element.length > 0)) continue;
      things = things.filter(({ data }) => matches(valueAt(data, value.member), value, given));
      derived.push("filtered");
    } else if (value.meaning === "search") {
      const wanted = given.join(" ").toLowerCase();
      things = things.filter(({ data }) => contains(data, wanted));
      derived.push("filtered");
    }
  }
  const sort = places.sort === undefined ? [] : valuesOf(api, operation, places.sort, query);
  const direction = places.direction === undefined ? "" : (query.get(places.direction) ?? "");
  if (sort.length > 0 || direction !== "") {
    const sorted = sortedBy(things, sort.join(","), direction);
    if (sorted) {
      things = sorted;
      derived.push("sorted");
    } else ignored.push(places.sort ?? "");
  }
  const page = pageOf(list, things, query);
  if ("refused" in page) return page;
  if (page.to - page.from < things.length || isPaged(list)) derived.push("paged");
  return { ...page, things, places, derived: [...new Set(derived)], ignored };
}

const isPaged = ({ parameters }: List): boolean =>
  parameters.some(({ value }) => /^(number|size|cursor|offset)$/.test(value.meaning));

const parameterNamed = (operation: Operation, name: string) =>
  operation.parameters.find(
    (one) => one.in === "query" && (one.name === name || one.name === name.replace(/\[.*$/, "")),
  );

const choicesFor = (api: Api, operation: Operation, name: string): string[] => {
  const parameter = parameterNamed(operation, name);
  return parameter ? choicesOf(api, parameter.schema) : [];
};

/** Returns the values of a parameter. Arrays are repeated or comma-separated. */
function valuesOf(api: Api, operation: Operation, name: string, query: URLSearchParams): string[] {
  const given = [...query.getAll(name), ...(name.endsWith("[]") ? [] : query.getAll(`${name}[]`))].filter(
    (one) => one !== "",
  );
  const parameter = parameterNamed(operation, name);
  const isList = parameter && api.view(parameter.schema).types.includes("array");
  return isList ? given.flatMap((one) => one.split(/[,|]/)) : given;
}

function matches(value: unknown, filter: { compare: Compare }, given: readonly string[]): boolean {
  const values = Array.isArray(value) ? value : [value];
  return given.some((wanted) => {
    if (filter.compare === "not") return !values.some((one) => isEqual(one, wanted));
    return values.some((one) => {
      if (filter.compare === "equal") return isEqual(one, wanted) || (isObject(one) && isEqual(one.id, wanted));
      if (one === null || one === undefined || isObject(one)) return false;
      if (filter.compare === "contains") return String(one).toLowerCase().includes(wanted.toLowerCase());
      const order = compareWith(one, wanted);
      if (filter.compare === "least") return order >= 0;
      if (filter.compare === "above") return order > 0;
      if (filter.compare === "most") return order <= 0;
      return order < 0;
    });
  });
}

const isEqual = (value: unknown, wanted: string): boolean => {
  if (value === null || value === undefined) return wanted === "null";
  if (typeof value === "number") return value === Number(wanted);
  return String(value) === wanted || (isDate(value) && isDate(wanted) && Date.parse(value) === Date.parse(wanted));
};

const isDate = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d([T ]|$)/.test(value);

/** Compares a member with a bound. A bound without a time covers the whole day. */
function compareWith(value: unknown, bound: string): number {
  if (isDate(value) && isDate(bound)) {
    if (bound.length === 10) return value.slice(0, 10) < bound ? -1 : value.slice(0, 10) > bound ? 1 : 0;
    return Date.parse(value) - Date.parse(bound);
  }
  if (typeof value === "number") return value - (isDate(bound) ? Date.parse(bound) / 1000 : Number(bound));
  return order(value, bound);
}

export const order = (a: unknown, b: unknown): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [String(a ?? ""), String(b ?? "")];
  return left < right ? -1 : left > right ? 1 : 0;
};

const contains = (value: unknown, wanted: string, depth = 0): boolean => {
  if (typeof value === "string") return value.toLowerCase().includes(wanted);
  if (Array.isArray(value)) return depth < 3 && value.some((one) => contains(one, wanted, depth + 1));
  return (
    isObject(value) &&
    depth < 3 &&
    Object.entries(value).some(([name, one]) => !name.startsWith("_") && contains(one, wanted, depth + 1))
  );
};

/** Sorts by texts such as `-name`, `name:desc`, `name,desc` and `name_asc`; undefined if no item has the member. */
function sortedBy(things: readonly Thing[], sort: string, direction: string): readonly Thing[] | undefined {
  const keys: { member: string; down: boolean }[] = [];
  const isDown = /^(desc|-1$)/i.test(direction);
  for (const part of sort.split(",").map((one) => one.trim())) {
    if (/^(asc|desc)(ending)?$/i.test(part)) {
      const last = keys.at(-1);
      if (last) last.down = /^desc/i.test(part);
      continue;
    }
    const [, sign, name = "", way = ""] = /^([-+]?)(.*?)(?:[:. _](asc|desc)(?:ending)?)?$/i.exec(part) ?? [];
    if (name === "") continue;
    const member = things
      .flatMap(({ data }) => Object.keys(data))
      .find((one) => wordsOf(one).join() === wordsOf(name).join());
    if (member === undefined && things.length > 0) return undefined;
    keys.push({ member: member ?? name, down: sign === "-" || /^desc/i.test(way) || isDown });
  }
  if (keys.length === 0) return isDown ? things.toReversed() : things;
  return things.toSorted((a, b) => {
    for (const { member, down } of keys) {
      const compared = order(a.data[member], b.data[member]);
      if (compared !== 0) return down ? -compared : compared;
    }
    return a.number - b.number;
  });
}

function pageOf(
  list: List,
  things: readonly Thing[],
  query: URLSearchParams,
): Pick<Selection, "from" | "to" | "size"> | { refused: string } {
  const found = <Meaning extends ListParameter["meaning"]>(meaning: Meaning) =>
    list.parameters.find(({ value }) => value.meaning === meaning)?.value as
      | (ListParameter & { meaning: Meaning })
      | undefined;
  const size = found("size");
  if (!isPaged(list)) return { from: 0, to: things.length, size: things.length };
  const requested = Number(size && query.has(size.name) ? query.get(size.name) : (size?.default ?? DEFAULT_SIZE));
  if (size && !(requested >= 0)) return { refused: size.name };
  const count = Math.max(1, Math.min(Math.floor(requested) || 1, size?.maximum ?? Number.POSITIVE_INFINITY));
  const at = (from: number) => ({ from, to: Math.min(things.length, from + count), size: count });
  const before = found("before");
  const earlier = before && query.get(before.name);
  if (before && earlier) {
    const index = indexAt(things, earlier);
    if (index === undefined) return { refused: before.name };
    return { from: Math.max(0, index - count), to: index, size: count };
  }
  for (const meaning of ["cursor", "number", "offset"] as const) {
    const parameter = found(meaning);
    const given = parameter && query.get(parameter.name);
    if (!parameter || given === null || given === undefined || given === "") continue;
    if (parameter.meaning === "cursor") {
      const index = indexAt(things, given);
      return index === undefined ? { refused: parameter.name } : at(index + 1);
    }
    const number = Number(given);
    if (!Number.isInteger(number)) return { refused: parameter.name };
    return at(Math.max(0, parameter.meaning === "number" ? (number - parameter.first) * count : number));
  }
  return at(0);
}

/** Returns a cursor with the position in creation order, which stays valid after a deletion. */
export const cursorOf = ({ number, id }: Thing): string => `${number.toString(36)}-${id}`;

/** Returns the index of a cursor; after a deletion, of its predecessor. */
function indexAt(things: readonly Thing[], cursor: string): number | undefined {
  const direct = things.findIndex((one) => one.id === cursor || cursorOf(one) === cursor);
  if (direct >= 0) return direct;
  const number = /^([0-9a-z]+)-/.exec(cursor)?.[1];
  if (number === undefined) return undefined;
  return things.findLastIndex((one) => one.number < Number.parseInt(number, 36));
}
