import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { anyJson, body, echo, json, type LooseHandler, server, thing } from "../../testing/things.ts";
import type { Route } from "../contract.ts";

const route: Partial<Route> = {
  operationId: "createThing",
  method: "POST",
  path: "/things",
  parameters: [],
  responses: anyJson,
  body: {
    required: true,
    content: {
      "application/json": json(thing),
      "application/vnd.acme+json": { kind: "json" },
      "application/yaml": { kind: "yaml", validate: body(thing) },
      "application/x-www-form-urlencoded": { kind: "form" },
      "multipart/form-data": { kind: "multipart" },
      "text/*": { kind: "text" },
      "application/zip": { kind: "binary" },
    },
  },
};
const type = (contentType: string) => ({ "content-type": contentType });
const valid = JSON.stringify({ id: "t1", name: "one" });

/** Marks streamed bodies as chunked. */
const inject = (
  app: FastifyInstance,
  payload: string | Buffer | Readable | undefined,
  headers: Record<string, string>,
) =>
  app.inject({
    method: "POST",
    url: "/things",
    headers: payload instanceof Readable ? { "transfer-encoding": "chunked", ...headers } : headers,
    ...(payload !== undefined && { payload }),
  });

async function post(
  payload: string | Buffer | Readable | undefined,
  headers: Record<string, string>,
  more: { route?: Partial<Route>; handler?: LooseHandler; bodyLimit?: number } = {},
) {
  const { app } = server({ ...route, ...more.route }, more.handler ?? echo("body", "contentType"), {
    bodyLimit: more.bodyLimit ?? 1000,
  });
  const response = await inject(app, payload, headers);
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

describe("a body that is declared", () => {
  test.each([
    ["JSON", "application/json", valid, { id: "t1", name: "one" }],
    ["JSON with a charset", 'Application/JSON; Charset="UTF-8"', valid, { id: "t1", name: "one" }],
    ["JSON after a byte order mark", "application/json", `\ufeff${valid}`, { id: "t1", name: "one" }],
    ["vendor JSON", "application/vnd.acme+json", "[1,null]", [1, null]],
    ["YAML", "application/yaml", "id: 't1'\nname: one # comment\n", { id: "t1", name: "one" }],
    [
      "a form",
      "application/x-www-form-urlencoded",
      "a=1+2&b=x&b=%C3%A9&toString=3",
      { a: "1 2", b: ["x", "é"], toString: "3" },
    ],
    ["text of a declared range", "text/csv", "a;é\n", "a;é\n"],
  ])("reaches the handler parsed: %s", async (_, contentType, payload, expected) => {
    expect(await post(payload, type(contentType))).toMatchObject({ status: 200, body: expected });
  });

  test("passes the received media type to the handler", async () => {
    expect((await post("x", type("text/CSV; header=present"))).contentType).toBe("text/csv");
  });

  test("reads multipart fields and files", async () => {
    const form = new FormData();
    form.append("name", "one");
    form.append("file", new File(["abc"], "a.txt", { type: "text/plain" }));
    const request = new Request("http://localhost", { method: "POST", body: form });
    const result = await post(
      Buffer.from(await request.arrayBuffer()),
      type(request.headers.get("content-type") as string),
      {
        handler: async ({ body }) => {
          const { name, file } = body as { name: string; file: File };
          return { status: 200, body: { name, file: await file.text() } };
        },
      },
    );
    expect(result).toMatchObject({ status: 200, name: "one", file: "abc" });
    expect(await post("--x", type("multipart/form-data; boundary=y"))).toMatchObject({
      status: 400,
      reason: "malformed",
    });
  });
});

describe("a body that is refused", () => {
  test.each([
    ["malformed JSON", '{"id":', "application/json", 400, /^The body is not valid JSON: /],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0x22]), "application/json", 400, "The body is not UTF-8"],
    [
      "another charset",
      valid,
      "application/json; charset=latin1",
      415,
      "The charset latin1 is not supported; send UTF-8",
    ],
    [
      "another media type",
      valid,
      "application/xml",
      415,
      /^The Content-Type application\/xml is not supported; send application\/json or /,
    ],
    ["a media type that only looks alike", valid, "application/jsonp", 415, /is not supported/],
    ["a media type named like an inherited property", valid, "constructor", 415, /is not supported/],
    ["a type that is none", valid, "json", 415, /is not supported/],
    ["no media type", valid, "", 415, /^The Content-Type {2}is not supported/],
  ])("%s", async (_, payload, contentType, status, message) => {
    const result = await post(payload, type(contentType));
    expect(result).toMatchObject({
      status,
      reason: status === 415 ? "unsupported-media-type" : "malformed",
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });

  test("a stream without Content-Type", async () => {
    expect(await post(Readable.from([valid]), {})).toMatchObject({
      status: 415,
      message: expect.stringContaining("A body needs a Content-Type"),
    });
  });

  test("names the declared media types in the Accept header", async () => {
    expect((await post("x", type("image/png"))).headers.accept).toContain(
      "application/json, application/vnd.acme+json",
    );
  });

  test.each([
    ["nothing", undefined, {}],
    ["nothing, with a type", undefined, type("application/json")],
    ["a length of 0", "", type("application/json")],
    ["a stream of nothing", Readable.from([]), type("application/json")],
    ["a stream of nothing, to a binary body", Readable.from([]), type("application/zip")],
    ["a stream of nothing, without a type", Readable.from([]), {}],
  ])("%s, if a body is required", async (_, payload, headers) => {
    expect(await post(payload, headers)).toMatchObject({
      status: 400,
      reason: "invalid",
      problems: [{ field: "body", value: "", message: "must not be empty" }],
    });
  });

  test("is absent if it is optional", async () => {
    const optional = { body: { required: false, content: { "application/json": json(thing) } } };
    for (const payload of [undefined, Readable.from([])])
      expect(await post(payload, type("application/json"), { route: optional })).toMatchObject({
        status: 200,
        body: null,
        contentType: null,
      });
  });

  test.each([
    ["an empty object", "{}", type("application/json")],
    ["what is not JSON", "{", type("application/json")],
    ["another media type", "x", type("image/png")],
    ["an unreadable media type", "x", type("/")],
    ["no media type", "x", {}],
    ["a Content-Encoding", "x", { "content-encoding": "gzip" }],
    ["a stream", Readable.from(["{}"]), type("application/json")],
    ["a stream of nothing", Readable.from([]), {}],
  ])("%s is ignored if the operation has no body", async (_, payload, headers) => {
    const { body: _none, ...bare } = route;
    const { app } = server(bare, echo("body", "contentType"));
    const response = await inject(app, payload, headers);
    expect([response.statusCode, response.json()]).toEqual([200, { body: null, contentType: null }]);
  });

  test("more than the limit is refused also if the operation has no body", async () => {
    const { body: _none, ...bare } = route;
    const { app } = server(bare, echo("body"), { bodyLimit: 1000 });
    expect((await inject(app, "x".repeat(1000), {})).statusCode).toBe(200);
    expect((await inject(app, "x".repeat(1001), {})).statusCode).toBe(413);
  });

  test("Content-Encoding is not undone", async () => {
    const headers = { ...type("application/json"), "content-encoding": "gzip" };
    expect(await post(gzipSync(valid), headers)).toMatchObject({
      status: 415,
      message: "The Content-Encoding gzip is not supported",
      headers: { "accept-encoding": "identity" },
    });
    expect((await post(valid, { ...headers, "content-encoding": "identity" })).status).toBe(200);
  });

  test.each([
    ["announced", "x".repeat(1001)],
    ["streamed", Readable.from(["x".repeat(600), "x".repeat(600)])],
  ])("a body beyond the limit, %s", async (_, payload) => {
    expect(await post(payload, type("text/plain"))).toMatchObject({
      status: 413,
      reason: "too-large",
      message: "The body is larger than 1000 bytes",
    });
    expect((await post("x".repeat(1000), type("text/plain"))).status).toBe(200);
  });
});

