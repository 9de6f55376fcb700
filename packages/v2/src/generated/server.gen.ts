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

/** Options for response validation, body limits and unexpected errors. */
export type ServerOptions = Omit<ServeOptions, "toErrorBody">;

/**
 * Handlers that respond with 501, one per operation. Spread it into incomplete handlers; without it, the compiler lists
 * each missing operation.
 */
export const notImplemented: Handlers<object> = createNotImplemented<Handlers<object>>(routes);

/**
 * Creates the function that serves the document as a Fastify plugin. `toErrorBody` returns the API's error object for requests
 * that the server rejects.
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
 * Creates the request of `candidateEvents`, validated against the document. Send it unchanged to the registered URL. Do not
 * follow redirects: headers may contain a secret for this URL.
 * @throws MessageError if headers or body are invalid
 */
export const createCandidateEventsMessage = (message: Messages["candidateEvents"]): OutgoingMessage =>
  createMessage(senders["candidateEvents"], message);
