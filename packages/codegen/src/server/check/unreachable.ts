import type { Document, Operation } from "../../document/openapi.ts";
import { operations } from "../../document/operations.ts";

/** The part of a path that requests are told apart by: what comes after `?` or `#` in a path is not in its requests' paths. */
export const routedPath = (path: string) => path.replace(/[?#].*$/s, "");

/**
 * Operations that no request reaches: another path with the same method and the same literals stands before, which is the value, or the
 * router gives a character of the path a meaning.
 */
export function unreachable(document: Document): ReadonlyMap<Operation, string> {
  const first = new Map<string, string>();
  const found = new Map<Operation, string>();
  for (const { method, path, operation } of operations(document)) {
    const template = routedPath(path).replaceAll(/\{[^}]*\}/g, "{}");
    const key = `${method} ${template}`;
    const twin = first.get(key);
    if (template.includes("*")) found.set(operation, "*");
    else if (twin === undefined) first.set(key, path);
    else found.set(operation, twin);
  }
  return found;
}
