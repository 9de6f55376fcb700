import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";

/** What lists have shown: an element of each, without its id, by document and path. */
const elements = new WeakMap<ApiDocument, Map<string, JsonObject>>();

/** Notes an element of the list at a path; the first stays. */
export function noteElement(document: ApiDocument, path: string, element: JsonObject): void {
  const known = elements.get(document) ?? new Map<string, JsonObject>();
  elements.set(document, known);
  if (!known.has(path)) known.set(path, element);
}

/** An element that the list at a path has shown. */
export const elementShown = (document: ApiDocument, path: string): JsonObject | undefined =>
  elements.get(document)?.get(path);
