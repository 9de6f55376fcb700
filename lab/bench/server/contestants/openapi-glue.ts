import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { listen } from "./listen.ts";
import { apiKey, created, location, page, readV1, unauthorized } from "./scenario.ts";

// Recommended by its guide for unknown keywords.
const app = Fastify({ ajv: { customOptions: { strict: false } } });
// Fastify's errors do not match the document's schema.
app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
  const { statusCode = 500, message } = error;
  const body = { code: statusCode, errorId: "err_1", details: message, validationErrors: [] };
  return reply.code(statusCode).send(statusCode === 401 ? unauthorized : body);
});
app.register(openapiGlue, {
  specification: readV1(),
  prefix: "v1",
  serviceHandlers: {
    listCandidates: async () => page,
    createCandidate: async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.code(201).header("location", location).send(created),
  },
  securityHandlers: {
    async ApiKey(request: FastifyRequest) {
      if (request.headers["x-api-key"] !== apiKey) throw new Error("invalid key");
    },
  },
});
await listen(app);
