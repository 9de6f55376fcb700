import type { JsonObject } from "../../document/json.ts";

/** A filter that compares a member: `where.pages.gte`, `price[lt]`, `created_after`, `filter[status]`. */
export interface Comparison {
  member: string;
  holds(own: unknown, value: string): boolean;
}

const number = (value: unknown): number => (typeof value === "number" ? value : Number(value));
/** Order of two values: of numbers where both are, otherwise of their texts. */
const order = (own: unknown, value: string): number => {
  const [a, b] = [number(own), number(value)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return String(own) < value ? -1 : String(own) > value ? 1 : 0;
};
const same = (own: unknown, value: string): boolean => String(own) === value;

const OPERATORS: Record<string, Comparison["holds"]> = {
  eq: same,
  neq: (own, value) => !same(own, value),
  ne: (own, value) => !same(own, value),
  gt: (own, value) => order(own, value) > 0,
  gte: (own, value) => order(own, value) >= 0,
  lt: (own, value) => order(own, value) < 0,
  lte: (own, value) => order(own, value) <= 0,
};

/** Reads a filter's member and operator from its name; undefined where an element has no such member or the operator is another one. */
export function comparisonIn(name: string, item: JsonObject): Comparison | undefined {
  const words = name
    .replace(/^(where|filter|q)(?=[.[_])/, "")
    .split(/[.[\]]+|__/)
    .filter(Boolean);
  const [member = "", operator = "eq", ...more] = words;
  const holds = OPERATORS[operator];
  const own = item[member];
  if (more.length > 0 || !holds || (words.length < 2 && member === name)) return undefined;
  return own === undefined || (typeof own === "object" && own !== null) ? undefined : { member, holds };
}
