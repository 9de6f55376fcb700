import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import https from "node:https";
import net, { type AddressInfo } from "node:net";
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { anyJson, json, type LooseHandler, ok, table, thing, toErrorBody } from "../../testing/things.ts";
import { clientErrors, type Failure, serve } from "../index.ts";

const coded = ({ status, reason }: Failure) => ({
  contentType: "application/vnd.v2+json",
  body: { code: status, reason },
});
const closing: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of closing.splice(0)) await app.close();
});

const routes = table(
  { responses: anyJson },
  {
    operationId: "createThing",
    method: "POST",
    path: "/things",
    parameters: [],
    responses: anyJson,
    body: { required: true, content: { "application/json": json(thing) } },
  },
);

async function listening(
  settings: FastifyHttpOptions<Server> = {},
  getThing: LooseHandler = ok,
  more?: FastifyPluginAsync,
) {
  const errors = clientErrors(
    { "/v1": toErrorBody, "/v2": coded },
    { headers: () => ({ "x-content-type-options": "nosniff" }) },
  );
  const app = Fastify({ ...settings, ...errors });
  const handlers = { getThing, createThing: ok };
  app.register(serve(routes, handlers, {}, { toErrorBody }), { prefix: "/v1" });
  app.register(serve(routes, handlers, {}, { toErrorBody: coded }), { prefix: "/v2" });
  if (more) app.register(more);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(app);
  const { port } = app.server.address() as AddressInfo;

  function connect() {
    const socket = net.connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    return { socket, ended: once(socket, "close").then(() => text) };
  }
  return {
    app,
    connect,
    async send(...chunks: string[]) {
      const connection = once(app.server, "connection");
      const { socket, ended } = connect();
      const [accepted]: net.Socket[] = await connection;
      for (const chunk of chunks) {
        socket.write(chunk, "latin1");
        // Wait until each chunk has arrived alone, or the connection is closed.
        await expect
          .poll(() => accepted?.destroyed || accepted?.bytesRead === socket.bytesWritten, { interval: 5 })
          .toBe(true);
      }
      return responses(await ended);
    },
  };
}

interface Received {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

function responses(text: string): Received[] {
  const found: Received[] = [];
  for (let rest = text; rest !== ""; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(": ")));
    const length = Number(headers["content-length"]);
    found.push({
      status: Number(first.split(" ")[1]),
      headers,
      body: JSON.parse(rest.slice(end + 4, end + 4 + length)),
    });
    rest = rest.slice(end + 4 + length);
  }
  return found;
}

