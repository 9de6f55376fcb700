import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createVersionClient } from "../client.ts";
import type { RequestTable } from "../contract.ts";
import type { VersionClientOptions } from "../options.ts";
import type { Hooks } from "./hooks.ts";
import type { RetryOptions } from "./retry.ts";

type Paths = { "/things": { get: { responses: { 200: { content: { "application/json": object } } } } } };

const table: RequestTable = {
  schemes: { Key: { in: "header", name: "X-Api-Key", option: "apiKey" } },
  security: [["Key"]],
  lazy: async () => ({ operationIds: { "GET /things": "listThings" }, responses: () => Promise.reject() }),
};

type Respond = (request: Request, attempt: number) => Response | Promise<Response>;

function setUp(respond: Respond, options: Partial<VersionClientOptions> = {}) {
  const start = Date.now();
  const came: number[] = [];
  const fetch = async (request: Request) => {
    came.push(Date.now() - start);
    return respond(request, came.length);
  };
  const client = createVersionClient<Paths>(table, {
    baseUrl: "https://api.example.com",
    apiKey: "secret",
    fetch,
    ...options,
  });
  return { client, came };
}

async function outcome(call: Promise<{ response: Response }>) {
  const start = Date.now();
  const done = call.then(
    ({ response }) => [response.status, Date.now() - start],
    (error: unknown) => [error instanceof Error ? error.name : error, Date.now() - start],
  );
  await vi.advanceTimersByTimeAsync(100_000);
  return done;
}

const status = (code: number, headers: HeadersInit = {}) => new Response(null, { status: code, headers });
const ok = () => Response.json({ a: 1 });

const never = () => new Promise<Response>(() => {});

const halfOf = (end: (controller: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        end(controller);
      },
    }),
  );
const stalled = () => halfOf(() => {});
const broken = () => halfOf((controller) => controller.error(new TypeError("terminated")));

// Fake timers do not cover the time of an import.
beforeAll(() => import("../extras.ts"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  // Fake timers do not cover AbortSignal.timeout.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("timeout", () => {
  test.each([
    ["the head", never],
    ["the body", stalled],
  ])("limits a try where %s does not come", async (_, respond) => {
    const { client, came } = setUp(respond, { timeout: 1000 });
    expect(await outcome(client.GET("/things"))).toEqual(["TimeoutError", 1000]);
    expect(came).toEqual([0]);
  });

  test("limits each attempt; the option of a call takes precedence", async () => {
    const { client, came } = setUp((_, attempt) => (attempt < 3 ? stalled() : ok()), { timeout: 9000, retry: true });
    expect(await outcome(client.GET("/things", { timeout: 1000 }))).toEqual([200, 3500]);
    expect(came).toEqual([0, 1500, 3500]);
  });

  test("keeps a body that is read in time", async () => {
    const { client } = setUp(ok, { timeout: 1000, totalTimeout: 2000 });
    const { data } = await client.GET("/things");
    expect(data).toEqual({ a: 1 });
  });

  test("cuts a body that the caller reads", async () => {
    const { client } = setUp(() => stalled(), { timeout: 1000 });
    const fetched = setUp(async (request) => {
      const { readable, writable } = new TransformStream();
      request.signal.addEventListener("abort", () => void writable.abort(request.signal.reason));
      return new Response(readable);
    });
    const { data } = await fetched.client.GET("/things", { parseAs: "stream", timeout: 1000 });
    const read = new Response(data).text().catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read).toBe("TimeoutError");
    expect((await client.GET("/things", { parseAs: "stream" })).response.status).toBe(200);
  });
});

describe("totalTimeout", () => {
  test("ends all attempts", async () => {
    const { client, came } = setUp(never, { totalTimeout: 2000, timeout: 1000, retry: true });
    expect(await outcome(client.GET("/things"))).toEqual(["TimeoutError", 2000]);
    expect(came).toEqual([0, 1500]);
    expect(await outcome(setUp(never).client.GET("/things", { totalTimeout: 1000 }))).toEqual(["TimeoutError", 1000]);
  });

  test.each<[string, Partial<VersionClientOptions>, HeadersInit]>([
    ["a retry", { retry: { seconds: 3 } }, {}],
    ["a Retry-After", { retry: true }, { "Retry-After": "3" }],
    ["the rate limit", { waitOn429: true }, { "Retry-After": "3" }],
  ])("hands the last failure over where the wait for %s would end later", async (_, options, headers) => {
    const { client, came } = setUp(() => status(429, headers), options);
    expect(await outcome(client.GET("/things", { totalTimeout: 2000 }))).toEqual([429, 0]);
    expect(came).toEqual([0]);
  });
});

