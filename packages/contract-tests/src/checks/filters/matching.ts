import { isObject, type JsonObject, objectAt } from "../../document/json.ts";

import { comparisonIn } from "./operators.ts";

export interface Relation {
  valuesOf(item: JsonObject): unknown[];
  fits(item: JsonObject, value: string): boolean;
  must(item: JsonObject, value: string): boolean;
}

/** Members of a full-text search, most specific first. */
const NAMES = ["name", "firstName", "lastName", "email"];

const holds = (texts: string[], value: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(value.toLowerCase()));

/** Returns how a parameter filters; undefined if elements lack the member. `embedded` is the embedded resource that has it. */
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

/** Finds members by parameter name: `status`, `person.id`, `organizationId` as `organization.id`, `seniorityLevels` as `seniorityLevel`. */
const readerOf =
  (name: string, embedded: string | undefined) =>
  (item: JsonObject): unknown => {
    const inner = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
    // GeoJSON (`properties`) and JSON:API (`attributes`) nest the members of an element.
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

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.entries(value).flatMap(([key, one]) => (key === "_links" ? [] : textsOf(one))) : [];
}

function namesOf(item: JsonObject): string[] {
  const inner = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
  const person = inner.find(({ email }) => typeof email === "string");
  const own = person ? { ...person, ...item } : item;
  return NAMES.flatMap((name) => (typeof own[name] === "string" ? [own[name]] : []));
}

export const isSearch = (name: string): boolean => name === "query" || name === "searchText";