const host = "Host: a\r\n";
const get = (url: string, more = "") => `GET ${url} HTTP/1.1\r\n${host}${more}\r\n`;
const close = "Connection: close\r\n";
const chunked = `POST /v1/things HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
const large = `X-Large: ${"x".repeat(20_000)}\r\n`;

describe("a request that is not HTTP gets the error object of its version:", () => {
  test.each<[string, string[], number, string]>([
    ["two hosts in one header", ["GET /v1/things/a HTTP/1.1\r\nHost: a, b\r\n\r\n"], 400, "malformed"],
    ["a host with a path", ["GET /v1/things/a HTTP/1.1\r\nHost: a/b\r\n\r\n"], 400, "malformed"],
    ["an unknown method", [`FOO /v1/things/a HTTP/1.1\r\n${host}\r\n`], 400, "malformed"],
    ["a method in lower case", [`get /v1/things/a HTTP/1.1\r\n${host}\r\n`], 400, "malformed"],
    ["an unknown protocol", [`GET /v1/things/a HTTP/7.1\r\n${host}\r\n`], 400, "malformed"],
    ["a broken header", [get("/v1/things/a", "no colon\r\n")], 400, "malformed"],
    ["two lengths", [get("/v1/things/a", "Content-Length: 1\r\nContent-Length: 2\r\n")], 400, "malformed"],
    ["a header section over 16 kB", [get("/v1/things/a", large)], 431, "too-large"],
    ["a URL over 16 kB", [get(`/v1/things/${"a".repeat(20_000)}`)], 431, "too-large"],
    ["a broken chunk", [`${chunked}xyz\r\n`], 400, "malformed"],
    ["a broken chunk after a good one", [`${chunked}1\r\n{\r\n`, "xyz\r\n"], 400, "malformed"],
    ["no Host", ["GET /v1/things/a HTTP/1.1\r\n\r\n"], 400, "malformed"],
    ["an odd expectation", [get("/v1/things/a", "Expect: 200-ok\r\n")], 417, "expectation-failed"],
    ["a URL that is not percent-encoded text", [get("/v1/things/%zz", close)], 400, "malformed"],
    ["a parameter of the path that is too long", [get(`/v1/things/${"a".repeat(200)}`, close)], 414, "too-large"],
    ["an absolute URL", ["FOO http://a/v1/things/a HTTP/1.1\r\n\r\n"], 400, "malformed"],
  ])("%s", async (_, chunks, status, reason) => {
    const { send } = await listening();
    const [first] = await send(...chunks);
    expect(first).toMatchObject({ status, body: { status, reason, problems: [] } });
    expect(first?.headers).toMatchObject({
      "content-type": "application/json",
      connection: "close",
      "x-content-type-options": "nosniff",
    });
    const second = await send(...chunks.map((chunk) => chunk.replace("/v1/", "/v2/")));
    expect(second).toMatchObject([
      { status, headers: { "content-type": "application/vnd.v2+json" }, body: { code: status, reason } },
    ]);
  });

  test("of no version: a message", async () => {
    const { send } = await listening();
    expect(await send(`FOO /v10 HTTP/1.1\r\n${host}\r\n`)).toMatchObject([
      { status: 400, headers: { "content-type": "application/json" }, body: { message: "The method is not known" } },
    ]);
    expect(await send("\x16\x03\x01\x02 hello\r\n\r\n")).toMatchObject([{ status: 400 }]);
  });

  test('of the prefix "", where it is given', async () => {
    const app = Fastify(
      clientErrors({ "/v1": toErrorBody, "": () => ({ contentType: "text/html", body: "<p>Nothing" }) }),
    );
    const response = await app.inject("/%zz");
    expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([
      400,
      "text/html",
      "<p>Nothing",
    ]);
  });
});

describe("methods that Fastify does not route", () => {
  test.each(["QUERY", "PROPFIND", "PURGE", "M-SEARCH"])("%s of a known path gets 405 and Allow", async (method) => {
    const { send } = await listening();
    const [response] = await send(`${method} /v1/things/a?b=c HTTP/1.1\r\n${host}${close}\r\n`);
    expect(response).toMatchObject({ status: 405, headers: { allow: "get, head, options" } });
    expect(response?.body).toMatchObject({ status: 405, reason: "method-not-allowed" });
    const [other] = await send(`${method} /v2/things HTTP/1.1\r\n${host}${close}Content-Length: 2\r\n\r\n{}`);
    expect(other).toMatchObject({ status: 405, headers: { allow: "post, options" }, body: { code: 405 } });
  });

  test("get 404 for an unknown path", async () => {
    const { send } = await listening();
    expect(await send(`PROPFIND /v1/nowhere HTTP/1.1\r\n${host}${close}\r\n`)).toMatchObject([
      { status: 404, body: { reason: "unknown-path" } },
    ]);
  });
});

describe("a connection", () => {
  test("gets the response of a valid request before that of an invalid one", async () => {
    let broken = () => {};
    const arrived = new Promise<void>((resolve) => {
      broken = resolve;
    });
    const slow: LooseHandler = async () => {
      await arrived;
      return { status: 200, body: "slow" };
    };
    const { app, send } = await listening({}, slow);
    app.server.once("clientError", broken);
    const both = await send(`${get("/v1/things/a")}FOO /v2/things HTTP/1.1\r\n\r\n`);
    expect(both).toMatchObject([
      { status: 200, body: "slow" },
      { status: 400, headers: { "content-type": "application/vnd.v2+json" } },
    ]);
  });

  test("is only closed if the response to a broken request has begun", async () => {
    const early: FastifyPluginAsync = async (app) => {
      app.addContentTypeParser("text/plain", (_request, _payload, done) => done(null));
      app.post("/v1/early", (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { "content-length": 100 });
        reply.raw.write("{}");
        request.raw.resume();
      });
    };
    const { connect } = await listening({}, ok, early);
    const { socket, ended } = connect();
    socket.write(chunked.replace("/things", "/early").replace("application/json", "text/plain"));
    await once(socket, "data");
    socket.write("xyz\r\n");
    expect((await ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("ends although the client goes on sending", async () => {
    const { connect } = await listening();
    const { socket, ended } = connect();
    const timer = setInterval(() => socket.write("x".repeat(1000)), 5);
    expect(responses(await ended)).toMatchObject([{ status: 400 }]);
    clearInterval(timer);
  });

  test("is not bothered by an expectation that can be met, and by HTTP/1.0", async () => {
    const { send } = await listening();
    expect(await send(get("/v1/things/a", close))).toMatchObject([{ status: 200 }]);
    expect(await send("GET /v1/things/a HTTP/1.0\r\n\r\n")).toMatchObject([{ status: 200 }]);
    const { connect } = await listening();
    const { socket } = connect();
    socket.write(chunked.replace("Transfer", "Expect: 100-continue\r\nTransfer"));
    expect(String(await once(socket, "data"))).toContain("100 Continue");
    socket.destroy();
  });
});

describe("a slow request is cut with 408:", () => {
  const limits = { requestTimeout: 300, http: { headersTimeout: 200, connectionsCheckingInterval: 50 } };

  test("its body, in the error object of its version", async () => {
    const { app, connect } = await listening({ http: { connectionsCheckingInterval: 50 } });
    const arrived = once(app.server, "request");
    const { socket, ended } = connect();
    socket.write(chunked.replace("/v1/", "/v2/"));
    // The server reads its limits at each check.
    await arrived;
    Object.assign(app.server, { requestTimeout: 300, headersTimeout: 200 });
    const timer = setInterval(() => socket.write("1\r\n \r\n"), 20);
    expect(responses(await ended)).toMatchObject([
      { status: 408, headers: { "content-type": "application/vnd.v2+json" }, body: { code: 408, reason: "timeout" } },
    ]);
    clearInterval(timer);
  });

  test("its headers", async () => {
    const { connect } = await listening(limits);
    const { socket, ended } = connect();
    socket.write("GET /v1/things/a HTTP/1.1\r\n");
    const timer = setInterval(() => socket.write("X: y\r\n"), 20);
    expect(responses(await ended)).toMatchObject([{ status: 408 }]);
    clearInterval(timer);
  });
});

describe("a body that the server reads slowly", () => {
  const body = "x".repeat(1_000_000);

  async function unread(nextTimeout: number) {
    let readBody = () => {};
    const reading = new Promise<void>((resolve) => {
      readBody = resolve;
    });
    const { app, connect } = await listening({ http: { connectionsCheckingInterval: 20 } }, ok, async (scope) => {
      scope.addContentTypeParser("*", async (_: unknown, payload: IncomingMessage) => {
        await reading;
        let length = 0;
        for await (const chunk of payload) length += chunk.length;
        return length;
      });
      scope.post("/unread", async (request) => ({ length: request.body }));
    });
    const arrived = once(app.server, "request");
    const { socket, ended } = connect();
    socket.write(`POST /unread HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${2 * body.length}\r\n`);
    socket.write(`Content-Type: application/zip\r\n\r\n${body}`);
    await arrived;
    app.server.prependOnceListener("clientError", () => {
      app.server.requestTimeout = nextTimeout;
    });
    const late = once(app.server, "clientError");
    Object.assign(app.server, { requestTimeout: 30, headersTimeout: 30 });
    expect((await late)[0]).toMatchObject({ code: "ERR_HTTP_REQUEST_TIMEOUT" });
    return { socket, ended, readBody };
  }

  test("is not cut", async () => {
    const { socket, ended, readBody } = await unread(600_000);
    socket.write(body);
    readBody();
    expect(responses(await ended)).toMatchObject([{ status: 200, body: { length: 2 * body.length } }]);
  });

  test("is cut once the server has caught up and the rest is missing", async () => {
    const { ended, readBody } = await unread(20);
    readBody();
    expect(responses(await ended)).toMatchObject([{ status: 408 }]);
  });
});

test("the app's settings for its server hold", async () => {
  const { app } = await listening({ keepAliveTimeout: 1234, requestTimeout: 5678, http: { maxHeaderSize: 5000 } });
  expect([app.server.keepAliveTimeout, app.server.requestTimeout]).toEqual([1234, 5678]);
  expect(Fastify({ https: true, ...clientErrors({}) } as object).server).toBeInstanceOf(https.Server);
  expect(() => Fastify({ http2: true, ...clientErrors({}) } as object)).toThrow("clientErrors is for HTTP/1.1");
});
