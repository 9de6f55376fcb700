import { Agent, createServer, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiDocument, findOperation, isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import type { Answer, Passing, Plant, Seen } from "./faults.ts";

/** A proxy between a tool and a service, with at most one fault. */
export interface RunningProxy {
  port: number;
  count(): number;
  /** Starts a run with a fault and resets the count. Calls `each` for every request. */
  begin(plant: Plant | undefined, each?: (count: number) => void): void;
  target(port: number): void;
  /** Collects responses of the service; undefined stops. */
  watch(seen: Seen | undefined): void;
  close(): Promise<void>;
}

const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|accept-encoding)$/;

/** Starts a proxy for paths below `base`. Keeps the header Host, so that links point to the proxy. */
export async function startProxy(document: ApiDocument, base: string): Promise<RunningProxy> {
  let plant: Plant | undefined;
  let count = 0;
  let each: (count: number) => void = () => undefined;
  let upstream = 0;
  let seen: Seen | undefined;

  const forward = ({ method, url, headers, body }: Passing): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const sent = send(
        {
          // The service may close a kept-alive connection just as it is reused.
          agent: new Agent({ keepAlive: false }),
          host: "127.0.0.1",
          port: upstream,
          method,
          path: url.pathname + url.search,
          headers: {
            ...Object.fromEntries(headers),
            ...(text === undefined ? {} : { "content-length": Buffer.byteLength(text) }),
          },
        },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const received = headersOf(response.headers);
          resolve({
            status: response.statusCode ?? 502,
            headers: received,
            body: parsed(Buffer.concat(chunks), received),
          });
        },
      );
      sent.on("error", reject).end(text);
    });
  const note = (request: Passing, answer: Answer): void => {
    const { operation } = request;
    if (!seen || !operation) return;
    seen.statuses.set(operation.id, (seen.statuses.get(operation.id) ?? new Set()).add(answer.status));
    if (answer.status >= 300) return;
    const size = (value: unknown) => JSON.stringify(value ?? "").length;
    if (size(answer.body) >= size(seen.bodies.get(operation.id)) && !Buffer.isBuffer(answer.body))
      seen.bodies.set(operation.id, answer.body);
    if (isObject(request.body)) seen.sent.set(operation.id, request.body);
  };

  const server = createServer(async (incoming, response) => {
    count += 1;
    each(count);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = headersOf(incoming.headers);
    const url = new URL(incoming.url ?? "/", `http://127.0.0.1:${upstream}`);
    const method = incoming.method ?? "GET";
    const found = findOperation(document, method, url.pathname.slice(base.length));
    const bytes = Buffer.concat(chunks);
    const request: Passing = {
      method,
      url,
      headers,
      body: bytes.length === 0 ? undefined : parsed(bytes, headers),
      operation: found.operation,
      values: Object.values(found.values),
    };
    try {
      const answer = plant ? await plant(request, forward) : await forward(request);
      note(request, answer);
      const { body } = answer;
      const text =
        body === undefined
          ? undefined
          : Buffer.isBuffer(body) || typeof body === "string"
            ? body
            : JSON.stringify(body);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end([204, 304].includes(answer.status) || method === "HEAD" ? undefined : text);
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    count: () => count,
    begin(next, called = () => undefined) {
      [plant, each, count] = [next, called, 0];
    },
    target(port) {
      upstream = port;
    },
    watch(next) {
      seen = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name));
  return new Headers(kept.map(([name, value]): [string, string] => [name, [value ?? ""].flat().join(", ")]));
}

/** Parses JSON; returns other bodies as bytes. */
function parsed(bytes: Buffer, headers: Headers): unknown {
  if (!/json/.test(headers.get("content-type") ?? "")) return bytes.length === 0 ? undefined : bytes;
  try {
    return JSON.parse(bytes.toString()) as JsonObject;
  } catch {
    return bytes;
  }
}
