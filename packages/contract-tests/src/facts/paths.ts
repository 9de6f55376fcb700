import { isObject, type JsonObject } from "../document/json.ts";

/** The value at a path such as `tags/0`; the empty path is the value itself. */
export function at(value: unknown, path: string): unknown {
  return split(path).reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) ? inner[key] : undefined;
  }, value);
}

/** A copy of the value with another one at a path. */
export function put(value: unknown, path: string, member: unknown): unknown {
  const [key, ...rest] = split(path);
  if (key === undefined) return member;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest.join("/"), member));
  if (!isObject(value)) throw new Error(`nothing to put ${key} into`);
  return { ...value, [key]: put(value[key], rest.join("/"), member) };
}

/** A copy of the value without a member. */
export function remove(value: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = value;
  return rest;
}

const split = (path: string): string[] => (path === "" ? [] : path.split("/"));
