import {
  createNotImplemented,
  type Failure,
  HttpFailure,
  type ServeOptions,
  serve,
} from "@assessment-api/runtime/server";
import type { FastifyPluginAsync } from "fastify";
import type { ErrorObject, Move } from "./generated/models.gen.ts";
import type { Handlers, SecurityHandlers } from "./generated/operations.gen.ts";
import { routes } from "./generated/routes.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";

/** Response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<ServeOptions, "toErrorBody">;

/** A move that the state of an assessment forbids: a 409 that lists the moves which are possible instead. */
export class MoveNotAllowed extends HttpFailure {
  override name = "MoveNotAllowed";
  readonly allowedMoves: readonly Move[];

  constructor(message: string, allowedMoves: readonly Move[]) {
    super(409, message);
    this.allowedMoves = allowedMoves;
  }
}

/** The error object of the control API for what the server refuses by itself. */
export function toErrorBody(failure: Failure): { contentType: string; body: ErrorObject } {
  const { status, message, problems } = failure;
  return {
    contentType: "application/json",
    body: {
      code: status,
      errorId: `err_${crypto.randomUUID()}`,
      details: message,
      validationErrors: [...problems],
      ...(failure instanceof MoveNotAllowed && { allowedMoves: [...failure.allowedMoves] }),
    },
  };
}

/**
 * Handlers that respond with 501, one per operation. Spread it into your handlers while they grow; without it, the compiler names each
 * operation that is missing.
 */
export const notImplemented = createNotImplemented<Handlers<object>>(routes);

/**
 * The control API as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/control" })`. The compiler asks
 * for one handler per operation and knows each declared response; requests arrive validated, and what is refused gets the control
 * API's error object. The document leaves it to the server whether it asks for a token: a request without one reaches the handlers.
 */
export function createServer<Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FastifyPluginAsync {
  return serve(routes, handlers, security, { ...options, toErrorBody });
}
