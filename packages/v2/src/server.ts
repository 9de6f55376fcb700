import { toErrorBody } from "./error-body.ts";
import { defineServer } from "./generated/server.gen.ts";

export { clientErrors, HttpFailure, MessageError, type OutgoingMessage } from "@assessment-api/runtime/server";
export { toErrorBody } from "./error-body.ts";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export {
  createCandidateEventsMessage as createWebhookMessage,
  notImplemented,
  type ServerOptions,
} from "./generated/server.gen.ts";

/**
 * Creates V2 as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/v2" })`. Handlers are
 * typed by operation and receive validated requests. Rejected requests get V2's error object.
 */
export const createServer = defineServer(toErrorBody);
