// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import {
  createNotImplemented,
  type ServeOptions,
  type ServerPlugin,
  serve,
  type ToErrorBody,
} from "@assessment-api/runtime/server";
import type { Handlers, SecurityHandlers } from "./operations.gen.ts";
import { routes } from "./routes.gen.ts";

/** Response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<ServeOptions, "toErrorBody">;

/**
 * Handlers that respond with 501, one per operation. Spread it into your handlers while they grow; without it, the compiler names each
 * operation that is missing.
 */
export const notImplemented: Handlers<object> = createNotImplemented<Handlers<object>>(routes);

/**
 * Makes the function that serves the document as a Fastify plugin. `toErrorBody` gives the API's error object for what the server refuses
 * by itself.
 */
export function defineServer(
  toErrorBody: ToErrorBody,
): <Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options?: ServerOptions,
) => ServerPlugin {
  return (handlers, security, options = {}) => serve(routes, handlers, security, { ...options, toErrorBody });
}
