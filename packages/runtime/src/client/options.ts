import type { Parameters } from "./contract.ts";
import type { Credential, Credentials } from "./credentials.ts";
import type { Middleware } from "./middleware.ts";
import type { ParseAs } from "./response.ts";
import type { ReconnectOptions } from "./sequence.ts";
import type { Hooks } from "./tries/hooks.ts";
import type { RateLimitOptions } from "./tries/rate-limit.ts";
import type { RetryOptions } from "./tries/retry.ts";
import type { QuerySerializerOptions } from "./url.ts";

type HeaderValue = string | number | boolean | null | undefined;

/** Headers of a request; null takes one away that would be sent. */
export type HeadersOptions = HeadersInit | Record<string, HeaderValue | readonly HeaderValue[]>;

export type Values = Record<string, unknown>;

/** Sends a request: fetch, or what stands in its place. */
export type Send = (request: Request) => Promise<Response>;

/** Options of a client and of a single call alike. */
export interface SharedOptions {
  /** Replaces `globalThis.fetch`, for tests or a proxy. */
  fetch?: Send;
  /** Longest time of each try, in milliseconds, to the last byte of its response. None by default. */
  timeout?: number | undefined;
  /**
   * Longest time of the whole call, in milliseconds: all tries and the waits between them. A wait that would end later is not begun: the last
   * failure is handed over at once. None by default.
   */
  totalTimeout?: number | undefined;
  /**
   * Repeats requests that failed for a reason that passes: the connection broke, the try was late, or the response was 408, 429, 500, 502, 503 or 504.
   * Only requests that do no more when they arrive twice (GET, HEAD, OPTIONS, PUT, DELETE, QUERY) are repeated, unless `methods` says otherwise. Off by
   * default.
   */
  retry?: boolean | RetryOptions | undefined;
  /** Writes queries in place of the document's styles; or the styles of all arrays and objects for which it has none. */
  querySerializer?: ((query: never) => string) | QuerySerializerOptions;
  /** Writes bodies in place of the document's way; the headers are those that will be sent. */
  bodySerializer?: (body: never, headers: Headers) => unknown;
  /**
   * Whether a stream of events is taken up again as EventSource does, also after a regular end and until the server responds with 204. Without it, a GET
   * whose connection breaks goes on after the last event that had an `id`; with false, none does.
   */
  reconnect?: boolean | ReconnectOptions;
  /** Fills in the parameters of a path. */
  pathSerializer?: (path: string, values: Values) => string;
}

/** Options of a client besides its credential, those of fetch's requests among them. */
export interface ConnectionOptions extends SharedOptions, Omit<RequestInit, "headers" | "body" | "method" | "signal"> {
  /** Absolute URL of the API, version included: `https://…/v2`. */
  baseUrl: string;
  /** Headers to send with every request, in addition. */
  headers?: HeadersOptions;
  /**
   * Waits instead of failing: requests are held back to stay within the published limit, and one that is still
   * refused with 429 is repeated after its `Retry-After`. A request's `signal` ends the wait. Off by default.
   */
  waitOn429?: boolean | RateLimitOptions;
  /** Watch each try of each call. */
  hooks?: Hooks;
}

/** Options of any client: the generated ones name the credentials of their document. */
export interface VersionClientOptions extends ConnectionOptions {
  apiKey?: Credential | undefined;
  token?: Credential | undefined;
  /** Credentials by the name of their security scheme. */
  auth?: Credentials | undefined;
}

/** Options of a call at run time. */
export interface Init extends SharedOptions, Omit<RequestInit, "headers" | "body" | "method"> {
  baseUrl?: string;
  headers?: HeadersOptions;
  params?: Parameters;
  body?: unknown;
  parseAs?: ParseAs;
  middleware?: Middleware[];
}
