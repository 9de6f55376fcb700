import type { JsonObject } from "../../document/json.ts";

/** Operator in a parameter name, such as `where.pages.gte`, `price[lt]`, `created_after`, `filter[status]`. */
interface Comparison {
  member: string;
  holds(own: unknown, value: string): boolean;
}

const number = (value: unknown): number => (typeof value === "number" ? value : Number(value));
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

/** Parses a parameter name; undefined for unknown members and operators. */
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
