import { once } from "node:events";
import http2 from "node:http2";
import net, { type AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { anyJson, echo, json, type LooseHandler, server, thing } from "../../testing/things.ts";
import type { Route } from "../contract.ts";

const post: Partial<Route> = {
  method: "POST",
  path: "/things",
  parameters: [],
  responses: anyJson,
  body: {
    required: true,
    content: { "application/json": json(thing), "application/zip": { kind: "binary" } },
  },
};
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function connected(route: Partial<Route>, handler: LooseHandler) {
  const { app, log, errors } = server(route, handler);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  const arrived = once(app.server, "request");
  const socket = net.connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, arrived, log, errors };
}
const start = (type: string, length: number) =>
  `POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const soon = (condition: () => boolean) => expect.poll(condition, { interval: 5 }).toBe(true);

describe("the signal", () => {
  test("is aborted when the client disconnects, and later errors are not failures", async () => {
    let signal: AbortSignal | undefined;
    let finish = () => {};
    const { socket, log, errors } = await connected({ responses: anyJson }, async (request) => {
      signal = request.signal;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      throw new Error("too late");
    });
    socket.write("GET /things/a HTTP/1.1\r\nHost: a\r\n\r\n");
    await soon(() => signal !== undefined);
    expect(signal?.aborted).toBe(false);
    socket.destroy();
    await soon(() => signal?.aborted === true);
    expect(signal?.reason).toMatchObject({ name: "AbortError", message: "The client disconnected" });
    finish();
    await soon(() => log.some(({ msg }) => msg === "the client disconnected"));
    expect(log.some(({ msg }) => msg === "the client disconnected")).toBe(true);
    expect(errors).toEqual([]);
  });

  test("stays quiet after a response", async () => {
    let signal: AbortSignal | undefined;
    const { app } = server({ responses: anyJson }, (request) => {
      signal = request.signal;
      expect(request.signal).toBe(signal);
      return { status: 200, body: 1 };
    });
    await app.inject("/things/a");
    expect(signal?.aborted).toBe(false);
  });
});

describe("a client that disconnects while it sends", () => {
  test("leaves no failure behind when the body was to be parsed", async () => {
    const { socket, arrived, log, errors } = await connected(post, echo("body"));
    socket.write(`${start("application/json", 100)}{"id":`);
    await arrived;
    socket.destroy();
    await soon(() => log.some(({ msg }) => msg === "the client disconnected"));
    expect(log.some(({ msg }) => msg === "the client disconnected")).toBe(true);
    expect(errors).toEqual([]);
  });

  test("breaks the stream of a binary body", async () => {
    let outcome: unknown;
    let isReading = false;
    const { socket } = await connected(post, async ({ body }) => {
      isReading = true;
      try {
        for await (const _ of body as AsyncIterable<Uint8Array>);
        outcome = "complete";
      } catch (error) {
        outcome = error;
      }
      return { status: 200, body: 1 };
    });
    socket.write(`${start("application/zip", 100)}abc`);
    await soon(() => isReading);
    socket.destroy();
    await soon(() => outcome !== undefined);
    expect(outcome).toBeInstanceOf(Error);
  });
});

test("a connection continues after a body that was too large or unread", async () => {
  const { socket } = await connected(post, () => ({ status: 200, body: 1 }));
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  const large = 1024 * 1024 + 1;
  socket.write(start("application/zip", 500_000) + "x".repeat(500_000));
  await soon(() => statuses().length === 1);
  socket.write(start("application/json", large) + "x".repeat(large));
  await soon(() => statuses().length === 2);
  socket.write(`${start("application/json", 22)}{"id":"a","name":"one"}`.slice(0, -1));
  await soon(() => statuses().length === 3);
  expect(statuses()).toEqual([200, 413, 400]);
});

test("a body that announces too many bytes is refused before they come", async () => {
  for (const type of ["application/json", "application/zip"]) {
    const { socket } = await connected(post, echo("contentType"));
    socket.write(start(type, 1024 * 1024 + 1));
    const [chunk] = await once(socket, "data");
    expect(String(chunk)).toContain("HTTP/1.1 413 ");
    socket.destroy();
  }
});

test("a body is read together with its headers, in part or after them", async () => {
  const seen: string[] = [];
  const { app } = server({ ...post, security: [{ Mtls: [] }] }, ({ body }) => ({ status: 200, body }), {
    security: { Mtls: async () => ({}) },
    onBody: (bytes) => seen.push(bytes.toString()),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  let accepted: net.Socket | undefined;
  app.server.once("connection", (connection) => {
    accepted = connection;
  });
  const socket = net.connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  closing.push(async () => socket.destroy());
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const bodies: string[] = [];
  for (const withHeaders of [Number.POSITIVE_INFINITY, 9, 0, Number.POSITIVE_INFINITY]) {
    const body = JSON.stringify({ id: "a", name: `sent with ${withHeaders}` });
    bodies.push(body);
    socket.write(start("application/json", body.length) + body.slice(0, withHeaders));
    await soon(() => accepted?.bytesRead === socket.bytesWritten);
    if (withHeaders < body.length) socket.write(body.slice(withHeaders));
    await soon(() => text.split("HTTP/1.1 200").length > bodies.length);
  }
  expect(text.match(/\{.*?\}/g)).toEqual(bodies);
  expect(seen).toEqual(bodies);
});

test("a body over HTTP/2 needs no length", async () => {
  const { app } = server(post, echo("body"), { fastify: { http2: true } as object });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const client = http2.connect(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  closing.push(() => new Promise<void>((resolve) => client.close(resolve)).then(() => app.close()));
  const call = async (payload?: string, more: Record<string, string> = {}) => {
    const stream = client.request({
      ":method": "POST",
      ":path": "/things",
      "content-type": "application/json",
      ...more,
    });
    stream.end(payload);
    let text = "";
    for await (const chunk of stream) text += chunk;
    return JSON.parse(text);
  };
  expect(await call('{"id":"a","name":"b"}')).toEqual({ body: { id: "a", name: "b" } });
  expect(await call('{"id":"a","name":"b"}', { "content-length": "21" })).toEqual({ body: { id: "a", name: "b" } });
  expect(await call()).toMatchObject({ status: 400, problems: [{ field: "body" }] });
});
