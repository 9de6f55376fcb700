import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type DocsFile, docsFile, docsHeaders } from "@assessment-api/docs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);

interface DocsOptions {
  readonly origin: () => string;
  readonly mockUrl: string | undefined;
  readonly find?: typeof docsFile;
}

/** Each API has its document at `/v1`, `/v1/openapi.json` and `/v1/openapi.yaml`. */
export function serveDocs(
  app: FastifyInstance,
  names: readonly string[],
  { origin, mockUrl, find = docsFile }: DocsOptions,
): void {
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    if (path.endsWith("/")) return reply.redirect(`/docs/${path.replace(/\/+$/, "")}`);
    const file = find(path, { origin: origin(), apis: names, mock: mockUrl });
    return file === undefined ? reply.callNotFound() : sendFile(file, request, reply);
  };

  for (const name of names)
    for (const path of [`/${name}`, `/${name}/`])
      app.get(path, (_request, reply) =>
        reply.header("access-control-allow-origin", "*").send(indexOf(name, origin())),
      );
  // Redirects, because its links are relative.
  app.get("/llms.txt", (_request, reply) => reply.redirect("/docs/llms.txt"));
  app.get("/docs", (_request, reply) => reply.redirect("/docs/"));
  app.get<{ Params: { "*": string } }>("/docs/*", (request, reply) => send(request.params["*"], request, reply));
  for (const name of names)
    for (const file of ["openapi.json", "openapi.yaml"])
      app.get(`/${name}/${file}`, (request, reply) =>
        send(`${name}/${file}`, request, reply.header("access-control-allow-origin", "*")),
      );
}

const indexOf = (name: string, origin: string) => ({
  api: name,
  documentation: `${origin}/docs/${name}`,
  document: `${origin}/${name}/openapi.json`,
});

async function sendFile({ status, type, text, bytes }: DocsFile, { headers }: FastifyRequest, reply: FastifyReply) {
  reply
    .code(status)
    .type(type)
    .headers({ ...docsHeaders, vary: "Accept-Encoding" });
  if (bytes !== undefined) return reply.send(Buffer.from(bytes));
  if (!/\bgzip\b/.test(headers["accept-encoding"] ?? "")) return reply.send(text);
  return reply.header("content-encoding", "gzip").send(await compress(text));
}
