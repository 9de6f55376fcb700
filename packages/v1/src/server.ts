import {
  createMessage,
  createNotImplemented,
  type Failure,
  type OutgoingMessage,
  type ServeOptions,
  serve,
} from "@assessment-api/runtime/server";
import type { FastifyPluginAsync } from "fastify";
import type { ErrorObject } from "./generated/models.gen.ts";
import type { Handlers, Messages, SecurityHandlers } from "./generated/operations.gen.ts";
import { routes, senders } from "./generated/routes.gen.ts";

export { clientErrors, HttpFailure, MessageError, type OutgoingMessage } from "@assessment-api/runtime/server";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";

/** Response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<ServeOptions, "toErrorBody">;

/** The error object of V1 for what the server refuses by itself. */
export function toErrorBody({ status, message, problems }: Failure): { contentType: string; body: ErrorObject } {
  const errorId = `err_${crypto.randomUUID()}`;
  return {
    contentType: "application/json",
    body: { code: status, errorId, details: message, validationErrors: [...problems] },
  };
}

/**
 * Handlers that respond with 501, one per operation. Spread it into your handlers while they grow; without it, the compiler names each
 * operation that is missing.
 */
export const notImplemented = createNotImplemented<Handlers<object>>(routes);

/**
 * V1 as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/v1" })`. The compiler asks for one handler
 * per operation and knows each declared response; requests arrive validated, and what is refused gets V1's error object.
 */
export function createServer<Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FastifyPluginAsync {
  return serve(routes, handlers, security, { ...options, toErrorBody });
}

/**
 * The request that delivers events of V1 to a webhook, held to the document: send it to the registered address as it is. Redirects
 * are better not followed, because the secret is meant for this address.
 * @throws MessageError when headers or events do not fit the document
 */
export const createWebhookMessage = (message: Messages["candidateEvents"]): OutgoingMessage =>
  createMessage(senders.candidateEvents, message);
