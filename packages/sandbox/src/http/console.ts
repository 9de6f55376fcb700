import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { consoleFiles, consoleHeaders, consoleIsBuilt, consolePage } from "@assessment-api/console";
import type { FastifyInstance } from "fastify";
import { mailStyles } from "../service/mail-html.ts";

/** Hashes of mail styles, because mail frames inherit the page's policy. */
const hashes = mailStyles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
const headers = {
  ...consoleHeaders,
  "content-security-policy": consoleHeaders["content-security-policy"].replace(
    "style-src 'self'",
    ["style-src 'self' 'unsafe-hashes'", ...hashes].join(" "),
  ),
};

export function serveConsole(app: FastifyInstance): void {
  app.get("/", (_request, reply) =>
    reply
      .code(consoleIsBuilt() ? 200 : 503)
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(consolePage()),
  );

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
