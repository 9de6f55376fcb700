import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import {
  createStreamingClient,
  events,
  lines,
  type RequestTable,
  records,
  type Sequence,
  StreamError,
} from "./client/index.ts";
import type { MediaSpec, Route } from "./server/contract.ts";
import { type Listening, listen } from "./testing/listen.ts";
import { recordTimers } from "./testing/recorded-timers.ts";
import { anyJson, body, json, type LooseHandler, parameter, parameters, thing } from "./testing/things.ts";

const event = { type: "object", required: ["data"], properties: { data: thing, id: { type: "string" } } };
const plain = (item: object) => item;

const kinds: [string, MediaSpec, Sequence, (item: object) => unknown][] = [
  ["application/jsonl", { ...json(thing), kind: "jsonLines" }, lines, plain],
  ["application/json-seq", { ...json(thing), kind: "jsonSequence" }, records, plain],
  [
    "text/event-stream",
    { kind: "events", validate: body(event), data: { json: true } },
    events({ json: true }),
    (data) => ({ data }),
  ],
];

const one = { id: "t1", name: "one" };
const two = { id: "t2", name: "two" };

function signal<T = void>() {
  let give: (value: T) => void = () => {};
  const given = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

interface Loose {
  GET: (path: string, init?: object) => Promise<{ data: AsyncIterable<unknown>; error?: unknown; response: Response }>;
  POST: Loose["GET"];
}

let server: Listening | undefined;
afterEach(() => server?.close());

describe.each(["fastify", "fetch"] as const)("over %s", (adapter) => {
  const serving = async (routes: Partial<Route>[], handlers: Record<string, LooseHandler>, more: object = {}) => {
    server = await listen(adapter, routes, handlers, more);
    return server;
  };
  const clientOf = ({ url }: Listening, table: RequestTable, more: object = {}) =>
    createStreamingClient(table, { baseUrl: url, ...more }) as unknown as Loose;

  describe.each(kinds)("%s", (type, media, sequence, item) => {
    const download: Partial<Route> = {
      operationId: "list",
      path: "/things",
      parameters: [],
      responses: { 200: { headers: {}, content: { [type]: media } } },
    };
    const upload: Partial<Route> = {
      operationId: "add",
      method: "POST",
      path: "/things",
      parameters: [],
      responses: anyJson,
      body: { required: true, content: { [type]: media } },
    };
    const requests: RequestTable = {
      mediaType: "application/json",
      operations: {
        "GET /things": { accept: type, sequences: { [type]: sequence } },
        "POST /things": { contentType: type, sequences: { [type]: sequence } },
      },
    };

    test("the response arrives before its items, and each item before the next", async () => {
      const [first, second] = [signal(), signal()];
      async function* items() {
        await first.given;
        yield item(one);
        await second.given;
        yield item(two);
      }
      const listening = await serving([download], { list: () => ({ status: 200, body: items() }) });
      const { data, response } = await clientOf(listening, requests).GET("/things");
      expect(response.headers.get("content-type")).toBe(type);
      first.give();
      const seen: unknown[] = [];
      for await (const next of data) {
        seen.push(next);
        second.give();
      }
      expect(seen).toEqual([item(one), item(two)]);
    });

    test("an item of a request arrives before the next one is sent", async () => {
      const arrived = signal();
      const add: LooseHandler = async ({ body: items }) => {
        const seen: unknown[] = [];
        for await (const next of items as AsyncIterable<unknown>) {
          seen.push(next);
          arrived.give();
        }
        return { status: 200, body: seen };
      };
      async function* items() {
        yield item(one);
        await arrived.given;
        yield item(two);
      }
      const { data } = await clientOf(await serving([upload], { add }), requests).POST("/things", { body: items() });
      expect(data).toEqual([item(one), item(two)]);
    });

    test("a loop that is left closes the connection, which signal and items of the handler see", async () => {
      const returned = signal();
      const aborted = signal();
      const list: LooseHandler = ({ signal: gone }) => {
        gone.addEventListener("abort", () => aborted.give());
        const items = {
          [Symbol.asyncIterator]: () => ({
            count: 0,
            next() {
              return this.count++ === 0 ? Promise.resolve({ done: false, value: item(one) }) : new Promise(() => {});
            },
            async return() {
              returned.give();
              return { done: true, value: undefined };
            },
          }),
        };
        return { status: 200, body: items };
      };
      const listening = await serving([download], { list });
      const { data } = await clientOf(listening, requests).GET("/things");
      for await (const next of data) {
        expect(next).toEqual(item(one));
        break;
      }
      await Promise.all([returned.given, aborted.given]);
      expect(listening.errors).toEqual([]);
    });

    test("an invalid item is not sent: the response ends, and the server is notified", async () => {
      async function* items() {
        yield item(one);
        yield item({ id: 7 });
      }
      const listening = await serving([download], { list: () => ({ status: 200, body: items() }) });
      const { data } = await clientOf(listening, requests, { reconnect: false }).GET("/things");
      const seen: unknown[] = [];
      await expect(
        (async () => {
          for await (const next of data) seen.push(next);
        })(),
      ).rejects.toThrow();
      expect(seen).toEqual([item(one)]);
      expect(listening.errors.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^list responded with 200 with an item that violates the document: /),
      ]);
    });

    test("an invalid item of a request is refused on arrival, with its place", async () => {
      const seen: unknown[] = [];
      const add: LooseHandler = async ({ body: items }) => {
        for await (const next of items as AsyncIterable<unknown>) seen.push(next);
        return { status: 200, body: {} };
      };
      async function* items() {
        yield item(one);
        yield item({ id: "t2", name: "" });
      }
      const listening = await serving([upload], { add });
      const { error } = await clientOf(listening, requests).POST("/things", { body: items() });
      const field = type === "text/event-stream" ? "[1].data.name" : "[1].name";
      expect(error).toMatchObject({ status: 400, reason: "invalid", problems: [{ field }] });
      expect([seen, listening.errors]).toEqual([[item(one)], []]);
    });

    test("no bytes are no items, however they are sent", async () => {
      const add: LooseHandler = async ({ body: items }) => {
        let count = 0;
        for await (const _ of items as AsyncIterable<unknown>) count++;
        return { status: 200, body: count };
      };
      const listening = await serving([upload], { add });
      expect((await clientOf(listening, requests).POST("/things", { body: [] })).data).toBe(0);
      const headers = { "content-type": type };
      const response = await fetch(`${listening.url}/things`, { method: "POST", headers, body: "" });
      expect(await response.json()).toBe(0);
    });

    test("items that are too long, or too large together, are refused", async () => {
      const add: LooseHandler = async ({ body: items }) => {
        for await (const _ of items as AsyncIterable<unknown>);
        return { status: 200, body: {} };
      };
      const listening = await serving([upload], { add }, { itemLimit: 200, bodyLimit: 10_000 });
      const post = async (size: number, times: number) => {
        const items = Array.from({ length: times }, () => item({ id: "t1", name: "a".repeat(size) }));
        return clientOf(listening, requests).POST("/things", { body: items });
      };
      expect((await post(100, 10)).error).toBe(undefined);
      expect((await post(300, 1)).error).toMatchObject({
        status: 400,
        reason: "malformed",
        message: "The body is malformed: an item of the stream is longer than 200 characters",
      });
      expect((await post(100, 200)).error).toMatchObject({ status: 413 });
    });

    test("creates no more items than the client reads", async () => {
      let made = 0;
      let returned = false;
      async function* items() {
        try {
          for (; ; made++) yield item({ id: "t1", name: "a".repeat(50_000) });
        } finally {
          returned = true;
        }
      }
      const listening = await serving([download], { list: () => ({ status: 200, body: items() }) });
      const { data } = await clientOf(listening, requests).GET("/things");
      const reading = data[Symbol.asyncIterator]();
      await reading.next();
      // Enough turns for a server without backpressure to produce everything.
      for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve));
      const before = made;
      expect(made).toBeLessThan(2000);
      for (let index = 0; index < before + 10; index++) await reading.next();
      expect(made).toBeGreaterThan(before);
      await reading.return?.();
      await expect.poll(() => returned).toBe(true);
    });
  });

  describe("events", () => {
    const numbers: Partial<Route> = {
      operationId: "count",
      path: "/numbers",
      parameters: [parameter("Last-Event-ID", "header")],
      validateParameters: parameters({ headers: { properties: { "last-event-id": { type: "string" } } } }),
      responses: {
        200: { headers: {}, content: { "text/event-stream": { kind: "events", data: { json: true } } } },
        204: { headers: {}, content: {} },
        503: { headers: {}, content: { "application/json": { kind: "json" } } },
        404: { headers: {}, content: { "application/json": { kind: "json" } } },
      },
    };
    const requests: RequestTable = {
      operations: {
        "GET /numbers": { accept: "text/event-stream", sequences: { "text/event-stream": events({ json: true }) } },
      },
    };
    const allOf = async (listening: Listening, init: object = {}) => {
      const { data } = await clientOf(listening, requests).GET("/numbers", init);
      const seen: unknown[] = [];
      try {
        for await (const next of data) seen.push((next as { data: unknown }).data);
      } catch (error) {
        seen.push((error as Error).name);
      }
      return seen;
    };
    /** Responds with the streams in turn; an exception breaks the connection. */
    const responding = async (...streams: (() => AsyncIterable<unknown> | number)[]) => {
      const asked: unknown[] = [];
      const count: LooseHandler = ({ headers }) => {
        const found = streams[asked.push((headers as Record<string, string>)["last-event-id"]) - 1]?.() ?? 204;
        if (typeof found !== "number") return { status: 200, body: found };
        return found === 204 ? { status: 204 } : { status: found, body: {} };
      };
      return { asked, listening: await serving([numbers], { count }) };
    };
    const numbered = (...data: number[]) => data.map((n) => ({ data: n, id: String(n), retry: 1 }));
    async function* broken(...items: unknown[]) {
      yield* items;
      throw new Error("broken");
    }
    async function* whole(...items: unknown[]) {
      yield* items;
    }

    test("an interrupted GET continues after the last event with an id", async () => {
      const { asked, listening } = await responding(
        () => broken(...numbered(1, 2)),
        () => 503,
        () => broken(...numbered(3)),
        () => whole(...numbered(4)),
      );
      expect(await allOf(listening)).toEqual([1, 2, 3, 4]);
      expect(asked).toEqual([undefined, "2", "2", "3"]);
    });

    test("fails without an event id, if disabled, and if the server refuses", async () => {
      for (const [first, second, init, seen] of [
        [() => broken({ data: 1 }), 204, {}, [1, "TypeError"]],
        [() => broken(...numbered(1)), 204, { reconnect: false }, [1, "TypeError"]],
        [() => broken(...numbered(1)), 404, {}, [1, "StreamError"]],
      ] as const) {
        const { listening } = await responding(first, () => second);
        expect(await allOf(listening, init)).toEqual(seen);
        await listening.close();
      }
    });

    test("limits connections without events", async () => {
      const { asked, listening } = await responding(
        () => broken(...numbered(1)),
        ...Array.from({ length: 9 }, () => () => 503),
      );
      expect(await allOf(listening, { reconnect: { maxRetries: 3, maxSeconds: 0.01 } })).toEqual([1, "StreamError"]);
      expect(asked).toHaveLength(4);
    });

    test("with reconnect, continues after an end until the server responds with 204", async () => {
      const { asked, listening } = await responding(
        () => whole({ data: 1, retry: 1 }),
        () => whole(...numbered(2)),
      );
      // The server's wait overrides these.
      expect(await allOf(listening, { reconnect: { seconds: 1000, maxSeconds: 1000 } })).toEqual([1, 2]);
      expect(asked).toEqual([undefined, undefined, "2"]);
    });

    test("an end is the end without it", async () => {
      const { asked, listening } = await responding(
        () => whole(...numbered(1)),
        () => whole(...numbered(2)),
      );
      expect(await allOf(listening)).toEqual([1]);
      expect(asked).toHaveLength(1);
    });

    const WAIT = 20_000;

    test("a loop that is left ends the wait for the next connection, and so does the call's signal", async () => {
      // The length of the timer proves that the client waits.
      const timers = recordTimers();
      onTestFinished(timers.restore);
      const retryScheduled = () =>
        expect.poll(() => timers.lengths.some((ms) => ms >= WAIT && ms <= 1.25 * WAIT)).toBe(true);
      const { asked, listening } = await responding(() => broken({ data: 1, id: "1", retry: WAIT }));
      const { data } = await clientOf(listening, requests).GET("/numbers");
      const reading = data[Symbol.asyncIterator]();
      await reading.next();
      const next = reading.next().catch((error: Error) => error.name);
      await retryScheduled();
      await reading.return?.();
      expect(await next).toMatch(/AbortError/);
      expect(asked).toHaveLength(1);

      const controller = new AbortController();
      const second = await responding(() => broken({ data: 1, id: "1", retry: WAIT }));
      timers.lengths.length = 0;
      const seen = allOf(second.listening, { signal: controller.signal });
      await retryScheduled();
      controller.abort();
      expect(await seen).toEqual([1, "AbortError"]);
    });

    test("sends comments while idle, and disables caching", async () => {
      const done = signal();
      const count: LooseHandler = () => ({
        status: 200,
        body: (async function* () {
          await done.given;
          yield { data: 1 };
        })(),
      });
      const { url } = await serving([numbers], { count }, { keepAlive: 0.005 });
      const response = await fetch(`${url}/numbers`);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^:\n\n/);
      done.give();
      await reader.cancel();
    });

    test("an event that cannot be encoded as JSON is an error", async () => {
      const raw = {
        ...numbers,
        responses: { 200: { headers: {}, content: { "text/event-stream": { kind: "events" as const } } } },
      };
      const count: LooseHandler = () => ({ status: 200, body: whole({ data: "1" }, { data: "{" }) });
      const { data } = await clientOf(await serving([raw], { count }), requests).GET("/numbers");
      const reading = data[Symbol.asyncIterator]();
      expect(await reading.next()).toEqual({ done: false, value: { data: 1 } });
      const error = await reading.next().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(StreamError);
      expect(error).toMatchObject({ text: "{", cause: { name: "SyntaxError" } });
    });
  });

  test("methods that only some documents have, and a parameter that is the whole query", async () => {
    const whole: Partial<Route> = {
      path: "/things",
      parameters: [parameter("filter", "query", { json: true, whole: true, required: true })],
      validateParameters: parameters({ query: { required: ["filter"], properties: { filter: { type: "object" } } } }),
      responses: anyJson,
    };
    const echo: LooseHandler = ({ operationId, query }) => ({ status: 200, body: { operationId, query } });
    const routes = ["QUERY", "COPY"].map((method) => ({ ...whole, method, operationId: method }));
    const { url } = await serving(routes, { QUERY: echo, COPY: echo });
    const query = encodeURIComponent(JSON.stringify({ a: "+&=%" }));
    for (const method of ["QUERY", "COPY"]) {
      const call = (search: string) => fetch(`${url}/things${search}`, { method });
      expect(await (await call(`?${query}`)).json()).toEqual({ operationId: method, query: { filter: { a: "+&=%" } } });
      expect(await (await call('?{"a":"+"}')).json()).toMatchObject({ query: { filter: { a: "+" } } });
      expect(await (await call("?{")).json()).toMatchObject({
        status: 400,
        problems: [{ field: "filter", message: "must be JSON" }],
      });
      expect(await (await call("")).json()).toMatchObject({ status: 400, problems: [{ field: "filter" }] });
    }
    const refused = await fetch(`${url}/things`);
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "QUERY, COPY, OPTIONS"]);
  });
});
