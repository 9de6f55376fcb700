import { EventEmitter, once } from "node:events";
import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { honest, json, KEY, post, proxyTo, thing } from "../testing/proxied.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

describe("a conforming client and server", () => {
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
  it("is named with operation, status and pointer, once per exchange", async () => {
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

  it("is named if it is unreachable, and the client gets 502", async () => {
    const { url, found } = await proxyTo("http://127.0.0.1:9/v1");
    const response = await fetch(`${url}/things`, { headers: KEY });
    expect([response.status, await response.text()]).toEqual([502, "the server cannot be reached: ECONNREFUSED\n"]);
    expect(await found()).toContain("server is wrong: #/paths: call: the server cannot be reached: ECONNREFUSED");
  });

  it("is named if it aborts a response, and the client notices", async () => {
    const { url, found } = await proxyTo((_request, response) => {
      const headers = { "content-type": "application/json", "content-length": "100" };
      response.writeHead(200, headers).write("{", () => response.destroy());
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
    ["a body that is not JSON", "/things", { ...post({}), body: "{" }, "the body is not JSON"],
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

  it("may be refused with an undeclared status", async () => {
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
  ])("may abort %s; the server sees it, and it is not a finding", async (_, responds) => {
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
