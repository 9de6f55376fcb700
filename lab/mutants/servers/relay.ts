import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Listener } from "@assessment-api/contract-tests/internal";
import type { Delivery, PlantDelivery } from "./fault.ts";

const OF_CONNECTION = ["host", "connection", "content-length", "transfer-encoding", "keep-alive"];

/** Forwards deliveries to the listener with a fault. `close` closes both. */
export async function startRelay(listener: Listener, plant: PlantDelivery): Promise<Listener> {
  // fetch would add headers.
  const forward = ({ method, headers, body }: Delivery): Promise<number> =>
    new Promise((resolve, reject) => {
      const length = Buffer.byteLength(body);
      const all = { ...Object.fromEntries(headers), "content-length": length };
      const sent = request(listener.url, { method, headers: all }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 502));
      });
      sent.on("error", reject).end(body);
    });
  const server = createServer(async (incoming, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, values] of Object.entries(incoming.headersDistinct))
      if (!OF_CONNECTION.includes(name)) headers.set(name, (values ?? []).join(", "));
    const delivery = { method: incoming.method ?? "", headers, body: Buffer.concat(chunks).toString() };
    const status = await plant(delivery, forward).catch(() => 502);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...listener,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await listener.close();
    },
  };
}
