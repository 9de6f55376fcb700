import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anyJson, echo, json, type LooseHandler, ok, table, thing, toErrorBody } from "../../testing/things.ts";
import type { Route } from "../contract.ts";
import { type ServeFetchOptions, serveFetch } from "./index.ts";

const fetchServer = (route: Partial<Route>, handler: LooseHandler, more: Partial<ServeFetchOptions> = {}) =>
  serveFetch(table(route), { getThing: handler }, {}, { toErrorBody, ...more });

const files: Partial<Route> = {
  method: "POST",
  path: "/files",
  parameters: [],
  body: { required: true, content: { "application/zip": { kind: "binary" } } },
  responses: {
    ...anyJson,
    200: { headers: {}, content: { "application/json": { kind: "json" }, "application/zip": { kind: "binary" } } },
  },
};

function streamed(pieces: number, size = 10, signal?: AbortSignal) {
  let sent = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent++ < pieces) controller.enqueue(new Uint8Array(size).fill(sent));
        else controller.close();
      },
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/zip" }, signal };
  return {
    request: new Request("http://a.b/files", init as RequestInit),
    sent: () => sent,
    cancelled: () => cancelled,
  };
}

describe("serveFetch", () => {
  test("names the operations without a handler", () => {
    expect(() => serveFetch(table({}), {}, {}, { toErrorBody })).toThrow("operations without a handler: getThing");
  });

  test.each([
    ["http://a.b/v1/things/7", 200],
    ["http://a.b/v1things/7", 404],
    ["http://a.b/things/7", 404],
    ["http://a.b/v1", 404],
    ["http://a.b/v1/things/%FF", 400],
  ])("serves below its prefix: %s with %i", async (url, status) => {
    const response = await fetchServer({}, ok, { prefix: "/v1" })(new Request(url));
    expect(response.status).toBe(status);
    if (status !== 200) expect(await response.json()).toMatchObject({ status });
  });

  test("hands on the URL and the signal of the request", async () => {
    const controller = new AbortController();
    let seen: { url: string; signal: AbortSignal } | undefined;
    const handler: LooseHandler = (request) => {
      seen = request;
      return ok(request, {});
    };
    await fetchServer({}, handler)(new Request("https://a.b/things/7?x=1", { signal: controller.signal }));
    expect(seen?.url).toBe("https://a.b/things/7?x=1");
    controller.abort();
    expect(seen?.signal.aborted).toBe(true);
  });

  test("streams a body with backpressure", async () => {
    const { request, sent } = streamed(1000);
    const response = await fetchServer(files, ({ body }) => ({ status: 200, contentType: "application/zip", body }))(
      request,
    );
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value).toEqual(new Uint8Array(10).fill(1));
    expect(sent()).toBeLessThan(10);
    await reader.cancel();
  });

  test("stops reading a body of which the handler wants no more", async () => {
    const { request, cancelled } = streamed(1000);
    const response = await fetchServer(files, () => ({ status: 200, contentType: "application/json", body: 1 }))(
      request,
    );
    expect(response.status).toBe(200);
    await expect.poll(cancelled).toBe(true);
  });

  test("rejects bodies over the limit, streamed or buffered", async () => {
    const read: LooseHandler = async ({ body }) => ({
      status: 200,
      contentType: "application/json",
      body: (await new Response(body as BodyInit).arrayBuffer()).byteLength,
    });
    const binary = streamed(100);
    const response = await fetchServer(files, read, { bodyLimit: 50 })(binary.request);
    expect([response.status, binary.cancelled()]).toEqual([413, true]);
    const post = {
      ...files,
      responses: anyJson,
      body: { required: true, content: { "application/zip": json(thing) } },
    };
    const whole = streamed(100);
    expect((await fetchServer(post, ok, { bodyLimit: 50 })(whole.request)).status).toBe(413);
    expect(whole.cancelled()).toBe(true);
  });

  test("reads YAML, and says at which line a field is wrong", async () => {
    const yaml: Partial<Route> = {
      ...files,
      body: { required: true, content: { "application/yaml": { ...json(thing), kind: "yaml" } } },
    };
    const post = (body: string) =>
      fetchServer(
        { ...yaml, responses: anyJson },
        echo("body"),
      )(new Request("http://a.b/files", { method: "POST", body, headers: { "content-type": "application/yaml" } }));
    expect(await (await post("id: t1\nname: one")).json()).toEqual({ body: { id: "t1", name: "one" } });
    expect(await (await post("id: t1\nname: 1")).json()).toMatchObject({
      problems: [{ field: "name", message: "must be a string (line 2, column 1)" }],
    });
  });

  test("logs errors to the console by default", async () => {
    const seen: unknown[] = [];
    const original = console.error;
    console.error = (error) => void seen.push(error);
    try {
      const response = await fetchServer({}, () => Promise.reject(new Error("secret")))(
        new Request("http://a.b/things/7"),
      );
      expect([response.status, (await response.text()).includes("secret")]).toEqual([500, false]);
    } finally {
      console.error = original;
    }
    expect(seen).toMatchObject([{ message: "secret" }]);
  });
});

test("needs neither Node nor Fastify", () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  (function follow(url: URL) {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    const text = readFileSync(url, "utf8");
    expect(text, url.pathname).not.toMatch(/\b(Buffer|process|__dirname)\b[.[(]/);
    for (const [, from = ""] of text.matchAll(/(?:from|import)\s*\(?"([^"]+)"/g))
      if (from.startsWith(".")) follow(new URL(from, url));
      else outside.add(from);
  })(new URL("./index.ts", import.meta.url));
  expect([...outside]).toEqual(["yaml"]);
  expect(seen.size).toBeGreaterThan(20);
});
