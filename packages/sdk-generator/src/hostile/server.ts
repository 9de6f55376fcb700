import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createServer as createTlsServer } from "node:tls";
import { certificate, privateKey } from "@assessment-api/sandbox/testing/mail-server/certificate";
import { compose, type Names } from "./compose.ts";
import { type HostileResponse, hostileResponses } from "./table.ts";

/** Delay of silent responses in milliseconds; longer than the timeouts of the tests. */
const SILENCE = 5_000;

interface Received {
  readonly target: string;
  readonly headers: ReadonlyMap<string, string>;
}

const received = (head: string): Received => {
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => /^([^:]+): *(.*)$/.exec(line) ?? ["", "", ""]);
  return {
    target: first.split(" ")[1] ?? "",
    headers: new Map(headers.map(([, name = "", value = ""]) => [name.toLowerCase(), value])),
  };
};

/** Yields each request of a connection after its body. */
async function* requestsOn(socket: Socket): AsyncGenerator<Received, void> {
  let text = "";
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += part.toString("latin1");
    const end = text.indexOf("\r\n\r\n");
    if (end === -1) continue;
    const request = received(text.slice(0, end));
    const length = Number(request.headers.get("content-length") ?? 0);
    if (text.length < end + 4 + length) continue;
    text = text.slice(end + 4 + length);
    yield request;
  }
}

async function drip(socket: Socket, data: Buffer, { every, parts }: { every: number; parts: number }) {
  const size = Math.ceil(data.length / parts);
  for (let start = 0; start < data.length && !socket.destroyed; start += size) {
    socket.write(data.subarray(start, start + size));
    await pause(every);
  }
}

/** The parts are sent separately. */
function upToCut({ cut }: HostileResponse, { head, body, end }: ReturnType<typeof compose>): Buffer[] {
  const half = (data: Buffer) => data.subarray(0, Math.floor(data.length / 2));
  if (cut === undefined) return [head, body, end];
  return { start: [], head: [half(head)], "body start": [head], body: [head, half(body)], "body end": [head, body] }[
    cut
  ];
}

async function respond(socket: Socket, response: HostileResponse, names: Names): Promise<void> {
  const composed = compose(response, names);
  // Surplus bytes arrive with the response.
  if (response.keep && !response.cut && !response.silent && !response.drip)
    return void socket.write(Buffer.concat(Object.values(composed)));
  const [head, ...content] = upToCut(response, composed);
  if (response.silent && !response.cut) await pause(SILENCE, undefined, { ref: false });
  if (head) await (response.drip?.head ? drip(socket, head, response.drip) : socket.write(head));
  const body = Buffer.concat(content);
  await (response.drip && !response.drip.head ? drip(socket, body, response.drip) : socket.write(body));
  if (response.cut && response.silent) {
    await pause(SILENCE, undefined, { ref: false });
    socket.write(Buffer.concat([composed.body, composed.end]).subarray(body.length));
  }
  if (response.keep) return;
  if (!response.cut || response.gently || response.silent) return void socket.end();
  // Wait until the bytes are sent; the reset would discard them.
  await pause(20);
  socket.resetAndDestroy();
}

export interface HostileServer {
  readonly url: string;
  /** URL of a server that has the same rows and a self-signed certificate. */
  readonly untrustedUrl: string;
  close(): Promise<void>;
}

/**
 * Serves the rows of `vectors/hostile-responses.json`. A client's base URL is `/<row index>/<any name>`. Each name
 * receives the row's responses in turn, or the response that the header `X-Call` counts, then repeats the last.
 * Redirects lead to `/elsewhere`, which succeeds.
 */
export async function startHostileServer(): Promise<HostileServer> {
  const { samples, rows } = hostileResponses;
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const connections = new Map<string, Socket[]>();
  const serve = async (socket: Socket) => {
    for await (const { target, headers } of requestsOn(socket)) {
      const [, index = "", name] = target.split("/");
      const place = `/${index}/${name}`;
      // Some requests never arrive, so the call names its number.
      const count = Number(headers.get("x-call") ?? counts.get(place) ?? 0);
      counts.set(place, count + 1);
      const known = connections.get(place) ?? [];
      if (!known.includes(socket)) connections.set(place, [...known, socket]);
      const responses = rows[Number(index)]?.responses ?? [{ sample: "candidate" }];
      const response = responses[Math.min(count, responses.length - 1)] as HostileResponse;
      await respond(socket, response, {
        samples,
        url,
        otherHost: url.replace("127.0.0.1", "localhost"),
        connection: (connections.get(place) as Socket[]).indexOf(socket) + 1,
        key: headers.get("vendor-api-key") ?? "",
        cookie: headers.get("cookie") ?? "",
      });
      if (!response.keep) return;
    }
  };
  const accept = (socket: Socket) => {
    serve(socket.setNoDelay().on("error", () => {})).catch(() => socket.destroy());
  };
  const servers = [createServer(accept), createTlsServer({ cert: certificate, key: privateKey }, accept)] as const;
  const listening = servers.map(async (server) => {
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const [plain, untrusted] = await Promise.all(listening);
  const url = `http://${plain}`;
  return {
    url,
    untrustedUrl: `https://${untrusted}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
