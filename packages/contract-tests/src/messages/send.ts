import type { Call } from "./calls.ts";

/** A server's response, read to its end. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** The request in one line, for reports: `GET http://127.0.0.1:4020/v1/exams`. */
  request: string;
}

export interface TimedResponse extends ReceivedResponse {
  /** From the request to the end of the body. */
  seconds: number;
}

export interface Server {
  /** Base URL, version included, for example `http://127.0.0.1:4020/v1`. */
  baseUrl: string;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Seconds to wait for a response; default 30. */
  timeout?: number | undefined;
}

/** The server could not be reached or did not respond in time. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
  /** Why, without the request. */
  readonly reason: string;
  readonly timedOut: boolean;

  constructor(request: string, cause: unknown, timeout: number) {
    const reason = reasonOf(cause, timeout);
    super(`${request}: ${reason}`, { cause });
    this.reason = reason;
    this.timedOut = (cause as Error).name === "TimeoutError";
  }
}

/** Sends a call and reads the whole response; redirects are not followed. Throws an UnreachableError when none comes. */
export const send = ({ baseUrl, ...server }: Server, { path, ...call }: Call): Promise<TimedResponse> =>
  exchange(baseUrl.replace(/\/+$/, "") + path, call, server);

/** The same for a whole address. */
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
    // A server may close a connection that was idle at the moment at which the next request is sent on it: reads are sent once more.
    const response = await attempt().catch((error: unknown) =>
      wasClosed(error) && (method === "GET" || method === "HEAD") ? attempt() : Promise.reject(error),
    );
    const content = new Uint8Array(await response.arrayBuffer());
    const seconds = (performance.now() - start) / 1000;
    return { status: response.status, headers: response.headers, body: content, request, seconds };
  } catch (error) {
    throw new UnreachableError(request, error, timeout);
  }
}

const wasClosed = (error: unknown): boolean =>
  ["UND_ERR_SOCKET", "ECONNRESET"].includes(String(((error as Error).cause as { code?: unknown } | undefined)?.code));

function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return `no response within ${timeout} s`;
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (code === "ECONNREFUSED") return "nothing listens there";
  if (code === "ENOTFOUND") return "there is no such host";
  return cause instanceof Error ? cause.message : message;
}
