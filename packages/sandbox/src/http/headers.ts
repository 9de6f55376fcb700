import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Sets the request id for the log, and disables content sniffing. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "x-request-id": id, "x-content-type-options": "nosniff" });
}

/** Runs first, so rejected requests have the headers, too. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    setCommonHeaders(request, reply);
    done();
  });
}

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
