import { setTimeout as sleep } from "node:timers/promises";
import { isEndless } from "../document/media-types.ts";
import type { Call } from "./calls.ts";

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  body: Uint8Array;
  request: string;
}

export interface TimedResponse extends ReceivedResponse {
  /** Time from the request to the end of the body. */
  seconds: number;
}

export interface Server {
  baseUrl: string;
  /** HTTP client; default: global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout in seconds; default 30. */
  timeout?: number | undefined;
}

/** A refused connection or a timeout. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
  /** Reason without the request. */
  readonly reason: string;
  readonly timedOut: boolean;

  constructor(request: string, cause: unknown, timeout: number) {
    const reason = reasonOf(cause, timeout);
    super(`${request}: ${reason}`, { cause });
    this.reason = reason;
    this.timedOut = (cause as Error).name === "TimeoutError";
  }
}

export const send = ({ baseUrl, ...server }: Server, { path, ...call }: Call): Promise<TimedResponse> =>
  exchange(baseUrl.replace(/\/+$/, "") + path, call, server);

export async function exchange(
  url: string,
  { method, headers, body }: Omit<Call, "path">,
  { fetch = globalThis.fetch, timeout = 30 }: Omit<Server, "baseUrl"> = {},
): Promise<TimedResponse> {
  const request = `${method} ${url}`;
  const start = performance.now();
  const attempt = () =>
    fetch(url, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout * 1000),
      ...(body === undefined ? {} : { body }),
    });
  try {
    // A server may close an idle connection, so reads get one retry.
    const response = await attempt().catch((error: unknown) =>
      wasClosed(error) && (method === "GET" || method === "HEAD") ? attempt() : Promise.reject(error),
    );
    const content = await contentOf(response, method === "GET" ? STREAM : timeout * 900);
    const seconds = (performance.now() - start) / 1000;
    return { status: response.status, headers: response.headers, body: content, request, seconds };
  } catch (error) {
    throw new UnreachableError(request, error, timeout);
  }
}

/** Milliseconds for the first items of a GET, whose stream may never end. Streams of other requests end with their work. */
const STREAM = 1000;

async function contentOf(response: Response, milliseconds: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body || !isEndless(response.headers.get("content-type") ?? ""))
    return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  const end = sleep(milliseconds, undefined, { ref: false });
  for (;;) {
    const read = await Promise.race([reader.read(), end]);
    if (!read?.value) break;
    chunks.push(read.value);
  }
  await reader.cancel();
  return new Uint8Array(Buffer.concat(chunks));
}

const wasClosed = (error: unknown): boolean =>
  ["UND_ERR_SOCKET", "ECONNRESET"].includes(String(((error as Error).cause as { code?: unknown } | undefined)?.code));

function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return `no response within ${timeout} s`;
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (code === "ECONNREFUSED") return "no server listens at this address";
  if (code === "ENOTFOUND") return "the host is unknown";
  return cause instanceof Error ? cause.message : message;
}
