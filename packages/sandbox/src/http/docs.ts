import { docsNames, docsPage, docsPolicy, isDocsName } from "@assessment-api/docs";
import type { FastifyInstance } from "fastify";

/** Serves the documentation of each API at `/docs/<name>`. */
export function serveDocs(app: FastifyInstance): void {
  app.get("/docs", (_request, reply) => reply.redirect(`/docs/${docsNames[0]}`));

  app.get<{ Params: { name: string } }>("/docs/:name", ({ params: { name } }, reply) => {
    if (!isDocsName(name)) return reply.callNotFound();
    const page = docsPage(name);
    return reply.type("text/html; charset=utf-8").header("content-security-policy", docsPolicy(page)).send(page);
  });
}
