import { type Document, methodsOf, operationOf, type PathItem } from "./openapi.ts";
import { DocumentError } from "./problems.ts";
import { lookUp } from "./references.ts";

export function fillPathItems(document: Document): void {
  const fill = (item: PathItem, hops = 0): PathItem => {
    if (typeof item.$ref !== "string") return item;
    if (hops > 50) throw new DocumentError(item.$ref, "must be a local reference without cycles");
    const { $ref, ...siblings } = item;
    return { ...structuredClone(fill(lookUp(document, $ref).value as PathItem, hops + 1)), ...siblings };
  };
  const fillAll = (items: Record<string, PathItem> | undefined) => {
    for (const [name, item] of Object.entries(items ?? {})) if (items) items[name] = fill(item);
  };
  fillAll(document.paths);
  fillAll(document.webhooks);
  // The path item now exists twice, but operationIds must be unique.
  for (const item of Object.values(document.components?.pathItems ?? {}))
    for (const method of methodsOf(item)) delete operationOf(item, method)?.operationId;
}
