import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Resolve } from "./addresses.ts";
import { createPoster, type PosterOptions } from "./webhooks.ts";

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
};

async function receive(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}/hook`;
}

function start(options: Partial<PosterOptions> = {}) {
  const poster = createPoster({ policy: "loopback", timeoutMs: 300_000, ...options });
  onTestFinished(() => poster.close());
  return (url: string, body = "[]") => poster.post({ url, headers: { "content-type": "application/json" }, body });
}

const lookUp = (...addresses: string[]) =>
  vi.fn<Resolve>((_name, _options, callback) =>
    callback(null, [{ address: addresses.shift() ?? "10.0.0.1", family: 4 }]),
  );

test("returns the status, the first kilobyte of the response and Retry-After", async () => {
  const received: string[] = [];
  const url = await receive(async (request, response) => {
    received.push(`${request.method} ${request.headers["content-type"]} ${await text(request)}`);
    response.writeHead(503, { "retry-after": "7" }).end("x".repeat(5000));
  });
  const result = await start()(url, '[{"a":"é"}]');
  expect(result).toMatchObject({ status: 503, retryAfter: "7", body: "x".repeat(1024) });
  expect(received).toEqual(['POST application/json [{"a":"é"}]']);
});

test("follows no redirect", async () => {
  let requests = 0;
  const url = await receive((_, response) => {
    requests += 1;
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  expect(await start()(url)).toMatchObject({ status: 307 });
  expect(requests).toBe(1);
});

test("waits for a slow response up to the time limit", async () => {
  const silent = await receive(() => {});
  const dripping = await receive((_, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 20);
    response.once("close", () => clearInterval(drip));
  });
  for (const url of [silent, dripping])
    expect(await start({ timeoutMs: 500 })(url)).toMatchObject({
      failure: "timeout",
      message: "no response within 0.5 s",
    });
});

test("does not read 10 MB of a response", async () => {
  let written = 0;
  const url = await receive((_, response) => {
    response.writeHead(200);
    const more = () => {
      while (written < 10_000_000 && !response.destroyed) {
        written += 65536;
        if (!response.write(Buffer.alloc(65536, "."))) return response.once("drain", more);
      }
      return response.end();
    };
    more();
  });
  expect(await start()(url)).toMatchObject({ status: 200, body: ".".repeat(1024) });
  expect(written).toBeLessThan(10_000_000);
});

test("reports the reason of a failed connection", async () => {
  const closed = createTcpServer();
  const port = await listen(closed);
  closed.close();
  expect(await start()(`http://127.0.0.1:${port}/`)).toMatchObject({
    failure: "connection",
    message: expect.stringContaining("ECONNREFUSED"),
  });
  const resetting = createTcpServer((socket) => socket.resetAndDestroy());
  onTestFinished(() => void resetting.close());
  expect(await start()(`http://127.0.0.1:${await listen(resetting)}/`)).toMatchObject({ failure: "connection" });
});

test("reuses a connection, and opens another one if the receiver has closed it", async () => {
  const sockets = new Set<Socket>();
  const url = await receive((request, response) => {
    sockets.add(request.socket);
    response.end();
  });
  const send = start();
  await send(url);
  await send(url);
  expect(sockets.size).toBe(1);
  for (const socket of sockets) socket.resetAndDestroy();
  expect(await send(url)).toMatchObject({ status: 200 });
  expect(sockets.size).toBe(2);
});

test("leaves no listener on a reused connection", async () => {
  const listeners: number[] = [];
  const warn = (warning: Error) => listeners.push(Number(/\d+/.exec(warning.message)));
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const url = await receive((request, response) => void request.resume().on("end", () => response.end()));
  const post = start();
  for (let delivery = 0; delivery < 15; delivery++) await post(url);
  expect(listeners).toEqual([]);
});

test("resolves a name once per attempt, and connects to the checked address", async () => {
  const url = await receive((_, response) => void response.end());
  const lookup = lookUp("127.0.0.1");
  const send = start({ lookup });
  const named = url.replace("127.0.0.1", "hooks.localhost");
  expect(await send(named)).toMatchObject({ status: 200 });
  expect(lookup).toHaveBeenCalledOnce();
});

test("checks every attempt separately", async () => {
  const lookup = lookUp();
  const send = start({ lookup });
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await send("https://hooks.localhost/")).toMatchObject({ failure: "address" });
    expect(lookup).toHaveBeenCalledTimes(attempt);
  }
});

test("sends nothing to an address that is not allowed", async () => {
  let requests = 0;
  const url = await receive((_, response) => {
    requests += 1;
    response.end();
  });
  const send = start({ policy: "public" });
  expect(await send(url)).toMatchObject({ failure: "address" });
  expect(await send(url.replace("127.0.0.1", "2130706433"))).toMatchObject({ failure: "address" });
  expect(requests).toBe(0);
});