describe("retry", () => {
  test("retries a response that broke off within its body", async () => {
    const { client, came } = setUp((_, attempt) => (attempt === 1 ? broken() : ok()), { retry: true });
    const call = client.GET("/things");
    await vi.advanceTimersByTimeAsync(1000);
    expect((await call).data).toEqual({ a: 1 });
    expect(came).toEqual([0, 500]);
  });

  test("a call's replaces that of the client", async () => {
    const attempts = async (options: Partial<VersionClientOptions>, init: { retry?: boolean | RetryOptions }) => {
      const { client, came } = setUp(() => status(503), options);
      await outcome(client.GET("/things", init));
      return came.length;
    };
    expect(await attempts({ retry: { maxRetries: 1 } }, {})).toBe(2);
    expect(await attempts({ retry: { maxRetries: 1 } }, { retry: true })).toBe(4);
    expect(await attempts({ retry: true }, { retry: { methods: ["POST"] } })).toBe(1);
    expect(await attempts({ retry: true }, { retry: false })).toBe(1);
    expect(await attempts({}, { retry: true })).toBe(4);
  });

  test("and the rate limit each count for themselves", async () => {
    const { client, came } = setUp((_, attempt) => status(attempt % 2 ? 429 : 503, { "Retry-After": "1" }), {
      waitOn429: { maxRetries: 2 },
      retry: { maxRetries: 1 },
    });
    expect(await outcome(client.GET("/things"))).toEqual([503, 3000]);
    expect(came).toEqual([0, 1000, 2000, 3000]);
  });

  test("uses the fetch of the call and passes its extra options", async () => {
    const { client, came } = setUp(ok, { retry: true, timeout: 1000 });
    const seen: unknown[] = [];
    const fetch = async (request: Request & { next?: unknown }) => {
      seen.push(request.next);
      return seen.length === 1 ? status(503) : ok();
    };
    const call = client.GET("/things", { fetch, next: { revalidate: 1 } });
    expect(await outcome(call)).toEqual([200, 500]);
    expect(seen[0]).toEqual({ revalidate: 1 });
    expect(seen).toHaveLength(2);
    expect(came).toEqual([]);
  });
});

describe("hooks", () => {
  function written() {
    const log: Record<string, unknown>[] = [];
    const at = (hook: string) => (event: object) => {
      const { headers } = event as { headers: Headers };
      log.push({ hook, ...event, headers: Object.fromEntries(headers) });
      headers.set("X-Changed", "by a hook");
    };
    const hooks: Hooks = { onRequest: at("request"), onResponse: at("response"), onFailure: at("failure") };
    return { hooks, log };
  }

  test("observe each attempt in order, without the key", async () => {
    const { hooks, log } = written();
    const respond: Respond = (request, attempt) => {
      expect(request.headers.get("X-Api-Key")).toBe("secret");
      expect(request.headers.has("X-Changed")).toBe(false);
      if (attempt === 1) throw new TypeError("fetch failed");
      return attempt === 2 ? status(503, { "Retry-After": "7" }) : Response.json({}, { headers: { "X-Trace": "7" } });
    };
    const { client } = setUp(respond, { hooks, retry: true });
    const headers = { Authorization: "Bearer secret", "X-Team": "hiring" };
    await outcome(client.GET("/things", { params: { query: { email: "maya@example.com" } }, headers }));
    expect(log.map(({ hook, attempt, status, willRetry, wait }) => [hook, attempt, status, willRetry, wait])).toEqual([
      ["request", 1, undefined, undefined, undefined],
      ["failure", 1, undefined, true, 500],
      ["request", 2, undefined, undefined, undefined],
      ["response", 2, 503, true, 7000],
      ["request", 3, undefined, undefined, undefined],
      ["response", 3, 200, false, undefined],
    ]);
    expect(log[1]?.error).toEqual(new TypeError("fetch failed"));
    const { responseHeaders } = log[5] as unknown as { responseHeaders: Headers };
    expect(responseHeaders.get("X-Trace")).toBe("7");
    for (const { operation, method, url, headers, duration, hook } of log) {
      expect([operation, method]).toEqual(["listThings", "GET"]);
      expect(url).toBe("https://api.example.com/things?email=maya%40example.com");
      expect(headers).toMatchObject({ "x-api-key": "[redacted]", authorization: "[redacted]", "x-team": "hiring" });
      expect(typeof duration).toBe(hook === "request" ? "undefined" : "number");
    }
    expect(JSON.stringify(log)).not.toContain("secret");
  });

  test("do not see a key in the query", async () => {
    const { hooks, log } = written();
    const inQuery: RequestTable = { schemes: { Key: { in: "query", name: "key", option: "apiKey" } } };
    const client = createVersionClient<Paths>(inQuery, {
      baseUrl: "https://api.example.com",
      hooks,
      apiKey: "secret",
      fetch: async () => ok(),
    });
    await client.GET("/things", { params: { query: { key: "secret", a: "b" } } });
    expect(log[0]).toMatchObject({
      operation: "GET /things",
      url: "https://api.example.com/things?key=%5Bredacted%5D&a=b",
    });
  });

  test("are awaited, and their time does not count towards the attempt", async () => {
    const durations: number[] = [];
    const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const hooks: Hooks = {
      onRequest: pause,
      onResponse: async ({ duration }) => {
        durations.push(duration);
        await pause();
      },
    };
    const respond = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok()), 300));
    expect(await outcome(setUp(respond, { hooks }).client.GET("/things"))).toEqual([200, 2300]);
    expect(durations).toEqual([300]);
  });

  test.each<[keyof Hooks, number]>([
    ["onRequest", 0],
    ["onResponse", 1],
    ["onFailure", 1],
  ])("end the call where %s throws", async (name, requests) => {
    const enough = () => Promise.reject(new RangeError("enough"));
    const respond = () => {
      if (name === "onFailure") throw new TypeError("fetch failed");
      return status(503);
    };
    const { client, came } = setUp(respond, { hooks: { [name]: enough }, retry: true });
    expect((await outcome(client.GET("/things")))[0]).toBe("RangeError");
    expect(came).toHaveLength(requests);
  });

  test("report a timeout and an abort by the caller", async () => {
    const { hooks, log } = written();
    const { client } = setUp(never, { hooks });
    await outcome(client.GET("/things", { timeout: 1000 }));
    const controller = new AbortController();
    const call = client.GET("/things", { signal: controller.signal, retry: true });
    setTimeout(() => controller.abort(new Error("enough")), 100);
    await outcome(call);
    const failures = log.filter(({ hook }) => hook === "failure").map(({ error }) => (error as Error).message);
    expect(failures).toEqual(["late", "enough"]);
    expect(log.at(-1)).toMatchObject({ willRetry: false });
  });
});
