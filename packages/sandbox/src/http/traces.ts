import type { FastifyInstance } from "fastify";
import { readTrace } from "../domain/traces.ts";
import { causedBy, createCause } from "../journal/cause.ts";

/** What a request with `traceparent` changes belongs to its trace, whether or not there is a journal. */
export function carryRequestTraces(app: FastifyInstance): void {
  app.addHook("preHandler", (request, _reply, done) => {
    const trace = readTrace(request.headers);
    if (trace === undefined) return done();
    request.cause ??= createCause({ id: request.id, kind: "request", operation: request.method });
    request.cause.trace = trace;
    causedBy(request.cause, done);
  });
}
