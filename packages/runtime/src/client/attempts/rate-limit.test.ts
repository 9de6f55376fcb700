import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Send } from "../options.ts";
import { createAttempts } from "./attempts.ts";
import type { RateLimitOptions } from "./rate-limit.ts";

const url = "https://api.example.com/things";

function createRateLimit(fetch: Send, waitOn429: RateLimitOptions): Send {
  const send = createAttempts({}, { baseUrl: url, waitOn429 });
  return (request) => send(request, { fetch, schemaPath: "/things", parseAs: "json" });
}

function strictServer(requests: number, seconds: number, latencyMs: number) {
  let opened = Number.NEGATIVE_INFINITY;
  let count = 0;
  const statuses: number[] = [];
  const send = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * latencyMs));
    if (request.signal.aborted) throw request.signal.reason;
    if (Date.now() >= opened + seconds * 1000) [opened, count] = [Date.now(), 0];
    const refused = ++count > requests;
    statuses.push(refused ? 429 : 200);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * latencyMs));
    return new Response(null, { status: refused ? 429 : 200, headers: refused ? { "Retry-After": "2" } : {} });
  };
  return { send, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the rate limit", () => {
  test("keeps a burst within the limit, so that the server never refuses", async () => {
    const { send, statuses } = strictServer(36, 8, 300);
    const limited = createRateLimit(send, { requests: 36, seconds: 8 });
    const responses = Promise.all(Array.from({ length: 150 }, () => limited(new Request(url))));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await responses).every((response) => response.status === 200)).toBe(true);
    expect(statuses).toHaveLength(150);
    expect(statuses).not.toContain(429);
  });

  test("does not delay requests within the limit", async () => {
    const { send, statuses } = strictServer(36, 8, 10);
    const limited = createRateLimit(send, { requests: 36, seconds: 8 });
    const responses = Promise.all(Array.from({ length: 36 }, () => limited(new Request(url))));
    await vi.advanceTimersByTimeAsync(100);
    await responses;
    expect(statuses).toHaveLength(36);
  });

  test("sends in the order of the calls", async () => {
    const order: string[] = [];
    const limited = createRateLimit(
      async (request) => {
        order.push(new URL(request.url).search);
        return new Response(null);
      },
      { requests: 2, seconds: 1 },
    );
    const responses = Promise.all([1, 2, 3, 4, 5].map((n) => limited(new Request(`${url}?${n}`))));
    await vi.advanceTimersByTimeAsync(5_000);
    await responses;
    expect(order).toEqual(["?1", "?2", "?3", "?4", "?5"]);
  });

  test("repeats a refused request, body included, once Retry-After is over", async () => {
    const bodies: string[] = [];
    const limited = createRateLimit(
      async (request) => {
        bodies.push(`${Date.now()} ${await request.text()}`);
        return bodies.length === 1
          ? new Response(null, { status: 429, headers: { "Retry-After": "3" } })
          : new Response("done");
      },
      { requests: 36, seconds: 8 },
    );
    const start = Date.now();
    const response = limited(new Request(url, { method: "POST", body: "hello" }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await (await response).text()).toBe("done");
    expect(bodies).toEqual([`${start} hello`, `${start + 3_000} hello`]);
  });

  test("retries a rejected request before later requests", async () => {
    const order: string[] = [];
    const limited = createRateLimit(
      async (request) => {
        order.push(new URL(request.url).search);
        return new Response(null, { status: order.length === 1 ? 429 : 200, headers: { "Retry-After": "3" } });
      },
      { requests: 36, seconds: 8 },
    );
    const first = limited(new Request(`${url}?1`));
    await vi.advanceTimersByTimeAsync(1_000);
    const second = limited(new Request(`${url}?2`));
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all([first, second]);
    expect(order).toEqual(["?1", "?1", "?2"]);
  });

  test("hands the 429 over when it has been repeated often enough", async () => {
    let calls = 0;
    const limited = createRateLimit(
      async () => {
        calls++;
        return new Response(null, { status: 429, headers: { "Retry-After": "1" } });
      },
      { maxRetries: 2 },
    );
    const response = limited(new Request(url));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await response).status).toBe(429);
    expect(calls).toBe(3);
  });

  test.each([
    ["999999999", {}, 1],
    ["Fri, 31 Dec 9999 23:59:59 GMT", {}, 1],
    ["61", {}, 1],
    ["60", {}, 2],
    ["61", { maxSeconds: 61 }, 2],
  ])("Retry-After: %s with %j: %d requests", async (header, options, expected) => {
    let calls = 0;
    const limited = createRateLimit(async () => {
      calls++;
      return new Response("wait", { status: calls === 1 ? 429 : 200, headers: { "Retry-After": header } });
    }, options);
    const response = limited(new Request(url, { method: "POST", body: "{}" }));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await (await response).text()).toBe("wait");
    expect(calls).toBe(expected);
  });

  test("a signal ends the wait at once and lets other calls continue", async () => {
    const { send } = strictServer(1, 8, 0);
    const limited = createRateLimit(send, { requests: 1, seconds: 8 });
    const controller = new AbortController();
    const first = limited(new Request(url));
    const second = limited(new Request(url, { signal: controller.signal })).catch((error: unknown) => error);
    const third = limited(new Request(url));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error("enough"));
    expect(await second).toEqual(new Error("enough"));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
  });

  test("a failed request frees its slot after the period", async () => {
    let calls = 0;
    const limited = createRateLimit(
      async () => {
        if (++calls === 1) throw new TypeError("fetch failed");
        return new Response(null);
      },
      { requests: 1, seconds: 8 },
    );
    await expect(limited(new Request(url))).rejects.toThrow("fetch failed");
    const second = limited(new Request(url));
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await second).status).toBe(200);
  });
});
