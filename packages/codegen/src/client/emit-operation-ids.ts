import type { Document } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";

/** Emits `operation-ids.gen.ts` for hooks, which load it on demand; undefined without operationIds. */
export function emitOperationIds(document: Document): string | undefined {
  const ids = [...operations(document)].flatMap(({ method, path, operation }) =>
    operation.operationId === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation.operationId]],
  );
  if (ids.length === 0) return undefined;
  return `/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(ids), null, 2)};
`;
}
