import type { FastifyInstance } from "fastify";
import { readTrace, type Span, type Tracer } from "../domain/traces.ts";
import { causedBy, createCause } from "../journal/cause.ts";
import { operationOf } from "./metrics.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined where spans are not reported. */
    span: Span | undefined;
  }
}

/**
 * Changes of a request with `traceparent` belong to its trace, whether or not there is a journal.
 * @param tracer reports each request as a span, which goes between
 */
export function carryRequestTraces(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.decorateRequest("span", undefined);
  if (tracer !== undefined) reportRequests(app, tracer);
  app.addHook("preHandler", (request, _reply, done) => {
    const trace = request.span?.trace ?? readTrace(request.headers);
    if (trace === undefined) return done();
    request.cause ??= createCause({ id: request.id, kind: "request", operation: request.method });
    request.cause.trace = trace;
    causedBy(request.cause, done);
  });
}

/** Paths may hold ids and tokens, so that a span has the pattern of its path alone. */
function reportRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url === undefined ? {} : { "http.route": routeOptions.url };
    const attributes = { "http.request.method": method, ...route };
    request.span = tracer.begin({ name: operationOf(request), kind: "server", attributes }, readTrace(headers));
    done();
  });
  app.addHook("onResponse", ({ span }, { statusCode }, done) => {
    span?.end({ "http.response.status_code": statusCode }, statusCode < 500 ? "fine" : "failed");
    done();
  });
}
