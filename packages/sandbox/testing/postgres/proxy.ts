import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A way to a database that goes when the test is over.
 * @param url of the database
 * @param join lets bytes through between a client and the server; `end` cuts both off
 * @returns the URL of the way
 */
export async function startProxy(
  url: string,
  join: (client: Socket, server: Socket, end: () => void) => void,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay().on("error", end).on("close", end);
    }
    join(client, server, end);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = proxy.address() as { port: number };
  return Object.assign(new URL(url), { host: `127.0.0.1:${address.port}` }).href;
}
