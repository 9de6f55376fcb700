import { type Failure, HttpFailure } from "@assessment-api/runtime/server";
import type { ErrorObject, Move } from "./generated/models.gen.ts";
import { defineServer } from "./generated/server.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export { notImplemented, type ServerOptions } from "./generated/server.gen.ts";

/** A transition that the state of an assessment forbids: a 409 with the possible ones. */
export class MoveNotAllowed extends HttpFailure {
  override name = "MoveNotAllowed";
  readonly allowedMoves: readonly Move[];

  constructor(message: string, allowedMoves: readonly Move[]) {
    super(409, message);
    this.allowedMoves = allowedMoves;
  }
}

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
 * Creates the control API as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/control"
 * })`. Handlers are typed by operation and receive validated requests. The token is optional in the document: requests
 * without one reach the handlers.
 */
export const createServer = defineServer(toErrorBody);
