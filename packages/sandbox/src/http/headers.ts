import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Headers of every response: the id by which its request is found in the log, and that browsers must not guess its type. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "x-request-id": id, "x-content-type-options": "nosniff" });
}

/** Sets the common headers before anything else is done, so that refused requests get them, too. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    setCommonHeaders(request, reply);
    done();
  });
}
