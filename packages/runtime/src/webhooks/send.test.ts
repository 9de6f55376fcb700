import { describe, expect, test } from "vitest";
import type { WebhookTable } from "./contract.ts";
import { createDelivery, sendEvents } from "./send.ts";
import { verifyDelivery } from "./verify.ts";

const table: WebhookTable = {
  secretHeader: "X-Hook-Secret",
  mediaType: "application/vnd.acme+json",
  fields: { id: { type: "string", required: true } },
};
const url = "https://hooks.example.com/in";
const events = [{ id: "cnd_é" }];

describe("createDelivery", () => {
  test("makes what verifyDelivery accepts", async () => {
    const request = createDelivery(url, "s3cret", events, table);
    expect([request.method, request.url, request.redirect]).toEqual(["POST", url, "manual"]);
    expect(await verifyDelivery(request, "s3cret", table)).toEqual(events);
  });

  test.each([
    ["ftp://hooks.example.com", "s3cret", "a webhook needs an HTTP URL, not ftp:"],
    ["not a url", "s3cret", "Invalid URL"],
    [url, "", "secret must be a non-empty string"],
    [url, "a\r\nb: c", "invalid header value"],
  ])("refuses %s with the secret %j", (address, secret, message) => {
    expect(() => createDelivery(address, secret, events, table)).toThrow(message);
  });
});

describe("sendEvents", () => {
  const resultOf = (status: number, headers: Record<string, string> = {}) =>
    sendEvents(url, "s3cret", events, table, {
      now: () => Date.parse("2026-03-02T09:00:00Z"),
      fetch: async () => new Response(status === 204 ? null : "text", { status, headers }),
    });

  test.each([
    [200, {}, { ok: true, status: 200 }],
    [204, {}, { ok: true, status: 204 }],
    [302, { location: "https://elsewhere.example.com" }, { ok: false, status: 302 }],
    [503, { "retry-after": "120" }, { ok: false, status: 503, retryAfterMs: 120_000 }],
    [429, { "retry-after": "Mon, 02 Mar 2026 09:00:05 GMT" }, { ok: false, status: 429, retryAfterMs: 5000 }],
    [429, { "retry-after": "Mon, 02 Mar 2026 08:00:00 GMT" }, { ok: false, status: 429, retryAfterMs: 0 }],
    [500, { "retry-after": "soon" }, { ok: false, status: 500 }],
  ])("reports %i %j", async (status, headers, result) => {
    expect(await resultOf(status, headers as Record<string, string>)).toEqual(result);
  });

  test("gives up after its time", async () => {
    const fetch = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      });
    const result = await sendEvents(url, "s3cret", events, table, { timeoutMs: 10, fetch });
    expect(result).toEqual({ ok: false, status: undefined, failure: "timeout" });
  });

  test("tells a receiver that cannot be reached", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    expect(await sendEvents(url, "s3cret", events, table, { fetch })).toEqual({
      ok: false,
      status: undefined,
      failure: "unreachable",
    });
  });

  test("is rejected with the reason of the caller's signal", async () => {
    const controller = new AbortController();
    controller.abort(new Error("shutting down"));
    await expect(sendEvents(url, "s3cret", events, table, { signal: controller.signal })).rejects.toThrow(
      "shutting down",
    );
  });
});
