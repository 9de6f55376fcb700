import { createHash } from "node:crypto";
import { ApiError, createClient, unwrap } from "@assessment-api/v1";
import { createClient as createClientV2 } from "@assessment-api/v2";
import { createClient as createClientV3 } from "@assessment-api/v3";
import { afterEach, expect } from "vitest";
import { startTestSandbox, type TestSandbox, type TestSandboxOptions } from "../../../testing/sandbox.ts";
import { testGiven } from "../../../testing/test-given.ts";
import { DAY } from "../../domain/time.ts";
import { createOrganization } from "../../seed/organizations.ts";
import { createKey, deleteKey, listKeys } from "../../service/keys.ts";

let sandbox: TestSandbox | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

async function start(options?: TestSandboxOptions): Promise<TestSandbox> {
  sandbox = await startTestSandbox(options);
  await sandbox.clock.freeze();
  return sandbox;
}

const test = testGiven(start, ["world", "organizationId", "apiKey"]);

async function statuses({ urls }: TestSandbox, apiKey: string) {
  const [v1, v2, v3] = await Promise.all([
    createClient({ baseUrl: urls.v1, apiKey }).GET("/exams"),
    createClientV2({ baseUrl: urls.v2, apiKey }).GET("/tests"),
    createClientV3({ baseUrl: urls.v3, apiKey }).GET("/boost/v3/people"),
  ]);
  return [v1, v2, v3].map(({ response }) => response.status);
}

test("a key is valid only for its versions", async ({ sandbox: one }) => {
  const { key } = await createKey(one.world, one.organizationId, { versions: ["v1"] });
  expect(await statuses(one, key)).toEqual([200, 401, 401]);
  expect(await statuses(one, one.apiKey)).toEqual([200, 200, 200]);
});

test("an unknown, truncated or deleted key is refused", async ({ sandbox: one }) => {
  const { key, apiKey } = await createKey(one.world, one.organizationId, { versions: ["v1", "v2", "v3"] });
  expect(await statuses(one, `${key}x`)).toEqual([401, 401, 401]);
  expect(await statuses(one, key.slice(0, -1))).toEqual([401, 401, 401]);
  await deleteKey(one.world, one.organizationId, apiKey.id);
  expect(await statuses(one, key)).toEqual([401, 401, 401]);
});

test("a key is stored only as a hash", async ({ world, organizationId }) => {
  const { key } = await createKey(world, organizationId, { versions: ["v1"], key: "my-own-key" });
  expect(key).toBe("my-own-key");
  const stored = (await listKeys(world, organizationId)).find(({ hint }) => hint === "-key");
  expect(stored?.hash).toBe(createHash("sha256").update("my-own-key").digest("hex"));
  expect(JSON.stringify(await listKeys(world, organizationId))).not.toContain("my-own-key");
});

test("a key with the same hash prefix is refused", async ({ sandbox: one }) => {
  const { apiKey } = await createKey(one.world, one.organizationId, {
    versions: ["v1", "v2", "v3"],
    key: "my-own-key",
  });
  const begins = { ...apiKey, hash: apiKey.hash.slice(0, 32).padEnd(64, "0") };
  await one.world.store.transact((tx) => tx.keys.put(begins));
  expect(await statuses(one, "my-own-key")).toEqual([401, 401, 401]);
});

test.each(["short", "with a space", "ключ-ключ-ключ", "k".repeat(201)])("%j is refused as a key", async (key) => {
  const { world, organizationId } = await start();
  await expect(createKey(world, organizationId, { versions: ["v1"], key })).rejects.toMatchObject({
    problems: [{ field: "key", value: "", message: expect.stringContaining("8 to 200") }],
  });
});

test("a key in use by any organization is refused", async ({ world, apiKey }) => {
  const { id } = await createOrganization(world, { name: "Other", seed: "none" });
  await expect(createKey(world, id, { versions: ["v1"], key: apiKey })).rejects.toMatchObject({
    problems: [{ field: "key", message: "is in use already" }],
  });
});

test("there are no keys without an organization", async ({ world }) => {
  await expect(createKey(world, "org_none", { versions: ["v1"] })).rejects.toThrow("org_none");
  await expect(listKeys(world, "org_none")).rejects.toThrow("org_none");
  await expect(deleteKey(world, "org_none", "key_none")).rejects.toThrow("key_none");
});

