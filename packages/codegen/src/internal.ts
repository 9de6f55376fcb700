/** Exports for `sdk-generator`; not published. */
export { apiFacts } from "./client/api-facts.ts";
export { type List, listsOf } from "./client/find-lists.ts";
export { readWebhook } from "./client/webhook-table.ts";
export { load } from "./document/load.ts";
export { mediaKind } from "./document/media-types.ts";
export type { Document, Operation, Parameter, Schema } from "./document/openapi.ts";
export { type OperationPlace, operations } from "./document/operations.ts";
export { parametersOf, styleOf } from "./document/parameters.ts";
export { resolve } from "./document/references.ts";
export { merged } from "./document/schemas.ts";
