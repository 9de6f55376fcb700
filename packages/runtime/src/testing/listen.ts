import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import type { Route } from "../server/contract.ts";
import { type FetchHandler, type ServeFetchOptions, serveFetch } from "../server/fetch/index.ts";
import { serve } from "../server/index.ts";
import { type LooseHandler, table, toErrorBody } from "./things.ts";

export interface Listening {
  readonly url: string;
  readonly errors: Error[];
  readonly close: () => Promise<unknown>;
}

export async function listen(
  adapter: "fastify" | "fetch",
  routes: Partial<Route>[],
  handlers: Record<string, LooseHandler>,
  more: Partial<ServeFetchOptions> = {},
): Promise<Listening> {
  const errors: Error[] = [];
  const settings = { toErrorBody, ...more, onError: (error: unknown) => void errors.push(error as Error) };
  if (adapter === "fastify") {
    const app = Fastify({ forceCloseConnections: true });
    app.register(serve(table(...routes), handlers, {}, settings));
    return { url: await app.listen({ port: 0 }), errors, close: () => app.close() };
  }
  const handle = serveFetch(table(...routes), handlers, {}, settings);
  const server = createServer((request, response) => void respond(handle, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    errors,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Never aborts the request's signal, like some platforms. */
async function respond(handle: FetchHandler, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const hasBody = message.method !== "GET" && message.method !== "HEAD";
  const request = new Request(`http://localhost${message.url}`, {
    method: message.method ?? "GET",
    headers: Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: "half" }),
  } as RequestInit);
  const response = await handle(request);
  const cookies = response.headers.getSetCookie();
  const headers = { ...Object.fromEntries(response.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
  reply.writeHead(response.status, headers).flushHeaders();
  const reader = response.body?.getReader();
  const closed = new Promise<void>((resolve) => {
    reply.on("close", () => {
      reader?.cancel().catch(() => {});
      resolve();
    });
  });
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read())
      if (!reply.write(next.value))
        await Promise.race([closed, new Promise((resolve) => reply.once("drain", resolve))]);
    reply.end();
  } catch {
    reply.destroy();
  }
}
