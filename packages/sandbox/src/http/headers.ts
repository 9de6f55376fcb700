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
