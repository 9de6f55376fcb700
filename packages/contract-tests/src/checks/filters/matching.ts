import { isObject, type JsonObject, objectAt } from "../../document/json.ts";

import { comparisonIn } from "./operators.ts";

/** How a filter matches elements of a list. */
export interface Relation {
  valuesOf(item: JsonObject): unknown[];
  /** Whether an element may be in the response. */
  fits(item: JsonObject, value: string): boolean;
  /** Whether an element must be in the response. */
  must(item: JsonObject, value: string): boolean;
}

/** Members that every search looks in, the most specific first. */
const NAMES = ["name", "firstName", "lastName", "email"];

const holds = (texts: string[], value: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(value.toLowerCase()));

/**
 * How a filter matches the elements of a list; undefined where elements lack the member it filters by. `embedded` names the embedded resource that has
 * this member.
 */
export const relationOf = (
  name: string,
  item: JsonObject | undefined,
  embedded?: string | undefined,
): Relation | undefined => {
  if (isSearch(name))
    return {
      valuesOf: (one) => namesOf(one).slice(0, 1),
      fits: (one, value) => holds(textsOf(one), value),
      must: (one, value) => holds(namesOf(one), value),
    };
  const comparison = item && comparisonIn(name, item);
  if (comparison) {
    const { member, holds: compares } = comparison;
    const fits = (one: JsonObject, value: string) =>
      one[member] !== null && one[member] !== undefined && compares(one[member], value);
    return { valuesOf: (one) => [one[member]].filter((own) => own !== null && own !== undefined), fits, must: fits };
  }
  const read = readerOf(name, embedded);
  if (!item || read(item) === undefined) return undefined;
  const list = (one: JsonObject) =>
    [read(one)].flat().filter((value) => typeof value === "string" || typeof value === "number");
  const fits = (one: JsonObject, value: string) => list(one).some((own) => String(own) === value);
  return { valuesOf: list, fits, must: fits };
};

/** Reads the member that a parameter filters by: `status`, `person.id`, `organizationId` as `organization.id`, `seniorityLevels` as `seniorityLevel`. */
const readerOf =
  (name: string, embedded: string | undefined) =>
  (item: JsonObject): unknown => {
    const inner = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
    // GeoJSON and JSON:API have the members of an element in a member.
    const nested = [item.properties, item.attributes].filter(isObject);
    const whole = embedded === undefined ? [item, ...inner, ...nested] : [objectAt(item._embedded, embedded)];
    const ways = [[name], name.split("."), [name.replace(/Id$/, ""), "id"], [name.replace(/s$/, "")]];
    for (const way of ways)
      for (const one of whole) {
        const value = way.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), one);
        if (value !== undefined && !isObject(value)) return value;
      }
    return undefined;
  };

/** All strings in an element, except its links. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.entries(value).flatMap(([key, one]) => (key === "_links" ? [] : textsOf(one))) : [];
}

/** The names of an element, or of a person embedded in it: one with an e-mail address. */
function namesOf(item: JsonObject): string[] {
  const inner = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
  const person = inner.find(({ email }) => typeof email === "string");
  const own = person ? { ...person, ...item } : item;
  return NAMES.flatMap((name) => (typeof own[name] === "string" ? [own[name]] : []));
}

/** Whether a parameter is a full-text search. */
export const isSearch = (name: string): boolean => name === "query" || name === "searchText";
