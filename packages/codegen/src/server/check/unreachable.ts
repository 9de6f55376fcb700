import type { Document, Operation } from "../../document/openapi.ts";
import { operations } from "../../document/operations.ts";

/** Removes query and fragment, which are not part of a request's path. */
export const routedPath = (path: string) => path.replace(/[?#].*$/s, "");

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
