import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { arrayBuffer } from "node:stream/consumers";
import { CouldNotRunError } from "../findings/outcome.ts";

/** A delivery as it arrived. */
export interface Arrival {
  method: string;
  headers: Headers;
  body: Uint8Array;
  /** Status of the response. */
  status: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** An endpoint for webhooks that records deliveries. */
export interface Listener {
  /** URL to register. */
  url: string;
  arrivals: Arrival[];
  /** Sets the status of the response to the next delivery; later ones get 204. */
  respondNext(status: number): void;
  close(): Promise<void>;
}

const TAKEN = 204;

export interface ListenAddress {
  /** Host name by which the server reaches this machine; with a loopback name, the listener accepts local connections only. */
  host: string;
  /** 0 for a free port. */
  port: number;
}

/** Listens for deliveries. Throws a CouldNotRunError where the port cannot be used. */
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
