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

/** Options for the prefix, response validation, body limits and unexpected errors. */
export type ServerOptions = Omit<ServeFetchOptions, "toErrorBody">;

/**
 * Creates V1 as a fetch handler for Hono, Bun, Deno, Workers, Next and service workers: `createServer(handlers,
 * security, { prefix: "/v1" })`. Handlers, checks and responses are the same as in the Fastify plugin.
 */
export const createServer = <Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FetchHandler => serveFetch(routes, handlers, security, { ...options, toErrorBody });
