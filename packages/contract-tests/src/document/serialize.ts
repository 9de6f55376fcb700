import type { Parameter } from "./document.ts";
import { isObject } from "./json.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const encode = (value: unknown): string => encodeURIComponent(text(value));

const DELIMITERS: Record<string, string> = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };

export function serializeQuery({ name, style, explode }: Parameter, value: unknown): string[] {
  const key = encodeURIComponent(name);
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => `${key}=${encode(item)}`);
    return value.length === 0 ? [] : [`${key}=${value.map(encode).join(DELIMITERS[style] ?? ",")}`];
  }
  if (isObject(value)) {
    const entries = Object.entries(value);
    if (style === "deepObject")
      return entries.map(([member, one]) => `${key}%5B${encodeURIComponent(member)}%5D=${encode(one)}`);
    if (explode) return entries.map(([member, one]) => `${encodeURIComponent(member)}=${encode(one)}`);
    return [`${key}=${entries.flatMap(([member, one]) => [encode(member), encode(one)]).join(",")}`];
  }
  return [`${key}=${encode(value)}`];
}

export const serializePath = (value: unknown): string =>
  Array.isArray(value) ? value.map(encode).join(",") : encode(value);

export const serializeHeader = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(",") : text(value);

/** Parses a header. Keeps invalid text, which validation refuses. */
export function parseHeader(schema: unknown, value: string): unknown {
  const type = isObject(schema) ? schema.type : undefined;
  if (type === "integer" || type === "number") return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === "boolean") return value === "true" || (value === "false" ? false : value);
  if (type === "array")
    return value.split(",").map((item) => parseHeader(isObject(schema) ? schema.items : undefined, item.trim()));
  return value;
}
