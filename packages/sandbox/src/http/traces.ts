import type { FastifyInstance } from "fastify";
import { readTrace, type Span, type Tracer } from "../domain/traces.ts";
import { causedBy, createCause } from "../journal/cause.ts";
import { operationOf } from "./metrics.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined if tracing is off. */
    span: Span | undefined;
  }
}

/**
 * Changes by a request with `traceparent` belong to its trace, even without a journal.
 * @param tracer reports a span per request, the parent of later spans
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

/** Spans use the route pattern, because paths contain ids and tokens. */
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