describe("a body that is nested", () => {
  const media = { "application/json": { kind: "json" }, "application/yaml": { kind: "yaml" } } as const;
  const free = { body: { required: true, content: media } };
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const send = (payload: string, contentType = "application/json") =>
    post(payload, type(contentType), { route: free, bodyLimit: 1_000_000, handler: () => ({ status: 200, body: 1 }) });

  test("100 levels deep is taken", async () => {
    expect(await send(nested(100))).toMatchObject({ status: 200 });
    expect(await send(nested(100), "application/yaml")).toMatchObject({ status: 200 });
  });

  test.each([101, 5000, 400_000])("%d levels deep is refused", async (levels) => {
    const message = "must not be nested more than 100 levels deep";
    expect(await send(nested(levels))).toMatchObject({ status: 400, problems: [{ field: "[0]", message }] });
    const problems = [{ field: "data", message }];
    expect(await send(`{"a":1,"data":{"b":${nested(levels)}}}`)).toMatchObject({ status: 400, problems });
  });

  test("101 levels deep is refused in YAML, too", async () => {
    expect(await send(nested(101), "application/yaml")).toMatchObject({ status: 400, problems: [{ field: "[0]" }] });
    const indented = (levels: number) =>
      Array.from({ length: levels }, (_, level) => `${" ".repeat(level)}a:`).join("\n");
    expect(await send(indented(100), "application/yaml")).toMatchObject({ status: 200 });
    expect(await send(indented(101), "application/yaml")).toMatchObject({ status: 400, problems: [{ field: "a" }] });
  });
});

