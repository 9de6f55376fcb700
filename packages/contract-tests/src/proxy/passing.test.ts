import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { honest, json, KEY, proxyTo, thing } from "../testing/proxied.ts";
import { KEPT_BYTES } from "./forward.ts";

describe("what passes", () => {
  it("is equal on both sides, except connection headers", async () => {
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

  it("may be chunked, for any method", async () => {
    const bodies: string[] = [];
    const { url, found } = await proxyTo(async (incoming, response) => {
      bodies.push(`${incoming.method} ${incoming.headers["transfer-encoding"]} ${await buffer(incoming)}`);
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
      await buffer(response);
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

  it("may be large and binary; such a body is unchecked", async () => {
    const large = Buffer.alloc(KEPT_BYTES + 70_000, Uint8Array.of(0, 255, 13, 10, 128));
    const { url, found } = await proxyTo(async (incoming, response) => {
      const body = await buffer(incoming);
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

  it("survives invalid HTTP", async () => {
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
