import type { Document } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";

/** Emits `lazy.gen.ts`, which the client loads on demand for hooks and response checks. */
export function emitLazy(document: Document, runtime: string): string {
  const ids = [...operations(document)].flatMap(({ method, path, operation }) =>
    operation.operationId === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation.operationId]],
  );
  return `import type { RequestTable } from ${JSON.stringify(`${runtime}/client`)};

/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(ids), null, 2)};

type Lazy = Awaited<ReturnType<NonNullable<RequestTable["lazy"]>>>;

/** The responses and their validators. */
export const responses: Lazy["responses"] = () => import("./responses.gen.ts");
`;
}