describe("a number beyond double precision", () => {
  const media = { "application/json": { kind: "json" }, "application/yaml": { kind: "yaml" } } as const;
  const free = { body: { required: true, content: media } };

  test("is refused by its field", async () => {
    const payload = '{"id":"9007199254740993","a":[9007199254740993,9007199254740991,1e22],"b":-1e999}';
    const { status, problems } = await post(payload, type("application/json"), { route: free });
    expect([status, problems.map(({ field }: { field: string }) => field)]).toEqual([400, ["b", "a[0]"]]);
    expect(problems[0].message).toBe(
      "must be a number within double precision, an integer from -9007199254740991 to 9007199254740991",
    );
  });

  test("is refused in YAML by its place", async () => {
    const response = await post("a: 1\nb: 9007199254740993", type("application/yaml"), { route: free });
    expect(response).toMatchObject({ status: 400, message: expect.stringContaining("at line 2, column 4") });
    expect((await post("a: 9007199254740991\nb: 1e22", type("application/yaml"), { route: free })).status).toBe(200);
  });
});

describe("a member that an object has twice", () => {
  const free = { body: { required: true, content: { "application/json": { kind: "json" } } } } as const;

  test("is refused by its field", async () => {
    const payload = '{"name":"one:1","items":[{},{"id":1,"\\u0069d":2}]}';
    expect(await post(payload, type("application/json"), { route: free })).toMatchObject({
      status: 400,
      problems: [{ field: "items[1].id", value: "2", message: "must occur only once" }],
    });
    expect(await post(payload.replace("\\u0069d", "no"), type("application/json"), { route: free })).toMatchObject({
      status: 200,
    });
  });
});

