import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";

/**
 * Lets browser apps of any origin call what is registered on `app`. A preflight gets its response here; any other OPTIONS request is the
 * API's own, which lists methods. (@fastify/cors takes all of them for preflights.)
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    reply.headers(crossOriginHeaders(headers, ["X-Request-Id"]));
    const preflight = preflightHeaders(method, headers);
    if (preflight === undefined) return done();
    reply.code(204).headers(preflight).send();
  });
}
