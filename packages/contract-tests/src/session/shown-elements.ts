import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";

/** First elements of lists, without their ids, by document and path. */
const elements = new WeakMap<ApiDocument, Map<string, readonly JsonObject[]>>();

/** Notes the first elements of the list at a path; those of the first list stay. */
export function noteElements(document: ApiDocument, path: string, shown: readonly JsonObject[]): void {
  const known = elements.get(document) ?? new Map<string, readonly JsonObject[]>();
  elements.set(document, known);
  if (!known.has(path)) known.set(path, shown);
}

/** An element that the list at a path has shown for a creation, and another one, if there was one, for a change: it has to change something. */
export function elementShown(document: ApiDocument, path: string, method: string): JsonObject | undefined {
  const [first, second] = elements.get(document)?.get(path) ?? [];
  return method === "POST" ? first : (second ?? first);
}
