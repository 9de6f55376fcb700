import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The message of PostgreSQL's protocol that commits a transaction. */
const COMMIT = Buffer.from("COMMIT\0");

/** A way to a database that is cut off in the middle of one commit. */
export interface CuttingProxy {
  readonly url: string;
  /** Cuts off the next commit of a connection that has sent a text: before it reaches the server, or once the server has carried it out. */
  cut(text: string, when: "before" | "after"): void;
}

export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let wanted: { readonly text: string; readonly when: "before" | "after" } | undefined;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    let named = false;
    client.on("data", (sent) => {
      named ||= wanted !== undefined && sent.includes(wanted.text);
      if (!named || !sent.includes(COMMIT)) return void server.write(sent);
      const { when } = wanted ?? {};
      wanted = undefined;
      if (when === "before") return end();
      server.removeAllListeners("data").once("data", end);
      server.write(sent);
    });
    server.on("data", (received) => client.write(received));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = proxy.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${address.port}` }).href,
    cut(text, when) {
      wanted = { text, when };
    },
  };
}
