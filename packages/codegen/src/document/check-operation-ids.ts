import { type Document, methods } from "./openapi.ts";
import type { Report } from "./problems.ts";
import { step } from "./references.ts";

/** Names of operations that are taken, or that JavaScript keeps for itself. */
export function checkOperationIds(document: Document, report: Report): void {
  const seen = new Map<string, string>();
  for (const kind of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(document[kind] ?? {})) {
      for (const method of methods) {
        const id = item[method]?.operationId;
        if (!id) continue;
        const pointer = step("#", kind, path, method);
        if (seen.has(id)) report(step(pointer, "operationId"), `"${id}" is taken by ${seen.get(id)}`);
        else if (id === "__proto__") report(step(pointer, "operationId"), "is a name that JavaScript keeps for itself");
        seen.set(id, pointer);
      }
    }
  }
}
