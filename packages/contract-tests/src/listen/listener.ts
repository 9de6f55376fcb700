import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { arrayBuffer } from "node:stream/consumers";
import { CouldNotRunError } from "../findings/outcome.ts";

export interface Arrival {
  method: string;
  headers: Headers;
  body: Uint8Array;
  status: number;
  at: number;
}

export interface Listener {
  url: string;
  arrivals: Arrival[];
  respondNext(status: number): void;
  close(): Promise<void>;
}

const TAKEN = 204;

export interface ListenAddress {
  /** Host as seen from the server. A loopback name accepts local connections only. */
  host: string;
  port: number;
}

export async function startListener({ host, port }: ListenAddress): Promise<Listener> {
  const arrivals: Arrival[] = [];
  let next = TAKEN;
  const server = createServer(async (request, response) => {
    const headers = new Headers();
    for (const [name, values] of Object.entries(request.headersDistinct))
      for (const value of values ?? []) headers.append(name, value);
    const body = new Uint8Array(await arrayBuffer(request));
    arrivals.push({ method: request.method ?? "", headers, body, status: next, at: Date.now() });
    response.writeHead(next).end();
    next = TAKEN;
  });
  await listen(server, port, /^(127\.|localhost$|\[?::1)/.test(host) ? "localhost" : undefined).catch(
    (error: Error) => {
      throw new CouldNotRunError(`--listen ${host}:${port}: ${error.message}`, { cause: error });
    },
  );
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/`,
    arrivals,
    respondNext: (status) => {
      next = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
