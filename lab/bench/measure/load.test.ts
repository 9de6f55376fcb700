import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createLoad, type Load } from "./load.ts";

const request = {
  method: "POST",
  path: "/things?a=b",
  headers: { "x-api-key": "k" },
  body: "{}",
  response: { status: 201, body: "done" },
} as const;

let server: Server;
let load: Load;
afterEach(async () => {
  await load.close();
  server.closeAllConnections();
  server.close();
});

async function serve(status: number) {
  const seen: string[] = [];
  server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url} ${incoming.headers["x-api-key"]}`);
    outgoing.writeHead(status).end("done");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  load = createLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return seen;
}

test("sends the bounded number of requests", async () => {
  const seen = await serve(201);
  expect(await load.run(request, { requests: 37, milliseconds: 60_000 })).toBe(37);
  expect(seen).toEqual(Array(37).fill("POST /things?a=b k"));
});

test("stops after the time, and counts the responses", async () => {
  const seen = await serve(201);
  const count = await load.run(request, { requests: 1_000_000, milliseconds: 100 });
  expect(count).toBe(seen.length);
  expect(count).toBeGreaterThan(0);
});

test("a wrong response ends the benchmark", async () => {
  await serve(500);
  await expect(load.run(request, { requests: 5, milliseconds: 1000 })).rejects.toThrow(
    "POST /things?a=b got 500 and 4 bytes, not 201 and 4",
  );
});

test("no response ends the benchmark", async () => {
  await serve(201);
  server.close();
  await expect(load.run(request, { requests: 5, milliseconds: 1000 })).rejects.toThrow(
    "POST /things?a=b got no response: ",
  );
});
