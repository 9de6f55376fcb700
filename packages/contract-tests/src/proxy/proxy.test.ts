import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { KEPT_BYTES } from "./forward.ts";
import { type ProxyOptions, type RunningProxy, startProxy } from "./proxy.ts";
import { formatSided } from "./report.ts";

const servers: Server[] = [];
const proxies: RunningProxy[] = [];
afterEach(async () => {
  await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

async function proxyTo(listener: RequestListener | string, options: Partial<ProxyOptions> = {}) {
  const to = typeof listener === "string" ? listener : await listen(listener);
  const lines: string[] = [];
  const proxy = await startProxy({
    document: tinyDocument(),
    to,
    onFindings: (findings) => void lines.push(...findings.map(formatSided)),
    ...options,
  });
  proxies.push(proxy);
  /** The findings, once all exchanges are over. */
  const found = async () => {
    await proxy.close();
    return lines.map((line) => line.replaceAll(to, "")).join("\n");
  };
  return { ...proxy, to, found };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** The server that keeps to the tiny document, behind a port. */
const honest = (): RequestListener => {
  const { fetch } = createThingsServer();
  return async (incoming, response) => {
    const { method = "GET", url = "" } = incoming;
    const body = method === "POST" || method === "PUT" ? await readAll(incoming) : undefined;
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !["connection", "transfer-encoding"].includes(name)),
    ) as Record<string, string>;
    const given = await fetch(`http://things.test${url}`, { method, headers, ...(body ? { body } : {}) });
    response.writeHead(given.status, Object.fromEntries(given.headers)).end(Buffer.from(await given.arrayBuffer()));
  };
};

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const KEY = { "x-key": "key" };
const thing = { label: "Lamp", email: "maya.lindqvist@example.com" };
const post = (body: unknown, headers = {}) => ({
  method: "POST",
  headers: { ...KEY, "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

describe("a client and a server that keep to the document", () => {
  it("are not disturbed, and nothing is found", async () => {
    const { url, found, report } = await proxyTo(honest());
    const created = await fetch(`${url}/things`, post(thing));
    const { id } = (await created.json()) as { id: string };
    expect(created.status).toBe(201);
    expect(created.headers.get("location")).toBe(`http://things.test/v1/things/${id}`);
    expect((await fetch(`${url}/things?count=5&colors=RED,BLUE`, { headers: KEY })).status).toBe(200);
    expect((await fetch(`${url}/things/${id}`, { headers: KEY })).status).toBe(200);
    expect((await fetch(`${url}/things/${id}`, { method: "DELETE", headers: KEY })).status).toBe(204);
    expect((await fetch(`${url}/things/${id}`, { headers: KEY })).status).toBe(404);
    const yaml = {
      method: "PUT",
      headers: { ...KEY, "content-type": "application/yaml" },
      body: "label: A\nemail: a@example.com\n",
    };
    expect((await fetch(`${url}/imports`, yaml)).status).toBe(204);
    expect(await found()).toBe("");
    expect(report()).toMatchObject({
      exchanges: 6,
      unchecked: 0,
      operations: { createThing: 1, listThings: 1, getThing: 2, deleteThing: 1, importThings: 1 },
      findings: [],
    });
  });
});

describe("a server that is wrong", () => {
  it("is named with operation, status and pointer, once per exchange however many items show it", async () => {
    const page = { items: [1, 2, 3].map((n) => ({ id: `thg_${n}`, label: "Lamp" })) };
    const { url, found, report } = await proxyTo(json(200, page));
    for (let count = 1; count <= 2; count += 1)
      await (await fetch(`${url}/things?count=${count}`, { headers: KEY })).text();
    const lines = (await found()).split("\n");
    expect(lines).toEqual(
      [1, 2].map((count) =>
        `server is wrong: listThings 200 #/components/schemas/NewThing/required: body at /items/0: must have required property 'email' (GET ${report().to.replace(/\/v1$/, "")}/v1/things?count=${count})`.replaceAll(
          report().to,
          "",
        ),
      ),
    );
    expect(report().findings).toMatchObject([{ side: "server", operation: "listThings", count: 2 }]);
  });

  it.each<[string, RequestListener, string]>([
    [
      "a status that is not declared",
      json(206, {}),
      "listThings 206 #/paths/~1things/get/responses: status: status 206 is not declared",
    ],
    [
      "another media type",
      json(200, { items: [] }, { "content-type": "text/html" }),
      "media type: text/html is not declared",
    ],
    [
      "a compressed body that is wrong",
      (_request, response) =>
        void response
          .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
          .end(gzipSync('{"items":7}')),
      "body at /items: must be array",
    ],
  ])("is named for %s", async (_, listener, message) => {
    const { url, found } = await proxyTo(listener);
    await (await fetch(`${url}/things`, { headers: KEY })).text();
    expect(await found()).toContain(`server is wrong: `);
    expect((await found()).split("\n")).toEqual([expect.stringContaining(message)]);
  });

  it("is named when it accepts a request that the document refuses", async () => {
    const { url, found } = await proxyTo(json(200, { items: [] }));
    await fetch(`${url}/things?count=0`, { headers: KEY });
    expect((await found()).split("\n")).toEqual([
      expect.stringMatching(/^client is wrong: listThings .*\/schema\/minimum: parameter: count must be >= 1/),
      expect.stringMatching(
        /^server is wrong: listThings 200 .*: accepted a request that the document refuses: parameter count must be >= 1/,
      ),
    ]);
  });

  it("is named when it is not there, and the client gets 502", async () => {
    const { url, found } = await proxyTo("http://127.0.0.1:9/v1");
    const response = await fetch(`${url}/things`, { headers: KEY });
    expect([response.status, await response.text()]).toEqual([502, "the server cannot be reached: ECONNREFUSED\n"]);
    expect(await found()).toContain("server is wrong: #/paths: call: the server cannot be reached: ECONNREFUSED");
  });

  it("is named when it breaks a response off, and the client notices", async () => {
    const { url, found } = await proxyTo((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 50);
    });
    await expect(fetch(`${url}/things`, { headers: KEY }).then((response) => response.text())).rejects.toThrow();
    expect(await found()).toContain("server is wrong: #/paths: call: the response was cut off");
  });
});

describe("a client that is wrong", () => {
  const refuse = (status = 400) => json(status, { code: status, details: "no" });
  it.each<[string, string, RequestInit, string]>([
    [
      "a body without a required member",
      "/things",
      post({ label: "Lamp" }),
      "createThing #/components/schemas/NewThing/required: body: must have required property 'email'",
    ],
    ["a body that is no JSON", "/things", { ...post({}), body: "{" }, "the body is no JSON"],
    ["a missing body", "/things", { ...post({}), body: "" }, "the required body is missing"],
    [
      "another media type",
      "/things",
      post(thing, { "content-type": "text/plain" }),
      "text/plain is not declared; declared: application/json",
    ],
    [
      "a value outside an enum",
      "/things?colors=RED,GREEN",
      { headers: KEY },
      "parameter at /1: colors must be equal to one of the allowed values: RED, BLUE",
    ],
    ["text where a number belongs", "/things?count=many", { headers: KEY }, "count must be integer"],
    ["a missing key", "/things", {}, "listThings #/paths/~1things/get: key: the request has no header X-Key"],
    [
      "an undeclared method",
      "/things",
      { method: "PATCH", headers: KEY },
      "PATCH is not declared here; declared: GET, POST",
    ],
    ["an unknown path", "/nothing", { headers: KEY }, "the document has no such path"],
    [
      "a YAML body with wrong contents",
      "/imports",
      {
        method: "PUT",
        headers: { ...KEY, "content-type": "application/yaml" },
        body: "label: 7\nemail: a@example.com",
      },
      "body at /label: must be string",
    ],
  ])("is named for %s; the server that refuses it is not", async (_, path, init, message) => {
    const { url, found } = await proxyTo(refuse());
    await fetch(url + path, init);
    const lines = (await found()).split("\n");
    expect(lines).toEqual([expect.stringMatching(/^client is wrong: /)]);
    expect(lines[0]).toContain(message);
  });

  it("is refused rightly with a status that the document does not declare", async () => {
    const { url, found } = await proxyTo(refuse(415), {
      document: tinyDocument((root) => {
        const { default: _, ...declared } = root.paths["/things"].post.responses;
        root.paths["/things"].post.responses = declared as never;
      }),
    });
    await fetch(`${url}/things`, post(thing, { "content-type": "text/plain" }));
    expect(await found()).not.toContain("server is wrong");
  });

  it.each([
    ["before the response", false],
    ["within it", true],
  ])("may break off %s: the server learns it, and that is no finding", async (_, responds) => {
    const seen = new EventEmitter();
    const [arrived, left] = [once(seen, "request"), once(seen, "close")];
    const { url, found, report } = await proxyTo((_request, response) => {
      response.once("close", () => seen.emit("close"));
      if (responds) response.writeHead(200, { "content-type": "application/json" }).write("{");
      seen.emit("request");
    });
    const abort = new AbortController();
    const exchange = fetch(`${url}/things`, { headers: KEY, signal: abort.signal });
    exchange.catch(() => {});
    await arrived;
    if (responds) await exchange;
    abort.abort();
    await expect(exchange.then((response) => response.text())).rejects.toThrow();
    await left;
    expect(await found()).toBe("");
    expect(report()).toMatchObject({ exchanges: 1, unchecked: 1 });
  });
});

describe("what passes", () => {
  it("is the same on both sides but for what belongs to a connection", async () => {
    const seen: IncomingMessage[] = [];
    const { url, to } = await proxyTo((incoming, response) => {
      seen.push(incoming);
      response.sendDate = false;
      response.writeHead(200, [
        "Set-Cookie",
        "a=1",
        "Set-Cookie",
        "b=2",
        "X-Odd",
        "CaSe",
        "Connection",
        "close, X-Mine",
        "X-Mine",
        "1",
      ]);
      response.end("{}");
    });
    const { hostname, port } = new URL(url);
    const sent = request({
      hostname,
      port,
      path: "/v1/things?count=%35&a=1+2",
      headers: { "X-Odd": "vAlue", Connection: "close, X-Hop", "X-Hop": "1", TE: "trailers" },
    });
    const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
    response.resume();
    expect(seen[0]?.url).toBe("/v1/things?count=%35&a=1+2");
    expect(seen[0]?.rawHeaders).toEqual(expect.arrayContaining(["X-Odd", "vAlue", new URL(to).host]));
    expect(seen[0]?.headers).not.toHaveProperty("x-hop");
    expect(seen[0]?.headers).not.toHaveProperty("te");
    expect(response.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(response.rawHeaders).toEqual(expect.arrayContaining(["X-Odd", "CaSe"]));
    expect(response.headers).not.toHaveProperty("x-mine");
    expect(response.headers).not.toHaveProperty("date");
  });

  it("may be in chunks, of a request with any method too", async () => {
    const bodies: string[] = [];
    const { url, found } = await proxyTo(async (incoming, response) => {
      bodies.push(`${incoming.method} ${incoming.headers["transfer-encoding"]} ${await readAll(incoming)}`);
      json(
        incoming.method === "POST" ? 201 : 404,
        incoming.method === "POST" ? { ...thing, id: "thg_1" } : { code: 404, details: "no" },
        { location: `${"http://things.test"}/v1/things/1` },
      )(incoming, response);
    });
    const { hostname, port } = new URL(url);
    for (const [method, path] of [
      ["POST", "/v1/things"],
      ["DELETE", "/v1/things/1"],
    ]) {
      const sent = request({
        hostname,
        port,
        method,
        path,
        headers: { ...KEY, "content-type": "application/json", "transfer-encoding": "chunked" },
      });
      sent.write('{"label":"Lamp",');
      sent.end('"email":"maya.lindqvist@example.com"}');
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      await readAll(response);
    }
    const whole = JSON.stringify(thing);
    expect(bodies).toEqual([`POST chunked ${whole}`, `DELETE chunked ${whole}`]);
    expect(await found()).toBe("");
  });

  it("has no body after HEAD, and keeps its Content-Length", async () => {
    const { url, found } = await proxyTo(
      (_request, response) =>
        void response.writeHead(200, { "content-type": "application/json", "content-length": "17" }).end(),
    );
    const response = await fetch(`${url}/things`, { method: "HEAD", headers: KEY });
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "17", ""]);
    expect(await found()).toBe("");
  });

  it("may be large and binary: it passes as it is, and only the body goes unchecked", async () => {
    const large = Buffer.alloc(KEPT_BYTES + 70_000, Uint8Array.of(0, 255, 13, 10, 128));
    const { url, found } = await proxyTo(async (incoming, response) => {
      const body = await readAll(incoming);
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    });
    const response = await fetch(`${url}/things`, {
      method: "POST",
      headers: { ...KEY, "content-type": "application/json" },
      body: large,
    });
    expect(large.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    expect(await found()).toMatch(/^server is wrong: createThing 200 [^\n]*status 200 is not declared[^\n]*$/);
  });

  it("leaves preflights and paths outside the base URL unchecked", async () => {
    const { url, found, report } = await proxyTo(json(200, {}));
    await fetch(`${url}/things`, { method: "OPTIONS", headers: { "access-control-request-method": "POST" } });
    await fetch(`${new URL(url).origin}/health`);
    expect(await found()).toBe("");
    expect(report()).toMatchObject({ exchanges: 2, unchecked: 2 });
  });

  it("survives what is no HTTP", async () => {
    const { url, found } = await proxyTo(honest());
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write("nonsense\r\n\r\n");
    socket.resume();
    await once(socket, "close");
    expect((await fetch(`${url}/things`, { headers: KEY })).status).toBe(200);
    expect(await found()).toBe("");
  });

  it("never shows a key in a finding", async () => {
    const secret = "sk_live_Zz91";
    const { url, found, report } = await proxyTo(json(200, {}, { location: `http://x/?k=${secret}` }));
    await fetch(`${url}/things?token=${secret}&count=0`, {
      headers: { "x-key": secret, authorization: `Bearer ${secret}` },
    });
    await fetch(`${url}/nothing?x=${secret}`, { headers: { "x-key": secret } });
    expect(await found()).toContain("token=$ASSESSMENT_API_KEY&count=0");
    expect((await found()) + JSON.stringify(report())).not.toContain(secret);
  });
});
