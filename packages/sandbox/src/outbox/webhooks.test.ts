import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { oddities, startOddReceiver } from "../../testing/odd-receivers.ts";
import { oneClock } from "../domain/clocks.ts";
import { SECOND } from "../domain/time.ts";
import { MOST_SECRETS, type Webhook } from "../domain/webhooks.ts";
import type { Resolve } from "./addresses.ts";
import { createPoster, type PosterOptions, signatureHeaders } from "./webhooks.ts";

interface Vector {
  readonly title: string;
  readonly secrets: readonly [string, ...string[]];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expected: { readonly events: number } | { readonly refusal: string };
}

const file = new URL("../../../contract-tests/vectors/webhooks.json", import.meta.url);
const vectors = (JSON.parse(readFileSync(file, "utf8")) as Vector[]).flatMap(({ headers, ...vector }) => {
  const {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures,
  } = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const right = "events" in vector.expected || vector.expected.refusal === "body-malformed";
  const judged = right || ("refusal" in vector.expected && vector.expected.refusal === "signature-wrong");
  const signs = vector.secrets.length <= MOST_SECRETS;
  return signs && judged && id && timestamp && signatures ? [{ ...vector, id, timestamp, signatures, right }] : [];
});

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

describe("a signature", () => {
  test("has vectors of both kinds", () => {
    expect(new Set(vectors.map(({ right }) => right)).size).toBe(2);
  });

  test.each(vectors)("signs like the vector: $title", ({ secrets, body, id, timestamp, signatures, right }) => {
    const [secret, ...previous] = secrets;
    const webhook: Webhook = {
      id: "whk_1",
      organizationId: "org_1",
      url: "https://hooks.example.com",
      secret,
      previousSecrets: previous.map((one) => ({ secret: one, until: 1 })),
      apiVersion: "v1",
      createdAt: 0,
      state: "ENABLED",
    };
    const world = { machine: { now: () => Number(timestamp) * SECOND }, clocks: oneClock({ now: () => 0 }) };
    const headers = signatureHeaders(id, body, webhook, world);
    expect(headers).toMatchObject({ "webhook-id": id, "webhook-timestamp": timestamp });
    const own = headers["webhook-signature"]?.split(" ") ?? [];
    expect(own).toHaveLength(secrets.length);
    expect(own.some((one) => signatures.split(" ").includes(one))).toBe(right);
  });
});

describe("an attempt", () => {
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

  test("waits for a slow response until the timeout", async () => {
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

  test("checks the resolved address of each attempt", async () => {
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
});

describe("an attempt with a broken receiver", () => {
  const shortTimeout = { timeoutMs: 200 };
  const ended = { durationInMs: expect.any(Number) };

  test.each(Object.entries(oddities))("ends if the receiver %s", async (_, oddity) => {
    const send = start(shortTimeout);
    const attemptTwice = async (when: "requested" | "connected") => {
      const { url, close } = await startOddReceiver(oddity, { when });
      onTestFinished(close);
      // The second attempt reuses the connection.
      for (let attempt = 1; attempt <= 2; attempt++) expect(await send(url)).toMatchObject(ended);
    };
    await Promise.all([attemptTwice("requested"), attemptTwice("connected")]);
  });

  test("ends with status 101 if the receiver switches protocols", async () => {
    const { url, close } = await startOddReceiver(oddities["changes the protocol, and speaks it"] as never);
    onTestFinished(close);
    expect(await start()(url)).toMatchObject({ status: 101, body: "" });
  });

  test("fails without valid TLS", async () => {
    const send = start();
    const refusing = await startOddReceiver(() => {}, { secured: true });
    const silent = await startOddReceiver(() => {});
    const plain = await startOddReceiver(oddities["responds, and closes"] as never);
    onTestFinished(() => {
      for (const { close } of [refusing, silent, plain]) close();
    });
    expect(await send(refusing.url)).toMatchObject({ failure: "connection" });
    expect(await send(plain.url.replace("http:", "https:"))).toMatchObject({ failure: "connection" });
    expect(await start(shortTimeout)(silent.url.replace("http:", "https:"))).toMatchObject({ failure: "timeout" });
  });

  test("times out during a hanging name lookup", async () => {
    const send = start({ ...shortTimeout, lookup: () => {} });
    expect(await send("https://hooks.example.com/")).toMatchObject({ failure: "timeout" });
  });
});
