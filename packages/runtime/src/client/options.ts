import type { Hooks } from "./attempts/hooks.ts";
import type { RateLimitOptions } from "./attempts/rate-limit.ts";
import type { RetryOptions } from "./attempts/retry.ts";
import type { Parameters } from "./contract.ts";
import type { Credential, Credentials } from "./credentials.ts";
import type { DriftOptions } from "./drift/drift.ts";
import type { Middleware } from "./middleware.ts";
import type { ParseAs } from "./response.ts";
import type { ReconnectOptions } from "./sequence.ts";
import type { QuerySerializerOptions } from "./url.ts";

type HeaderValue = string | number | boolean | null | undefined;

export type HeadersOptions = HeadersInit | Record<string, HeaderValue | readonly HeaderValue[]>;

export type Values = Record<string, unknown>;

/** Sends a request. The default is fetch. */
export type Send = (request: Request) => Promise<Response>;

export interface SharedOptions {
  /** Replaces `globalThis.fetch`, for tests or a proxy. */
  fetch?: Send;
  /** Timeout of each attempt in milliseconds, up to the last byte of the response. No timeout by default. */
  timeout?: number | undefined;
  /**
   * Timeout of the whole call in milliseconds, with all attempts and waits. The call fails at once if the next wait
   * would exceed it. No timeout by default.
   */
  totalTimeout?: number | undefined;
  /**
   * Retries broken connections, timeouts, and 408, 429, 500, 502, 503 and 504, for idempotent methods unless `methods`
   * lists others. Off by default.
   */
  retry?: boolean | RetryOptions | undefined;
  /** Replaces the encoder of queries, or sets the styles of arrays and objects for which the document has none. */
  querySerializer?: ((query: never) => string) | QuerySerializerOptions;
  /** Receives the headers of the request. */
  bodySerializer?: (body: never, headers: Headers) => unknown;
  /**
   * Resumes event streams. By default, a broken GET continues after the last event with an `id`. `true` or options also
   * reconnect after a regular end, like EventSource, until a 204.
   */
  reconnect?: boolean | ReconnectOptions;
  pathSerializer?: (path: string, values: Values) => string;
}

export interface ConnectionOptions
  extends SharedOptions,
    DriftOptions,
    Omit<RequestInit, "headers" | "body" | "method" | "signal"> {
  /** Absolute URL of the API with its version: `https://…/v2`. */
  baseUrl: string;
  headers?: HeadersOptions;
  /**
   * Delays requests to stay within the published rate limit, and retries a 429 after its `Retry-After`. `signal` aborts
   * the wait. Off by default.
   */
  waitOn429?: boolean | RateLimitOptions;
  hooks?: Hooks;
}

/** Credentials; generated clients type them by their document. */
export interface VersionClientOptions extends ConnectionOptions {
  apiKey?: Credential | undefined;
  token?: Credential | undefined;
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
