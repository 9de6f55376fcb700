import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { exchange } from "./send.ts";

async function closing(first: number): Promise<{ url: string; count(): number }> {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    if (count <= first) request.socket.destroy();
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, count: () => count };
}

const call = (method: string) => ({ method, headers: {} });

it("resends only a read after a closed connection", async () => {
  expect((await exchange((await closing(1)).url, call("GET"))).status).toBe(204);
  await expect(exchange((await closing(2)).url, call("GET"))).rejects.toThrow("other side closed");
  const written = await closing(1);
  await expect(exchange(written.url, call("DELETE"))).rejects.toThrow("other side closed");
  expect(written.count()).toBe(1);
});
