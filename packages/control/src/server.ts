import { type Failure, HttpFailure } from "@assessment-api/runtime/server";
import type { ErrorObject, Move } from "./generated/models.gen.ts";
import { defineServer } from "./generated/server.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export { notImplemented, type ServerOptions } from "./generated/server.gen.ts";

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
 * The control API as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/control" })`. The compiler asks
 * for one handler per operation and knows each declared response; requests arrive validated, and what is refused gets the control
 * API's error object. The document leaves it to the server whether it asks for a token: a request without one reaches the handlers.
 */
export const createServer = defineServer(toErrorBody);
