import type { RouteTable, ToErrorBody } from "@assessment-api/runtime/fetch";

/** A version of the API, as far as handlers need it. */
export interface Api {
  /** As users call it: V2. */
  readonly title: string;
  /** Name among the handlers: v2. */
  readonly name: string;
  readonly document: unknown;
  readonly routes: RouteTable;
  readonly toErrorBody: ToErrorBody;
  /** Path of the document's server, such as "/v2". */
  readonly basePath: string;
}

/** A validated request, whatever its operation is. */
export interface IncomingRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body?: unknown;
}
