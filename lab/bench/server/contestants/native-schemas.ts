import Fastify from "fastify";
import { listen } from "./listen.ts";
import { apiKey, created, location, page, readV1, unauthorized } from "./scenario.ts";

const { schemas, parameters } = readV1().components;

/** No reference is recursive here. */
function resolve(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolve);
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return resolve(schemas[String(schema.$ref).split("/").at(-1) ?? ""]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(value)]));
}

const query = ["QueryQuery", "StatusQuery", "TagsQuery", "CountQuery", "PageQuery"].flatMap((name) => {
  const parameter = parameters[name];
  return parameter ? [[parameter.name, resolve(parameter.schema)]] : [];
});

// The document has keywords beyond JSON Schema.
const app = Fastify({ ajv: { customOptions: { strict: false } } });
app.addHook("onRequest", async (request, reply) => {
  if (request.headers["x-api-key"] !== apiKey) return reply.code(401).send(unauthorized);
});
app.get(
  "/v1/candidates",
  {
    schema: {
      querystring: { type: "object", properties: Object.fromEntries(query) },
      response: { 200: resolve(schemas.CandidatePage) },
    },
  },
  async () => page,
);
app.post(
  "/v1/candidates",
  { schema: { body: resolve(schemas.NewCandidate), response: { 201: resolve(schemas.Candidate) } } },
  async (_request, reply) => reply.code(201).header("location", location).send(created),
);
await listen(app);
