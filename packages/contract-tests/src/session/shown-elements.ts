import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";

const elements = new WeakMap<ApiDocument, Map<string, readonly JsonObject[]>>();

export function noteElements(document: ApiDocument, path: string, shown: readonly JsonObject[]): void {
  const known = elements.get(document) ?? new Map<string, readonly JsonObject[]>();
  elements.set(document, known);
  if (!known.has(path)) known.set(path, shown);
}

/** @returns for a change, the second example element, so that the values differ */
export function elementShown(document: ApiDocument, path: string, method: string): JsonObject | undefined {
  const [first, second] = elements.get(document)?.get(path) ?? [];
  return method === "POST" ? first : (second ?? first);
}
