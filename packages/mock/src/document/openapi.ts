import type { getHttpOperationsFromSpec } from "@stoplight/prism-http";

/** An operation as Prism sees it: references resolved, examples and parameters in lists. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
export type DeclaredResponse = Operation["responses"][number];

/** The parts of an OpenAPI document that are read here directly. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly summary?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
}
