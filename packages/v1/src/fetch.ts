import { type FetchHandler, type ServeFetchOptions, serveFetch } from "@assessment-api/runtime/fetch";
import { toErrorBody } from "./error-body.ts";
import type { Handlers, SecurityHandlers } from "./generated/operations.gen.ts";
import { routes } from "./generated/routes.gen.ts";

export { type FetchHandler, HttpFailure } from "@assessment-api/runtime/fetch";
export { toErrorBody } from "./error-body.ts";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export { routes };

/** Prefix, response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<ServeFetchOptions, "toErrorBody">;

/**
 * V1 as a function from Request to Response, for Hono, Bun, Deno, Workers, Next and service workers:
 * `createServer(handlers, security, { prefix: "/v1" })`. The same handlers, checks and responses as those of the Fastify plugin.
 */
export const createServer = <Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FetchHandler => serveFetch(routes, handlers, security, { ...options, toErrorBody });
