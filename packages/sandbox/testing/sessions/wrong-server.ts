import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Wrong {
  readonly status?: (status: number, method: string, path: string) => number;
  readonly body?: (body: string, method: string, path: string) => string;
}

/** Hop-by-hop headers, such as Java's HTTP/2 upgrade, and content encodings. */
const own = [
  ...["host", "connection", "upgrade", "http2-settings", "transfer-encoding", "content-length"],
  ...["content-encoding", "accept-encoding"],
];

const without = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, String(value)]])),
  );

export async function startWrongServer(target: string) {
  let wrong: Wrong = {};
  const seen: string[][] = [];
  const server = createServer(
    // An idle connection stays open: a runner on a busy machine would send on one that has just been closed.
    { keepAliveTimeout: 0 },
    (request, response) =>
      void pass(request).then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(body);
      }),
  );

  async function pass(request: IncomingMessage) {
    const { method = "GET", url = "/", headers } = request;
    const sent = without(headers);
    const content = await buffer(request);
    seen.push([method, url, headers["content-type"] ?? "", content.toString()]);
    const response = await fetch(target + url, {
      method,
      headers: sent,
      redirect: "manual",
      ...(content.length > 0 && { body: content }),
    });
    const text = await response.text();
    const body = wrong.body?.(text, method, url) ?? text;
    const status = wrong.status?.(response.status, method, url) ?? response.status;
    return { status, headers: without(Object.fromEntries(response.headers)), body };
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(next: Wrong) {
      wrong = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
