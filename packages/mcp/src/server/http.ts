import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  hostHeaderValidation,
  type NodeIncomingMessageLike,
  originValidation,
  toNodeHandler,
} from "@modelcontextprotocol/node";
import { createMcpHandler, type McpHttpHandler } from "@modelcontextprotocol/server";
import type { Mcp } from "./mcp.ts";

export interface HttpOptions {
  readonly port: number;
  /** Address to listen on; default: this machine only. */
  readonly host?: string | undefined;
}

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves over streamable HTTP at `/mcp`. `/mcp/<name>` is a separate session with its own organization. Host and Origin
 * must name the listening address or this machine, so that web pages cannot reach it under another name.
 */
export async function serveHttp(mcp: Mcp, { port, host = "127.0.0.1" }: HttpOptions): Promise<HttpServer> {
  const names = [...new Set(["localhost", "127.0.0.1", "[::1]", host.includes(":") ? `[${host}]` : host])];
  const isHost = hostHeaderValidation(names);
  const isOrigin = originValidation(names);
  const handlers = new Map<string, McpHttpHandler>();
  const handlerOf = (session: string) => {
    const handler = handlers.get(session) ?? createMcpHandler(() => mcp.server(session));
    handlers.set(session, handler);
    return handler;
  };
  const server = createServer((request, response) => {
    if (!isHost(request, response) || !isOrigin(request, response)) return;
    const session = /^\/mcp(?:\/([\w-]{1,64}))?\/?(?:\?|$)/.exec(request.url ?? "");
    if (session === null) {
      response.writeHead(404, { "content-type": "text/plain" }).end("The server is at /mcp.\n");
      return;
    }
    void toNodeHandler(handlerOf(session[1] ?? ""))(request as NodeIncomingMessageLike, response);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${taken}/mcp`,
    async close() {
      await Promise.all([...handlers.values()].map((handler) => handler.close()));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
