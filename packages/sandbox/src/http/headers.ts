import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Disables content sniffing. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "x-request-id": id, "x-content-type-options": "nosniff" });
}

export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    setCommonHeaders(request, reply);
    done();
  });
}

/** Further headers that pages of other origins may read. */
const READABLE = ["X-Request-Id"];

/** Answers preflights; other OPTIONS requests reach the API, unlike with @fastify/cors. */
export function allowOtherOrigins(app: FastifyInstance): void {
  const withoutOrigin = crossOriginHeaders({}, READABLE);
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    reply.headers(headers.origin === undefined ? withoutOrigin : crossOriginHeaders(headers, READABLE));
    const preflight = method === "OPTIONS" ? preflightHeaders(method, headers) : undefined;
    if (preflight === undefined) return done();
    reply.code(204).headers(preflight).send();
  });
}
