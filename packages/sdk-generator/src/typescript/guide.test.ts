/** The guide's programs equal this folder's, and run against the sandbox. */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startSandbox } from "@assessment-api/sandbox";
import { type Candidate, type Client, createClient, paginate, unwrap } from "@assessment-api/v2";
import document from "@assessment-api/v2/openapi.json" with { type: "json" };
import { trace } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { packages } from "../places.ts";
import * as calls from "./guide/calls.ts";
import * as frameworks from "./guide/frameworks.ts";

const apiKey = "guide-tests-0123456789-abcdefghij";
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let baseUrl: string;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, data: ":memory:", logLevel: "silent", apiKey, rateLimit: "off" });
  baseUrl = `${sandbox.url}/v2`;
  client = createClient({ baseUrl, apiKey });
});
afterAll(() => sandbox.close());
afterEach(() => vi.unstubAllEnvs());

async function shown(program: () => unknown): Promise<string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await program();
    return log.mock.calls.map((words) => words.join(" "));
  } finally {
    log.mockRestore();
  }
}

const create = (email: string, tags: string[] = []) => unwrap(client.POST("/candidates", { body: { email, tags } }));

test("each program of the page is here", () => {
  const folder = join(import.meta.dirname, "guide");
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const known = files.flatMap((text) => [text, text.replaceAll(/^ {2}/gm, "")]);
  const page = readFileSync(join(packages, "docs/guides/sdk-typescript.md"), "utf8");
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ""]) => code);
  expect(blocks.length).toBeGreaterThan(10);
  for (const block of blocks)
    expect(
      known.some((text) => `\n${text}`.includes(`\n${block}`)),
      block,
    ).toBe(true);
});

test("the first call", async () => {
  vi.stubEnv("ASSESSMENT_API_URL", baseUrl);
  vi.stubEnv("ASSESSMENT_API_KEY", apiKey);
  expect(await shown(() => import("./guide/first-call.ts"))).toEqual([expect.stringMatching(/^cnd_\w+ NEW$/)]);
});

test("pages", async () => {
  await create("walked@example.com", ["backend"]);
  await create("passed@example.com");
  const emails = await shown(() => calls.walk(client));
  expect(emails).toContain("walked@example.com");
  expect(emails).not.toContain("passed@example.com");
});

test("errors", async () => {
  expect(await shown(() => calls.result(client))).toEqual([expect.stringMatching(/^404 There is no candidate/)]);
  expect(await shown(() => calls.refused(client))).toEqual([
    expect.stringMatching(/^404 There is no candidate.* err_\S+$/),
  ]);
});

test("options", async () => {
  const { id } = await create("options@example.com");
  expect(await shown(() => calls.optionsOfACall(calls.options(baseUrl, apiKey), id))).toEqual(["NEW"]);
});

test("a creation that arrived is distinguished from one that did not", async () => {
  let requests = 0;
  const losing = createClient({
    baseUrl,
    apiKey,
    async fetch(request) {
      const response = await fetch(request);
      if (++requests === 1) throw new TypeError("the response is lost");
      return response;
    },
  });
  const created = async () => {
    const found: Candidate[] = [];
    for await (const one of paginate(client, "/candidates")) if (one.externalId === "ats-20417") found.push(one);
    return found;
  };
  expect(await shown(() => calls.createOnce(losing))).toEqual(["the candidate is there: an earlier try arrived"]);
  const [only, ...others] = await created();
  expect(others).toEqual([]);
  await unwrap(client.DELETE("/candidates/{id}", { params: { path: { id: only?.id ?? "" } } }));
  expect(await shown(() => calls.createOnce(losing))).toEqual([
    expect.stringMatching(/^the candidate is there: cnd_\w+$/),
  ]);
  expect(requests).toBe(3);
});

test("the raw response", async () => {
  const [line] = await shown(() => calls.raw(client));
  expect(line).toMatch(/^\d+ application\/vnd\.vendor\.v2\.hal\+json\S* \d{3,}$/);
});

test("hooks", async () => {
  expect(await shown(() => calls.result(calls.hooks(baseUrl, apiKey)))).toEqual([
    expect.stringMatching(/^getCandidate 1 404 \d+ ms$/),
    expect.stringMatching(/^404 /),
  ]);
  const lines = await shown(() => calls.result(calls.hooks("http://127.0.0.1:9/v2", apiKey)).catch(() => {}));
  expect(lines).toEqual([expect.stringMatching(/^getCandidate 1 TypeError: fetch failed given up$/)]);
});

test("responses that differ from the document", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ items: null }));
  onTestFinished(() => void vi.restoreAllMocks());
  const lines = await shown(() => calls.reporting(baseUrl, apiKey).GET("/candidates"));
  expect(lines).toContain("listCandidates 200 /_embedded missing instead of present");
  expect(await shown(() => calls.refusing(baseUrl, apiKey))).toEqual([
    expect.stringMatching(/^listCandidates 200: \/\w+ is missing instead of present, and \d more \[object Object\]$/),
  ]);
});

test("each attempt is an OpenTelemetry span", async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  trace.setGlobalTracerProvider(provider);
  onTestFinished(() => trace.disable());
  await import("./guide/spans.ts");
  const server = createServer(
    (_, response) => void response.writeHead(exporter.getFinishedSpans().length === 0 ? 503 : 204).end(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const called = createClient({ baseUrl: url, apiKey, retry: { seconds: 0.001 } });
  await unwrap(called.DELETE("/candidates/{id}", { params: { path: { id: "cnd_1" } } }));
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name, attributes }) => [name, attributes["http.response.status_code"]])).toEqual([
    ["DELETE", 503],
    ["DELETE", 204],
  ]);
});

const delivered = document.components.examples.eventSeveralAtOnce.value;
const delivery = (secret: string) => ({
  method: "POST",
  headers: { "Vendor-Hook-Secret": secret, "Content-Type": "application/vnd.vendor.v2.hal+json" },
  body: JSON.stringify(delivered),
});

/** Sends a delivery over HTTP to a server on a free port. */
async function byHttp(listen: () => Promise<{ port: number; close: () => unknown }>, secret: string) {
  const { port, close } = await listen();
  try {
    return (await fetch(`http://127.0.0.1:${port}/events`, delivery(secret))).status;
  } finally {
    await close();
  }
}

const receivers: Record<string, (secret: string) => Promise<number>> = {
  Hono: async (secret) => (await frameworks.withHono().request("/events", delivery(secret))).status,
  Fastify: (secret) =>
    byHttp(async () => {
      const app = frameworks.withFastify();
      await app.listen({ port: 0, host: "127.0.0.1" });
      return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
    }, secret),
  Express: (secret) =>
    byHttp(async () => {
      const server = frameworks.withExpress().listen(0, "127.0.0.1");
      await once(server, "listening");
      return { port: (server.address() as AddressInfo).port, close: () => server.close() };
    }, secret),
};

test.each(Object.entries(receivers))("webhooks with %s", async (_, deliver) => {
  vi.stubEnv("ASSESSMENT_API_WEBHOOK_SECRET", "whs_test");
  let statuses: number[] = [];
  const lines = await shown(async () => {
    statuses = [await deliver("whs_test"), await deliver("whs_other")];
  });
  expect(statuses).toEqual([204, 401]);
  expect(lines).toEqual(delivered.map(({ candidateId, event }) => `${candidateId} ${event}`));
});
