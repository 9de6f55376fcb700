import { type Document, operations, resolve, type Schema } from "@assessment-api/codegen/internal";
import { componentName } from "./kinds.ts";

export function sentComponents(document: Document): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const name = componentName(value as Schema);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(document.components?.schemas?.[name]);
    }
    Object.values(value).forEach(visit);
  };
  for (const { operation } of operations(document))
    if (operation.requestBody)
      for (const { schema } of Object.values(resolve(document, operation.requestBody).content)) visit(schema);
  return names;
}
