import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a database proxy, closed after the test.
 * @param url database URL
 * @param join forwards bytes; `end` closes both sides
 * @returns proxy URL
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
