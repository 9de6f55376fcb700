import { toErrorBody } from "./error-body.ts";
import { defineServer } from "./generated/server.gen.ts";

export { clientErrors, HttpFailure } from "@assessment-api/runtime/server";
export { EmailAlreadyExists, ResourceNotFound, toErrorBody } from "./error-body.ts";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type * from "./generated/operations.gen.ts";
export { notImplemented, type ServerOptions } from "./generated/server.gen.ts";

/**
 * V3 as a Fastify plugin: `app.register(createServer(handlers, security), { prefix: "/v3" })`. The compiler asks for one handler
 * per operation and knows each declared response; requests arrive validated, and what is refused gets V3's error object.
 */
export const createServer = defineServer(toErrorBody);
