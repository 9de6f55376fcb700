import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A webhook receiver that accepts everything immediately. */
export interface Receiver {
  readonly url: string;
  /** Resolves with `performance.now()` after `count` deliveries since `reset`. */
  arrived(count: number): Promise<number>;
  reset(): void;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  let received = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reached: (at: number) => void = () => {};
  const server = createServer((request, response) => {
    request.resume();
    received += 1;
    if (received >= wanted) reached(performance.now());
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrived(count) {
      if (received >= count) return Promise.resolve(performance.now());
      wanted = count;
      return new Promise((resolve) => {
        reached = resolve;
      });
    },
    reset() {
      received = 0;
      wanted = Number.POSITIVE_INFINITY;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
