import type { FastifyInstance } from "fastify";

/** Headers of the documents that a page of another origin may read; a wildcard does not count with credentials. */
const exposed = [
  "Location",
  "Allow",
  "Retry-After",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "X-Request-Id",
].join(", ");

/**
 * Lets browser apps of any origin call what is registered on `app`. A preflight gets its response here; any other OPTIONS request is the
 * API's own, which lists methods. (@fastify/cors takes all of them for preflights.)
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    const { origin } = headers;
    reply.headers({ "access-control-expose-headers": exposed, vary: "Origin" });
    // Credentials go with a named origin only: browsers refuse them beside the wildcard.
    if (origin === undefined) reply.header("access-control-allow-origin", "*");
    else reply.headers({ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" });
    const wanted = headers["access-control-request-method"];
    if (method !== "OPTIONS" || origin === undefined || wanted === undefined) return done();
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": wanted,
        "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
        "access-control-max-age": "600",
      })
      .send();
  });
}