test("a burst passes exactly up to the limit, V1 and V2 together", async () => {
  const one = await start({ rateLimit: { requests: 36, periodInMs: DAY } });
  const v1 = createClient({ baseUrl: one.urls.v1, apiKey: one.apiKey });
  const v2 = createClientV2({ baseUrl: one.urls.v2, apiKey: one.apiKey });
  const burst = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? v1.GET("/exams") : v2.GET("/tests")));
  const statuses = (await Promise.all(burst)).map(({ response }) => response.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(36);
  expect(statuses.filter((status) => status === 429)).toHaveLength(24);
});

test("429 says how long to wait in real time, independent of the sandbox clock", async () => {
  let now = Date.UTC(2026, 2, 2, 9);
  const one = await start({ rateLimit: { requests: 1, periodInMs: 8000 }, machine: () => now });
  const client = createClient({ baseUrl: one.urls.v1, apiKey: one.apiKey });
  const status = async () => (await client.GET("/exams")).response.status;
  await unwrap(client.GET("/exams"));
  now += 2500;
  const refused = await unwrap(client.GET("/exams")).catch((error: unknown) => error as ApiError);
  if (!(refused instanceof ApiError)) throw new Error("it was not refused");
  expect(refused.body).toMatchObject({ code: 429, details: "The rate limit of 1 requests per 8 seconds is exceeded" });
  const names = ["retry-after", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"];
  expect(names.map((name) => refused.response.headers.get(name))).toEqual(["6", "1", "0", "6"]);
  await one.clock.advance(DAY);
  expect(await status()).toBe(429);
  // The sandbox clock is frozen; the limit still expires.
  now += 5499;
  expect(await status()).toBe(429);
  now += 1;
  expect(await status()).toBe(200);
});

test("requests are counted per key, and a wrong key is not counted", async () => {
  const one = await start({ rateLimit: { requests: 1, periodInMs: DAY } });
  const { key } = await createKey(one.world, one.organizationId, { versions: ["v1"] });
  const call = async (apiKey: string) =>
    (await createClient({ baseUrl: one.urls.v1, apiKey }).GET("/exams")).response.status;
  expect([await call("wrong-key"), await call(one.apiKey), await call(one.apiKey), await call(key)]).toEqual([
    401, 200, 429, 200,
  ]);
});

test("V3 has no default limit, and a separate count", async () => {
  const { urls, apiKey } = await start({ rateLimitV3: { requests: 1, periodInMs: DAY } });
  const v3 = createClientV3({ baseUrl: urls.v3, apiKey });
  const v1 = createClient({ baseUrl: urls.v1, apiKey });
  const responses = [await v1.GET("/exams"), await v3.GET("/boost/v3/people"), await v3.GET("/boost/v3/people")];
  expect(responses.map(({ response }) => response.status)).toEqual([200, 200, 429]);
});

const TOKEN = "a-token-of-the-test";

test("the control API is guarded at every path, with its own error object", async () => {
  const one = await start({ controlToken: TOKEN });
  expect((await fetch(`${one.urls.control}/no-such-path`)).status).toBe(401);
  const response = await fetch(`${one.urls.control}/clock`);
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({ code: 401, errorId: expect.any(String), details: expect.any(String) });
  const allowed = await fetch(`${one.urls.control}/clock`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(allowed.status).toBe(200);
});

test("pages of other origins may call V1 to V3, not the control API", async ({ sandbox: one }) => {
  const headers = { origin: "https://app.example.com" };
  const response = await fetch(`${one.urls.v1}/exams`, { headers: { ...headers, "x-api-key": one.apiKey } });
  expect(response.headers.get("access-control-allow-origin")).toBe("https://app.example.com");
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  const plain = await fetch(`${one.urls.v1}/exams`);
  expect(plain.headers.get("access-control-allow-origin")).toBe("*");
  expect(plain.headers.get("access-control-allow-credentials")).toBeNull();
  const preflight = await fetch(`${one.urls.v2}/tasks`, {
    method: "OPTIONS",
    headers: { ...headers, "access-control-request-method": "PUT", "access-control-request-headers": "vendor-api-key" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("PUT");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("vendor-api-key");
  const listing = await fetch(`${one.urls.v1}/candidates`, { method: "OPTIONS", headers });
  expect(listing.headers.get("allow")).toContain("POST");
  const refused = await fetch(`${one.urls.control}/clock`, { headers });
  expect(refused.status).toBe(403);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});