describe("a limit of a single media type", () => {
  const bodyLimits = { "application/zip": 2000, "application/yaml": 10 };
  const collect: LooseHandler = async ({ body }) => {
    await new Response(body as ReadableStream).arrayBuffer();
    return { status: 200, body: {} };
  };
  const send = async (payload: string | Buffer | Readable, contentType: string) => {
    const { app } = server(route, collect, { bodyLimit: 1000, bodyLimits });
    const response = await inject(app, payload, type(contentType));
    return [response.statusCode, response.json().message];
  };

  test("replaces the general one", async () => {
    expect(await send(Buffer.alloc(2000), "application/zip")).toEqual([200, undefined]);
    expect(await send(Buffer.alloc(2001), "application/zip")).toEqual([413, "The body is larger than 2000 bytes"]);
    const chunks = Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(100)));
    expect(await send(chunks, "application/zip")).toEqual([413, "The body is larger than 2000 bytes"]);
    expect(await send(`id: ${"x".repeat(7)}`, "Application/YAML")).toEqual([413, "The body is larger than 10 bytes"]);
    expect(await send("x".repeat(1001), "text/plain")).toEqual([413, "The body is larger than 1000 bytes"]);
  });
});

describe("names that would reach an object's prototype", () => {
  test.each([
    ["application/vnd.acme+json", '[{"a":{"__proto__":{"admin":true}}}]', "__proto__"],
    ["application/vnd.acme+json", '{"\\u005f_proto__":1}', "__proto__"],
    ["application/vnd.acme+json", '{"constructor":{"prototype":{}}}', "constructor"],
    ["application/x-www-form-urlencoded", "%5F_proto__=1", "__proto__"],
    ["application/x-www-form-urlencoded", "__proto__=1", "__proto__"],
  ])("are refused: %s %s", async (contentType, payload, name) => {
    expect(await post(payload, type(contentType))).toMatchObject({
      status: 400,
      message: `The body must not hold a property ${name}`,
    });
  });

  test("are ordinary text elsewhere", async () => {
    expect((await post('{"constructor":"__proto__"}', type("application/vnd.acme+json"))).status).toBe(200);
  });
});

describe("binary bodies", () => {
  const zip = type("application/zip");
  const collect: LooseHandler = async ({ body }) => {
    let size = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) size += chunk.length;
    return { status: 200, body: { size } };
  };

  test("reach the handler as a web stream of bytes", async () => {
    const handler: LooseHandler = async ({ body }) => {
      expect(body).toBeInstanceOf(ReadableStream);
      return { status: 200, body: [...new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())] };
    };
    const { app } = server(route, handler);
    const payload = Buffer.from([0, 255, 10]);
    expect((await app.inject({ method: "POST", url: "/things", headers: zip, payload })).json()).toEqual([0, 255, 10]);
  });

  test("are not kept: the sender waits until the handler reads", async () => {
    let sent = 0;
    const endless = Readable.from(
      (async function* () {
        for (; sent < 500; sent++) yield Buffer.alloc(10_000);
      })(),
    );
    const handler: LooseHandler = async ({ body }) => {
      await expect.poll(() => sent).toBeGreaterThan(0);
      // Enough turns for a server without backpressure to read everything.
      for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve));
      const sentBefore = sent;
      await (body as ReadableStream).cancel();
      return { status: 200, body: { waiting: sentBefore } };
    };
    const result = await post(endless, zip, { handler, bodyLimit: 1e9 });
    expect(result.waiting).toBeGreaterThan(0);
    expect(result.waiting).toBeLessThan(100);
  });

  test("end with 413 when they pass the limit on the way", async () => {
    const chunks = () => Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(100)));
    expect(await post(chunks(), zip, { handler: collect, bodyLimit: 2000 })).toMatchObject({ status: 200, size: 2000 });
    expect(await post(chunks(), zip, { handler: collect, bodyLimit: 1999 })).toMatchObject({
      status: 413,
      message: "The body is larger than 1999 bytes",
    });
  });

  test("may be left unread", async () => {
    const handler: LooseHandler = () => ({ status: 200, body: {} });
    expect(await post(Buffer.alloc(900), zip, { handler })).toMatchObject({ status: 200 });
  });
});
