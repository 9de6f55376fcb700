import { toErrorBody } from "./error-body.ts";
import { defineServer } from "./generated/server.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { EmailAlreadyExists, ResourceNotFound, toErrorBody } from "./error-body.ts";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export { notImplemented, type ServerOptions } from "./generated/server.gen.ts";

/**
 * Creates V3 as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/v3" })`. Handlers are
 * typed by operation and receive validated requests. Rejected requests get V3's error object.
 */
export const createServer = defineServer(toErrorBody);
