import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { createServer as createTlsServer } from "node:tls";

type Oddity = (socket: Socket) => unknown;

const again =
  (text: string, first = ""): Oddity =>
  async (socket) => {
    socket.write(first);
    while (!socket.destroyed) {
      socket.write(text);
      await delay(10);
    }
  };

const UPGRADE = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";

export const oddities: Readonly<Record<string, Oddity>> = {
  "changes the protocol": (socket) => socket.write(UPGRADE),
  "changes the protocol, and speaks it": again("\x81\x05hello", UPGRADE),
  "changes the protocol without saying to which": (socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
  "changes the protocol, and closes": (socket) => socket.end(UPGRADE),
  "changes the protocol, and resets": (socket) => socket.write(UPGRADE, () => socket.resetAndDestroy()),
  "asks to go on without end": again("HTTP/1.1 100 Continue\r\n\r\n"),
  "gives hints without end": again("HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n"),
  "says that it processes, and nothing more": (socket) => socket.write("HTTP/1.1 102 Processing\r\n\r\n"),
  "has established a tunnel": again("any", "HTTP/1.1 200 Connection established\r\n\r\n"),
  "says nothing": () => {},
  "closes its half of the connection": (socket) => socket.end(),
  "closes its half before the request is there": (socket) => socket.pause().end(),
  "closes at once": (socket) => socket.destroy(),
  "resets at once": (socket) => socket.resetAndDestroy(),
  "closes within the status line": (socket) => socket.end("HTTP/1.1 20"),
  "closes within the headers": (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Le"),
  "resets within the headers": (socket) => socket.write("HTTP/1.1 200 OK\r\nA: b", () => socket.resetAndDestroy()),
  "stops within the headers": (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Le"),
  "drips headers": again("a", "HTTP/1.1 200 OK\r\nX-Long: "),
  "sends headers without end": again(`X-More: ${"a".repeat(1000)}\r\n`, "HTTP/1.1 200 OK\r\n"),
  "sends a huge header": (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Huge: ${"a".repeat(10_000_000)}\r\n\r\n`),
  "closes within the body": (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"),
  "resets within the body": (socket) =>
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", () => socket.resetAndDestroy()),
  "stops within the body": (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"),
  "drips a body": again(".", "HTTP/1.1 200 OK\r\n\r\n"),
  "drips empty chunks": again("1;", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
  "sends a chunk of no size": (socket) => socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nnone\r\n"),
  "gives two lengths": (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
  "speaks another protocol": (socket) => socket.write("220 mail.example.com ESMTP\r\n"),
  "speaks bytes": again("\0\xff\x16\x03"),
  "responds twice": (socket) => socket.write("HTTP/1.1 204 No Content\r\n\r\n".repeat(2)),
  "responds, and closes": (socket) => socket.end("HTTP/1.1 204 No Content\r\n\r\n"),
  "responds without end": again("HTTP/1.1 204 No Content\r\n\r\n"),
};

export interface OddReceiver {
  readonly url: string;
  close(): void;
}

/**
 * Starts a local receiver.
 * @param when "connected": misbehaves before any request
 */
export async function startOddReceiver(
  oddity: Oddity,
  { when = "requested", secured = false }: { when?: "requested" | "connected"; secured?: boolean } = {},
): Promise<OddReceiver> {
  const sockets = new Set<Socket>();
  const take = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    if (when === "connected") oddity(socket);
    else socket.once("data", () => oddity(socket));
  };
  // A TLS server without a certificate fails each handshake.
  const server = secured ? createTlsServer({}, take) : createServer({ allowHalfOpen: true }, take);
  server.on("tlsClientError", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `${secured ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
