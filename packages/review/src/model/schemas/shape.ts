import type { Effective } from "./effective.ts";
import { isAnnotation } from "./whole-keywords.ts";

const ALL = ["null", "boolean", "object", "array", "number", "string"];

export function typesOf({ types, values }: Effective): string[] {
  if (types) return [...types];
  return values ? [...new Set(values.value.map(typeOf))] : ALL;
}

export function mayBe(schema: Effective, type: string): boolean {
  const types = typesOf(schema);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

export const isBare = ({ keywords, properties, required, items, additional }: Effective): boolean =>
  [...keywords.keys()].every(isAnnotation) &&
  properties.size === 0 &&
  required.size === 0 &&
  !items &&
  additional === undefined;
