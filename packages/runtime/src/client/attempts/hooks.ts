import type { RequestTable } from "../contract.ts";

export interface AttemptEvent {
  readonly operation: string;
  readonly method: string;
  /** The URL as sent, without credentials. Its query may hold personal data. */
  readonly url: string;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
  /** Request headers; credentials are replaced by `[redacted]`. */
  readonly headers: Headers;
}

export interface AttemptOutcome extends AttemptEvent {
  /** Milliseconds to the last byte of the response; to its headers with `parseAs: "stream"`. */
  readonly duration: number;
  readonly willRetry: boolean;
  /** Milliseconds until the next attempt. */
  readonly wait: number | undefined;
}

/** Observe each attempt. An exception ends the call; async callbacks delay it. */
export interface Hooks {
  onRequest?: (event: AttemptEvent) => unknown;
  onResponse?: (event: AttemptOutcome & { readonly status: number; readonly responseHeaders: Headers }) => unknown;
  /** Called if the connection broke or timed out. */
  onFailure?: (event: AttemptOutcome & { readonly error: unknown }) => unknown;
}

const redacted = "[redacted]";

export async function attemptEvent(
  { schemes = {}, lazy }: RequestTable,
  schemaPath: string,
  attempt: number,
  { method, url, headers: sent }: Request,
): Promise<AttemptEvent> {
  const name = `${method} ${schemaPath}`;
  const operation = (await lazy?.())?.operationIds[name] ?? name;
  const headers = new Headers(sent);
  const shown = new URL(url);
  for (const one of Object.values(schemes))
    if (one.in === "query" && shown.searchParams.has(one.name)) shown.searchParams.set(one.name, redacted);
  const keys = Object.values(schemes).filter((one) => one.in === "header");
  for (const key of ["Authorization", "Proxy-Authorization", "Cookie", ...keys.map((one) => one.name)])
    if (headers.has(key)) headers.set(key, redacted);
  return { operation, method, url: String(shown), attempt, headers };
}
