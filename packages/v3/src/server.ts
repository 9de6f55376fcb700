import { createNotImplemented, type Failure, type ServeOptions, serve } from "@assessment-api/runtime/server";
import type { FastifyPluginAsync } from "fastify";
import type { ErrorObject } from "./generated/models.gen.ts";
import type { Handlers, SecurityHandlers } from "./generated/operations.gen.ts";
import { routes } from "./generated/routes.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";

/** Response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<ServeOptions, "toErrorBody">;

/** The errorType of what the server refuses by itself; a reason of a handler's own speaks for itself. */
const errorTypes: Record<string, string> = {
  malformed: "VALIDATION_FAILED",
  invalid: "VALIDATION_FAILED",
  "unknown-path": "PATH_NOT_FOUND",
  "not-found": "RESOURCE_NOT_FOUND",
  "too-large": "PAYLOAD_TOO_LARGE",
  internal: "INTERNAL_ERROR",
};

/** The error object of V3 for what the server refuses by itself; it has one text for all rejected fields. */
export function toErrorBody({ reason, message, problems }: Failure): { contentType: string; body: ErrorObject } {
  const rejected = problems.map(({ field, message }) => `${field} ${message}`);
  return {
    contentType: "application/json",
    body: {
      message: [message, ...rejected].join("; "),
      errorType: errorTypes[reason] ?? reason.toUpperCase().replaceAll("-", "_"),
    },
  };
}

/**
 * Handlers that respond with 501, one per operation. Spread it into your handlers while they grow; without it, the compiler names each
 * operation that is missing.
 */
export const notImplemented = createNotImplemented<Handlers<object>>(routes);

/**
 * V3 as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/v3" })`. The compiler asks for one handler
 * per operation and knows each declared response; requests arrive validated, and what is refused gets V3's error object.
 */
export function createServer<Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FastifyPluginAsync {
  return serve(routes, handlers, security, { ...options, toErrorBody });
}
