/**
 * FastAPI, httpx and jsonschema judge generated code: they share no code with it. `service.py` has the document.
 * FOREIGN_RUNS and FOREIGN_SEED set the requests per operation and their values.
 */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generate } from "@assessment-api/codegen";
import { serve } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../bundle.ts";
import { installPython, runCases, startService } from "./python.ts";
import { almostNodes, requests, type Sent, type SentFile } from "./values.ts";

const runs = Number(process.env.FOREIGN_RUNS ?? 200);
const seed = Number(process.env.FOREIGN_SEED ?? 1);
const sent = requests.flatMap((request) => fc.sample(request, { numRuns: runs, seed }));

interface Modules {
  createClient(options: object): {
    request(
      method: string,
      path: string,
      init: object,
    ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  };
  defineServer(
    toErrorBody: (failure: object) => object,
  ): (handlers: object, security: object, options: object) => (request: Request) => Promise<Response>;
}

interface Received extends Record<"params" | "query" | "headers" | "cookies", object> {
  operationId: string;
  body: unknown;
}

const folder = mkdtempSync(join(tmpdir(), "assessment-api-foreign-"));
let service: Awaited<ReturnType<typeof startService>>;
let document: object;
let modules: Modules;
let ours: string;
let stopOurs = () => {};

beforeAll(async () => {
  await installPython();
  service = await startService();
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as object;
  for (const [name, text] of Object.entries(await generate(document as never, { adapter: "fetch" }))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const program = join(folder, "program.ts");
  writeFileSync(
    program,
    'export { createClient } from "./client.gen.ts";\nexport { defineServer } from "./server.gen.ts";\n',
  );
  modules = await load<Modules>(program);

  const handler = async ({ operationId, params, query, headers, cookies, body }: Received) =>
    operationId === "read_response_headers"
      ? { status: 200, body: null, headers: body }
      : { status: 200, body: { params, query, headers, cookies, body: await plain(body) } };
  const ids = [...new Set(sent.map(({ operation }) => operation)), "read_response_headers"];
  const toErrorBody = (failure: object) => ({ contentType: "application/json", body: failure });
  const handle = modules.defineServer(toErrorBody)(Object.fromEntries(ids.map((id) => [id, handler])), {}, {});
  const listening = serve({ fetch: handle, hostname: "127.0.0.1", port: 0, overrideGlobalObjects: false });
  await once(listening, "listening");
  ours = `http://127.0.0.1:${(listening.address() as { port: number }).port}`;
  stopOurs = () => void listening.close();
});
afterAll(() => {
  service?.stop();
  stopOurs();
  rmSync(folder, { recursive: true });
});

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, bytes: [...(await value.bytes())] };
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, one]) => [key, await plain(one)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const mapFiles = <Result>(files: Sent["files"], write: (file: SentFile) => Result) =>
  Object.fromEntries(
    Object.entries(files ?? {}).map(([name, file]) => [name, Array.isArray(file) ? file.map(write) : write(file)]),
  );

const toFile = ({ name, type, bytes }: SentFile) => new File([Uint8Array.from(bytes)], name, { type });

/** The body that a handler of either server receives. */
function bodyOf({ json, form, parts, files, text }: Sent): unknown {
  return parts ? { ...parts, ...files } : (json ?? form ?? text);
}

test("FastAPI receives what the generated client sends", async () => {
  const { request } = modules.createClient({ baseUrl: service.url });
  const different: unknown[] = [];
  for (const one of sent) {
    const { method, path, params = {}, files } = one;
    const body = one.parts ? { ...one.parts, ...mapFiles(files, toFile) } : bodyOf(one);
    const { data, error, response } = await request(method, path, { params, ...(body !== undefined && { body }) });
    // The field `data` is bytes for FastAPI, without name and type.
    const { data: bytes } = files ?? {};
    const inBytes = bytes && { data: { bytes: (bytes as SentFile).bytes } };
    const wanted = one.parts
      ? { ...one.parts, ...files, ...inBytes }
      : (bodyOf(one) ?? Object.assign({}, ...Object.values(params)));
    try {
      expect(data).toEqual(wanted);
    } catch {
      different.push({ sent: one, status: response.status, received: data ?? error });
    }
  }
  expect(different).toEqual([]);
});

test("the generated server receives what httpx sends", async () => {
  const cases = sent.map(({ method, path, params = {}, json, form, parts, files, text }) => ({
    method: method.toUpperCase(),
    url: ours + path,
    ...(params.path && { path: params.path }),
    ...(params.query && { params: params.query }),
    ...(params.header && { headers: params.header }),
    ...(params.cookie && { cookies: params.cookie }),
    ...(json !== undefined && { json }),
    ...(form && { data: form }),
    ...(parts && { data: parts }),
    ...(files && { files: Object.entries(files).flatMap(([name, all]) => [all].flat().map((file) => [name, file])) }),
    ...(text !== undefined && { content: text, headers: { "content-type": "text/plain; charset=utf-8" } }),
  }));
  const results = await runCases<{ status: number; body: Record<string, unknown> }>(cases);
  const places = { path: "params", query: "query", header: "headers", cookie: "cookies" } as const;
  const different: unknown[] = [];
  for (const [index, one] of sent.entries()) {
    const { status, body } = results[index] ?? { status: 0, body: {} };
    const wanted = Object.entries(one.params ?? {}).map(([place, values]) => [places[place as "path"], values]);
    try {
      expect(body).toMatchObject(Object.fromEntries(wanted));
      if (bodyOf(one) !== undefined) expect(body.body).toEqual(bodyOf(one));
    } catch {
      different.push({ sent: one, status, received: body });
    }
  }
  expect(different).toEqual([]);
});

test("jsonschema accepts the bodies that the generated server accepts, and no others", async () => {
  const values = fc.sample(almostNodes, { numRuns: runs * 5, seed });
  const pointer = "/components/schemas/Node";
  const [valid = []] = await runCases<boolean[]>([{ document, pointer, values }]);
  const different: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const headers = { "content-type": "application/json" };
    const { status } = await fetch(`${ours}/json`, { method: "POST", headers, body: JSON.stringify(value) });
    if ((status === 200) !== valid[index]) different.push({ value, status, valid: valid[index] });
  }
  expect(different).toEqual([]);
  expect(valid.filter(Boolean).length).toBeGreaterThan(values.length / 10);
  expect(valid.filter((one) => !one).length).toBeGreaterThan(values.length / 10);
});

test("httpx reads the headers of responses, and the generated client reads FastAPI's", async () => {
  const headers = { "x-text": "a b", "x-count": 7, "x-tags": ["a", "b"], "set-cookie": ["first=1", "second=2"] };
  const url = `${ours}/response-headers`;
  const [result] = await runCases<{ headers: object }>([{ method: "POST", url, json: headers }]);
  const written = { "x-text": ["a b"], "x-count": ["7"], "x-tags": ["a,b"] };
  expect(result?.headers).toMatchObject({ ...written, "set-cookie": ["first=1", "second=2"] });

  const { request } = modules.createClient({ baseUrl: service.url });
  const { response } = await request("post", "/response-headers", { body: { "x-text": "a b", "x-tags": "a,b" } });
  expect(response.headers.get("x-text")).toBe("a b");
  expect(response.headers.get("x-tags")).toBe("a,b");
  expect(response.headers.getSetCookie()).toEqual(["first=1; Path=/; SameSite=lax", "second=2; Path=/; SameSite=lax"]);
});
