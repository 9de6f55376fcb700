import type { RequestTable } from "../contract.ts";

/** A try of a call: its request. */
export interface TryEvent {
  /** The operationId of the document. */
  readonly operation: string;
  readonly method: string;
  /** The address as it is sent, but for a key in it. Its query may hold personal data. */
  readonly url: string;
  /** 1 for the first try of a call. */
  readonly attempt: number;
  /** Headers of the request; `[redacted]` stands for the key and other credentials. */
  readonly headers: Headers;
}

/** A try that is over. */
export interface TryOutcome extends TryEvent {
  /** Milliseconds that the try took, to the last byte of its response. Of a body that is left unread (`parseAs: "stream"`), to its first one. */
  readonly duration: number;
  /** Whether another try follows. */
  readonly willRetry: boolean;
  /** Milliseconds until then. */
  readonly wait: number | undefined;
}

/** Functions that watch each try of each call, and change nothing. What one throws ends the call. They may be async: the call waits for them. */
export interface Hooks {
  onRequest?: (event: TryEvent) => unknown;
  /** There is a response, whatever its status. */
  onResponse?: (event: TryOutcome & { readonly status: number; readonly responseHeaders: Headers }) => unknown;
  /** There is no response, or one that broke off or was late. */
  onFailure?: (event: TryOutcome & { readonly error: unknown }) => unknown;
}

const redacted = "[redacted]";

/** The part of a request that hooks see. */
export async function tryEvent(
  { schemes = {}, operationIds }: RequestTable,
  schemaPath: string,
  attempt: number,
  { method, url, headers: sent }: Request,
): Promise<TryEvent> {
  const name = `${method} ${schemaPath}`;
  const operation = (await operationIds?.())?.operationIds[name] ?? name;
  const headers = new Headers(sent);
  const shown = new URL(url);
  for (const one of Object.values(schemes))
    if (one.in === "query" && shown.searchParams.has(one.name)) shown.searchParams.set(one.name, redacted);
  const keys = Object.values(schemes).filter((one) => one.in === "header");
  for (const key of ["Authorization", "Proxy-Authorization", "Cookie", ...keys.map((one) => one.name)])
    if (headers.has(key)) headers.set(key, redacted);
  return { operation, method, url: String(shown), attempt, headers };
}
