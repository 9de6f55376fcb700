import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";

/**
 * Allows cross-origin calls to the routes of `app`. Answers preflights here; other OPTIONS requests reach the API.
 * (@fastify/cors treats all OPTIONS requests as preflights.)
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    reply.headers(crossOriginHeaders(headers, ["X-Request-Id"]));
    const preflight = preflightHeaders(method, headers);
    if (preflight === undefined) return done();
    reply.code(204).headers(preflight).send();
  });
}
