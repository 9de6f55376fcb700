import { gzipSync } from "node:zlib";
import { consoleFiles, consoleHeaders, consolePage } from "@assessment-api/console";
import type { FastifyInstance } from "fastify";

/** Serves the console at `/`, and the files that it loads below `/console/`. */
export function serveConsole(app: FastifyInstance): void {
  app.get("/", (_request, reply) => reply.headers(consoleHeaders).type("text/html; charset=utf-8").send(consolePage()));

  for (const [name, { type, text }] of consoleFiles()) {
    let compressed: Buffer | undefined;
    app.get(`/console/${name}`, ({ headers }, reply) => {
      reply.type(type).headers({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" });
      if (!/\bgzip\b/.test(headers["accept-encoding"] ?? "")) return reply.send(text);
      compressed ??= gzipSync(text);
      return reply.header("content-encoding", "gzip").send(compressed);
    });
  }
}
