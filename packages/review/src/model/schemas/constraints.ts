import { sameJson } from "../json.ts";
import { CONSTRAINTS, concerns } from "./concerns.ts";
import type { Effective, Keyword } from "./effective.ts";
import { isMultiple } from "./numbers.ts";
import { patternsOf, type Relation, relatePatterns } from "./patterns.ts";

export const isOfScalars = (keyword: string): boolean =>
  concerns(keyword).some((type) => ["string", "number"].includes(type));

export const LIMITS: readonly (readonly string[])[] = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
  ...CONSTRAINTS.filter((keyword) => !/imum$/.test(keyword)).map((keyword) => [keyword]),
];

/** Returns the bound of a pair such as `maximum` and `exclusiveMaximum`. {@link tidyConstraints} leaves at most one. */
export const limitOf = ({ keywords }: Effective, limit: readonly string[]): [string, Keyword] | undefined => {
  const keyword = limit.find((one) => keywords.has(one)) ?? "";
  const found = keywords.get(keyword);
  return found && [keyword, found];
};

type Limit = readonly [string, Pick<Keyword, "value">] | undefined;

export function relateLimits(before: Limit, after: Limit): Relation {
  const [old, now] = [before?.[1].value, after?.[1].value];
  const keyword = before?.[0] ?? after?.[0] ?? "";
  if (keyword === "pattern") return relatePatterns(patternsOf(old), patternsOf(now));
  if (!before || !after) return before ? "wider" : after ? "narrower" : "same";
  if (keyword === "multipleOf" && typeof old === "number" && typeof now === "number") {
    const [finer, coarser] = [isMultiple(old, now), isMultiple(now, old)];
    return finer ? (coarser ? "same" : "wider") : coarser ? "narrower" : "different";
  }
  const sign = /min/i.test(keyword) ? 1 : -1;
  const further = sign * (Number(now) - Number(old));
  if (Number.isNaN(further)) return sameJson(old, now) ? "same" : "different";
  const tighter = further || Number(isExclusive(after)) - Number(isExclusive(before));
  return tighter > 0 ? "narrower" : tighter < 0 ? "wider" : "same";
}

const isExclusive = (limit: Limit) => limit?.[0].startsWith("exclusive") ?? false;

/**
 * Drops limits of other types, the looser of two bounds, and `minProperties` implied by `required`. Makes integer
 * bounds inclusive.
 */
export function tidyConstraints({ keywords, types, values, required }: Effective): Map<string, Keyword> {
  const kept = new Map(
    [...keywords].filter(
      ([keyword]) => !types || concerns(keyword).length === 0 || concerns(keyword).some((type) => types.has(type)),
    ),
  );
  const integers = types?.has("integer") && !types.has("number");
  if (integers && kept.get("multipleOf")?.value === 1) kept.delete("multipleOf");
  if (Number(kept.get("minProperties")?.value) <= required.size) kept.delete("minProperties");
  for (const [inclusive = "", exclusive = ""] of LIMITS.filter(({ length }) => length === 2)) {
    // In OpenAPI 3.0, exclusive bounds are flags.
    const isFlagged = kept.get(exclusive)?.value === true;
    const bounds = [inclusive, exclusive].flatMap((name): [string, Keyword][] => {
      const found = kept.get(name);
      const keyword = isFlagged ? exclusive : name;
      kept.delete(name);
      if (typeof found?.value !== "number") return [];
      return [integers ? [inclusive, { ...found, value: wholeBound(keyword, found.value) }] : [keyword, found]];
    });
    const tightest = bounds.toSorted((a, b) => (relateLimits(a, b) === "narrower" ? 1 : -1))[0];
    if (tightest) kept.set(...tightest);
  }
  // An `enum` of scalars needs no constraints: values that violate them are already dropped.
  if (values?.value.every((value) => typeof value !== "object" || value === null))
    for (const keyword of CONSTRAINTS) kept.delete(keyword);
  return kept;
}

function wholeBound(keyword: string, bound: number): number {
  if (keyword === "minimum") return Math.ceil(bound);
  if (keyword === "maximum") return Math.floor(bound);
  return keyword === "exclusiveMinimum" ? Math.floor(bound) + 1 : Math.ceil(bound) - 1;
}

export function keepsTo({ types, keywords }: Pick<Effective, "types" | "keywords">, value: unknown): boolean {
  if (types && ![...types].some((type) => isOfType(value, type))) return false;
  return [...keywords].every(([keyword, { value: limit }]) => {
    if (typeof value === "string") {
      if (keyword === "minLength") return [...value].length >= Number(limit);
      if (keyword === "maxLength") return [...value].length <= Number(limit);
      if (keyword === "pattern") return patternsOf(limit).every((pattern) => matches(pattern, value));
    }
    if (typeof value === "number") {
      if (keyword === "minimum") return value >= Number(limit);
      if (keyword === "maximum") return value <= Number(limit);
      if (keyword === "exclusiveMinimum") return value > Number(limit);
      if (keyword === "exclusiveMaximum") return value < Number(limit);
      if (keyword === "multipleOf") return isMultiple(value, Number(limit));
    }
    return true;
  });
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return true;
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
