import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createLoad, type Load } from "./load.ts";

const request = {
  method: "POST",
  path: "/things?a=b",
  headers: { "x-api-key": "k" },
  body: "{}",
  answer: { status: 201, body: "done" },
} as const;

let server: Server;
let load: Load;
afterEach(async () => {
  await load.close();
  server.closeAllConnections();
  server.close();
});

/** A server that answers with the given status after some time; also tells what it was asked. */
async function serve(status: number, delayMs = 0) {
  const seen: string[] = [];
  server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url} ${incoming.headers["x-api-key"]}`);
    setTimeout(() => outgoing.writeHead(status).end("done"), delayMs);
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

test("stops when the time is over, and counts what was answered", async () => {
  const seen = await serve(201, 20);
  const answered = await load.run(request, { requests: 1_000_000, milliseconds: 100 });
  expect(answered).toBe(seen.length);
  expect(answered).toBeGreaterThan(0);
});

test("a wrong answer ends the benchmark", async () => {
  await serve(500);
  await expect(load.run(request, { requests: 5, milliseconds: 1000 })).rejects.toThrow(
    "POST /things?a=b was answered with 500 and 4 bytes, not 201 and 4",
  );
});

test("no answer ends the benchmark", async () => {
  await serve(201);
  server.close();
  await expect(load.run(request, { requests: 5, milliseconds: 1000 })).rejects.toThrow(
    "POST /things?a=b was not answered: ",
  );
});
