import { startProxy } from "./proxy.ts";

/** COMMIT in the PostgreSQL protocol. */
const COMMIT = Buffer.from("COMMIT\0");

export interface CuttingProxy {
  readonly url: string;
  /** Cuts the next commit of a connection that has sent `text`, before or after the server receives it. */
  cut(text: string, when: "before" | "after"): void;
}

export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  let wanted: { readonly text: string; readonly when: "before" | "after" } | undefined;
  const way = await startProxy(url, (client, server, end) => {
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
  return {
    url: way,
    cut(text, when) {
      wanted = { text, when };
    },
  };
}
