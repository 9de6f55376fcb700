// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import {
  createMessage,
  createNotImplemented,
  type OutgoingMessage,
  type ServeOptions,
  type ServerPlugin,
  serve,
  type ToErrorBody,
} from "@assessment-api/runtime/server";
import type { Handlers, Messages, SecurityHandlers } from "./operations.gen.ts";
import { routes, senders } from "./routes.gen.ts";

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

/**
 * The request of a message `candidateEvents`, held to the document: send it to the registered address as it is. Redirects are better not
 * followed, because a secret in its headers is meant for this address.
 * @throws MessageError when headers or body do not fit the document
 */
export const createCandidateEventsMessage = (message: Messages["candidateEvents"]): OutgoingMessage =>
  createMessage(senders["candidateEvents"], message);
