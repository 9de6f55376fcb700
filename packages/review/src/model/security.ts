import { arrayAt, isObject, type JsonObject } from "./json.ts";
import type { Operation } from "./operations.ts";

export type Alternative = Record<string, string[]>;

export function requirementsOf(root: JsonObject, { value, sender }: Operation): Alternative[] {
  const own = Array.isArray(value.security) ? value.security : sender === "client" ? arrayAt(root, "security") : [];
  return own.filter(isObject).map((one) => one as Alternative);
}
