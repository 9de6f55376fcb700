import Fastify from "fastify";
import { listen } from "./listen.ts";
import { apiKey, created, location, page, unauthorized } from "./scenario.ts";

const app = Fastify();
app.addHook("onRequest", async (request, reply) => {
  if (request.headers["x-api-key"] !== apiKey) return reply.code(401).send(unauthorized);
});
app.get("/v1/candidates", async () => page);
app.get("/v1/candidates/:id", async () => created);
app.post("/v1/candidates", async (_request, reply) => reply.code(201).header("location", location).send(created));
await listen(app);
