import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createVersionClient } from "../client.ts";
import { createAttempts } from "./attempts.ts";
import type { RetryOptions } from "./retry.ts";

const sending = { schemaPath: "/things", parseAs: "json" } as const;

type Outcome = number | "broken" | Response | Error;

function setUp(outcomes: Outcome[], options: RetryOptions = {}) {
  const start = Date.now();
  const came: number[] = [];
  const bodies: string[] = [];
  const fetch = async (request: Request) => {
    came.push(Date.now() - start);
    bodies.push(await request.text());
    const outcome = outcomes[came.length - 1] ?? 200;
    if (outcome instanceof Error) throw outcome;
    if (outcome === "broken") throw new TypeError("fetch failed");
    return outcome instanceof Response ? outcome : new Response(null, { status: outcome });
  };
  const send = createAttempts({}, { baseUrl: "https://api.example.com" });
  const call = async (init: RequestInit = {}) => {
    const done = send(new Request("https://api.example.com/things", init), { ...sending, retry: options, fetch }).then(
      (response) => response.status,
      (error: unknown) => String(error),
    );
    await vi.advanceTimersByTimeAsync(200_000);
    return done;
  };
  return { call, came, bodies };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("retries", () => {
  test.each<Outcome>(["broken", 408, 429, 500, 502, 503, 504])("repeats after %s", async (outcome) => {
    const { call, came } = setUp([outcome]);
    expect(await call()).toBe(200);
    expect(came).toHaveLength(2);
  });

  test.each([200, 204, 304, 400, 401, 404, 409, 501])("hands %s over at once", async (status) => {
    const { call, came } = setUp([status]);
    expect(await call()).toBe(status);
    expect(came).toHaveLength(1);
  });

  test.each(["DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"])(
    "does not repeat after a rejected certificate: %s",
    async (code) => {
      const { call, came } = setUp([Object.assign(new TypeError("fetch failed"), { cause: { code } })]);
      expect(await call()).toBe("TypeError: fetch failed");
      expect(came).toHaveLength(1);
    },
  );

  test("waits longer each time, up to a bound, and hands the last outcome over", async () => {
    const down: Outcome[] = [503, "broken", 503, 503, 503, 503];
    const { call, came } = setUp(down, { maxRetries: 5, seconds: 1, maxSeconds: 4 });
    expect(await call()).toBe(503);
    expect(came).toEqual([0, 1000, 3000, 7000, 11_000, 15_000]);
    expect(await setUp(["broken", "broken"], { maxRetries: 1 }).call()).toBe("TypeError: fetch failed");
  });

  test("spreads the waits of clients that failed together", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.25);
    const { call, came } = setUp([503], { seconds: 4 });
    await call();
    expect(came).toEqual([0, 1000]);
  });

  test("follows Retry-After unless it is too long", async () => {
    const busy = (seconds: number) => new Response(null, { status: 503, headers: { "Retry-After": String(seconds) } });
    const short = setUp([busy(7)]);
    expect(await short.call()).toBe(200);
    expect(short.came).toEqual([0, 7000]);
    expect(await setUp([busy(60)]).call()).toBe(503);
  });

  test("repeats only requests that may arrive twice, with their bodies", async () => {
    const put = setUp(["broken"]);
    await put.call({ method: "PUT", body: "text" });
    expect(put.bodies).toEqual(["text", "text"]);
    const post = setUp(["broken"]);
    expect(await post.call({ method: "POST", body: "text" })).toBe("TypeError: fetch failed");
    expect(await setUp(["broken"], { methods: ["POST"] }).call({ method: "POST" })).toBe(200);
  });

  test("ends its wait with the request's signal", async () => {
    const controller = new AbortController();
    const { call, came } = setUp([503], { seconds: 30 });
    setTimeout(() => controller.abort(new Error("enough")), 1000);
    expect(await call({ signal: controller.signal })).toBe("Error: enough");
    expect(came).toHaveLength(1);
  });
});

describe("a client", () => {
  const clientOf = (options: object, fetch: (request: Request) => Promise<Response>) =>
    createVersionClient<{ "/things": { get: { responses: { 204: object } } } }>(
      {},
      { baseUrl: "https://api.example.com", fetch, ...options },
    );

  test("repeats at the given place", async () => {
    vi.useRealTimers();
    let calls = 0;
    const fetch = async () => new Response(null, { status: ++calls < 2 ? 503 : 204 });
    expect((await clientOf({}, fetch).GET("/things")).response.status).toBe(503);
    calls = 0;
    expect((await clientOf({ retry: { seconds: 0 } }, fetch).GET("/things")).response.status).toBe(204);
  });

  test("times out a call only with a timeout", async () => {
    vi.useRealTimers();
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        const stop = () => reject(request.signal.reason);
        if (request.signal.aborted) stop();
        request.signal.addEventListener("abort", stop);
      });
    await expect(clientOf({ timeout: 5 }, never).GET("/things")).rejects.toThrow("timeout");
    await expect(clientOf({}, never).GET("/things", { timeout: 5 })).rejects.toThrow("timeout");
    const controller = new AbortController();
    const call = clientOf({ timeout: 60_000 }, never).GET("/things", { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });
});
