import type { Operation } from "../document/openapi.ts";
import { generate } from "../index.ts";
import { load } from "./bundle.ts";

export type Received = Record<"operationId" | "params" | "query" | "headers" | "cookies" | "body", unknown>;

export interface Reply {
  status: number;
  /** The handler's input; bytes are lists of numbers. */
  data?: unknown;
  error?: { problems?: { field: string; message: string }[] };
}

export interface BothSides {
  /** The handler returns its input. */
  call(method: string, path: string, init?: object): Promise<Reply>;
  send(path: string, init?: RequestInit): Promise<Reply>;
  reports: string[];
  files: Record<string, string>;
}

/** Converts a value to JSON: bytes become numbers, files start with their media type. */
export async function plainOf(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return [value.type, ...new Uint8Array(await value.arrayBuffer())];
  if (value instanceof ReadableStream || ArrayBuffer.isView(value))
    return [...new Uint8Array(await new Response(value as BodyInit).arrayBuffer())];
  if (Array.isArray(value)) return Promise.all(value.map(plainOf));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, one]) => [key, await plainOf(one)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

interface Modules {
  createClient(options: object): {
    request(
      method: string,
      path: string,
      init: object,
    ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  };
  defineServer(
    toErrorBody: unknown,
  ): (handlers: object, security: object, options: object) => (request: Request) => Promise<Response>;
}

const echoed = { 200: { description: "What came.", content: { "application/json": { schema: {} } } } };

export async function bothSides(
  operations: Record<string, Operation | object>,
  more: Record<string, unknown> = {},
): Promise<BothSides> {
  const ids = Object.keys(operations).map((_, index) => `o${index}`);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, [place, operation]] of Object.entries(operations).entries()) {
    const [method = "", path = ""] = place.split(" ");
    paths[path] = { ...paths[path], [method]: { operationId: ids[index], responses: echoed, ...operation } };
  }
  const document = { openapi: "3.1.0", info: { title: "Both sides", version: "1" }, paths, ...more };
  const reports: string[] = [];
  const tell = (pointer: string, problem: string) => void reports.push(`${pointer}: ${problem}`);
  const files = await generate(document as never, { adapter: "fetch", tell });
  const { createClient, defineServer } = await load<Modules>(
    files,
    `export { createClient } from "./client.gen.ts"; export { defineServer } from "./server.gen.ts";`,
  );
  const handler = async ({ operationId, params, query, headers, cookies, body }: Received) => ({
    status: 200,
    body: await plainOf({ operationId, params, query, headers, cookies, body }),
  });
  const toErrorBody = (failure: object) => ({ contentType: "application/json", body: failure });
  const unexpected: unknown[] = [];
  const { securitySchemes = {} } = (more.components ?? {}) as { securitySchemes?: object };
  const security = Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({})]));
  const options = { onError: (error: unknown) => void unexpected.push(error) };
  const serve = defineServer(toErrorBody)(Object.fromEntries(ids.map((id) => [id, handler])), security, options);
  const baseUrl = "http://both.example.com";
  const { request } = createClient({ baseUrl, fetch: serve, retry: false, apiKey: "secret" });
  const checked = (status: number, data: unknown, error: unknown): Reply => {
    if (unexpected.length > 0) throw unexpected.pop();
    return { status, ...(data !== undefined && { data }), ...(error !== undefined && { error: error as object }) };
  };
  return {
    reports,
    files,
    async call(method, path, init = {}) {
      const { data, error, response } = await request(method, path, init);
      return checked(response.status, data, error);
    },
    async send(path, init) {
      const response = await serve(new Request(baseUrl + path, init));
      const content: unknown = await response.json();
      return response.ok ? checked(response.status, content, undefined) : checked(response.status, undefined, content);
    },
  };
}
