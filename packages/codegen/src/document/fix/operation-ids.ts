import { camelCase, createNames } from "../../code/names.ts";
import { type Document, methodSteps, methodsOf, operationOf } from "../openapi.ts";
import { operations } from "../operations.ts";
import type { Report } from "../problems.ts";
import { step } from "../references.ts";

/** `get /shelves/{id}/books` → `getShelvesByIdBooks`. */
const derivedId = (method: string, path: string) =>
  camelCase(`${method.toLowerCase()} ${path.replaceAll(/\{([^}]*)\}/g, " by $1 ")}`);

/** Makes operationIds unique and complete. Handlers, types and functions are named after them. */
export function nameOperations(document: Document, tell: Report): void {
  const ids: string[] = [];
  for (const item of [...Object.values(document.paths ?? {}), ...Object.values(document.webhooks ?? {})])
    for (const method of methodsOf(item ?? {})) {
      const id = operationOf(item, method)?.operationId;
      if (id) ids.push(id);
    }
  const name = createNames([...ids, "__proto__"]);
  const seen = new Set<string>(["__proto__"]);
  for (const { method, path, operation, pointer } of operations(document)) {
    const id = operation.operationId;
    if (id && !seen.has(id)) seen.add(id);
    else {
      operation.operationId = name(derivedId(method, path));
      if (id)
        tell(step(pointer, "operationId"), `"${id}" is not unique; this operation is named ${operation.operationId}`);
      else tell(pointer, "an operation without operationId is named after its method and path");
    }
  }
  for (const [key, item] of Object.entries(document.webhooks ?? {}))
    for (const method of methodsOf(item)) {
      const operation = operationOf(item, method);
      const id = operation?.operationId;
      if (!operation || !id) continue;
      if (seen.has(id)) {
        tell(step("#/webhooks", key, ...methodSteps(method), "operationId"), `"${id}" is not unique; ignored`);
        delete operation.operationId;
      }
      seen.add(id);
    }
}
