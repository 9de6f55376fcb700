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

/** Further headers that pages of other origins may read. */
const READABLE = ["X-Request-Id"];

/**
 * Allows cross-origin calls to the routes of `app`. Answers preflights here; other OPTIONS requests reach the API.
 * (@fastify/cors treats all OPTIONS requests as preflights.)
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  const withoutOrigin = crossOriginHeaders({}, READABLE);
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    reply.headers(headers.origin === undefined ? withoutOrigin : crossOriginHeaders(headers, READABLE));
    const preflight = method === "OPTIONS" ? preflightHeaders(method, headers) : undefined;
    if (preflight === undefined) return done();
    reply.code(204).headers(preflight).send();
  });
}
