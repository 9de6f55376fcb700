import { docsPage, docsPolicy } from "@assessment-api/docs";
import type { FastifyInstance } from "fastify";

/** Serves the documentation of each API at `/docs/<name>`. */
export function serveDocs(app: FastifyInstance, names: readonly string[]): void {
  app.get("/docs", (_request, reply) => reply.redirect(`/docs/${names[0]}`));

  for (const name of names) {
    app.get(`/docs/${name}`, (_request, reply) => {
      const page = docsPage(name);
      return reply.type("text/html; charset=utf-8").header("content-security-policy", docsPolicy(page)).send(page);
    });
  }
}
