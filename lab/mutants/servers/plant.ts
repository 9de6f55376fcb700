import { type ApiDocument, findOperation, isJson } from "@assessment-api/contract-tests/internal";
import type { Plant, PlantedRequest, PlantedResponse } from "./fault.ts";

const EMPTY = new Set([101, 204, 205, 304]);

export function plantedFetch(document: ApiDocument, baseUrl: string, plant: Plant): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = await readRequest(document, baseUrl, String(input), init);
    const response = await plant(request, (changed) => forward(changed, init));
    const body = EMPTY.has(response.status) || request.method === "HEAD" ? null : writeBody(response);
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

async function readRequest(
  document: ApiDocument,
  baseUrl: string,
  address: string,
  init: RequestInit,
): Promise<PlantedRequest> {
  const url = new URL(address);
  const base = new URL(baseUrl).pathname;
  const method = init.method ?? "GET";
  const headers = new Headers(init.headers);
  const { operation, values } = url.pathname.startsWith(`${base}/`)
    ? findOperation(document, method, url.pathname.slice(base.length))
    : { operation: undefined, values: {} };
  return { method, url, headers, body: readBody(headers, init.body ?? undefined), operation, values };
}

function readBody(headers: Headers, body: unknown): unknown {
  if (typeof body !== "string" || !isJson(headers.get("content-type") ?? "")) return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** Drops hop-by-hop headers. */
async function forward({ method, url, headers, body }: PlantedRequest, init: RequestInit): Promise<PlantedResponse> {
  const text =
    body === undefined || typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await fetch(url, {
    ...init,
    method,
    headers,
    ...(text === undefined ? { body: null } : { body: text as NonNullable<RequestInit["body"]> }),
  });
  const received = await response.text();
  const kept = new Headers(response.headers);
  for (const name of ["content-length", "transfer-encoding", "connection", "keep-alive"]) kept.delete(name);
  return { status: response.status, headers: kept, body: readBody(kept, received) };
}

function writeBody({ body }: PlantedResponse): string | null {
  if (body === undefined || body === "") return null;
  return typeof body === "string" ? body : JSON.stringify(body);
}
