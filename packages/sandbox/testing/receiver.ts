import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  close(): void;
  /** Default 204. */
  respond: (response: ServerResponse, request: Received) => void;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver = {
    respond: (response: ServerResponse, _request: Received): void => void response.writeHead(204).end(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    received.push(one);
    receiver.respond(response, one);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(receiver.close);
  return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received });
}
