import addFormats from "ajv-formats";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { type Context, type Document, OpenAPIBackend } from "openapi-backend";
import { listen } from "./listen.ts";
import { apiKey, created, location, page, readV1, unauthorized } from "./scenario.ts";

const api = new OpenAPIBackend({
  definition: readV1() as unknown as Document,
  apiRoot: "/v1",
  // The default validates against OpenAPI 3.0 and rejects the document.
  quick: true,
  // Without formats, any text is a valid e-mail address.
  customizeAjv(ajv) {
    addFormats.default(ajv);
    return ajv;
  },
  handlers: {
    listCandidates: async () => page,
    createCandidate: async (_context: Context, _request: FastifyRequest, reply: FastifyReply) =>
      reply.code(201).header("location", location).send(created),
    validationFail: async (context: Context, _request: FastifyRequest, reply: FastifyReply) =>
      reply.code(400).send({ errors: context.validation.errors }),
    unauthorizedHandler: async (_context: Context, _request: FastifyRequest, reply: FastifyReply) =>
      reply.code(401).send(unauthorized),
  },
  securityHandlers: {
    ApiKey: (context: Context) => context.request.headers["x-api-key"] === apiKey,
  },
});
await api.init();

const app = Fastify();
app.route({
  method: ["GET", "POST"],
  url: "/*",
  handler: async (request, reply) =>
    api.handleRequest(
      {
        method: request.method,
        path: request.url,
        body: request.body,
        query: request.query as Record<string, string | string[]>,
        headers: request.headers as Record<string, string | string[]>,
      },
      request,
      reply,
    ),
});
await listen(app);
