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

/** Headers of a request; null removes an inherited header. */
export type HeadersOptions = HeadersInit | Record<string, HeaderValue | readonly HeaderValue[]>;

export type Values = Record<string, unknown>;

/** Sends a request. The default is fetch. */
export type Send = (request: Request) => Promise<Response>;

/** Options of both a client and a single call. */
export interface SharedOptions {
  /** Replaces `globalThis.fetch`, for tests or a proxy. */
  fetch?: Send;
  /** Timeout of each attempt in milliseconds, up to the last byte of the response. No timeout by default. */
  timeout?: number | undefined;
  /**
   * Timeout of the whole call in milliseconds, including all attempts and the waits between them. The call fails at
   * once with the last error if the next wait would exceed it. No timeout by default.
   */
  totalTimeout?: number | undefined;
  /**
   * Retries transient failures: a broken connection, a timeout, or a status of 408, 429, 500, 502, 503 or 504. Retries
   * only idempotent methods (GET, HEAD, OPTIONS, PUT, DELETE, QUERY) unless `methods` lists others. Off by default.
   */
  retry?: boolean | RetryOptions | undefined;
  /** Replaces the encoder of queries, or sets the styles of arrays and objects for which the document has none. */
  querySerializer?: ((query: never) => string) | QuerySerializerOptions;
  /** Replaces the encoder of bodies. Receives the headers of the request. */
  bodySerializer?: (body: never, headers: Headers) => unknown;
  /**
   * Resumes event streams. By default, a broken GET continues after the last event with an `id`. With `true` or
   * options, the stream also reconnects after a regular end, like EventSource, until the server returns 204. `false`
   * disables reconnecting.
   */
  reconnect?: boolean | ReconnectOptions;
  /** Fills in the parameters of a path. */
  pathSerializer?: (path: string, values: Values) => string;
}

/** Options of a client except its credentials. Includes the options of fetch. */
export interface ConnectionOptions
  extends SharedOptions,
    DriftOptions,
    Omit<RequestInit, "headers" | "body" | "method" | "signal"> {
  /** Absolute URL of the API with its version: `https://…/v2`. */
  baseUrl: string;
  /** Default headers of every request. */
  headers?: HeadersOptions;
  /**
   * Delays requests to stay within the published rate limit, and retries a 429 after its `Retry-After`. The `signal` of
   * a request aborts the wait. Off by default.
   */
  waitOn429?: boolean | RateLimitOptions;
  /** Callbacks that observe each attempt of each call. */
  hooks?: Hooks;
}

/** Options of any client. Generated clients name the credentials of their document. */
export interface VersionClientOptions extends ConnectionOptions {
  apiKey?: Credential | undefined;
  token?: Credential | undefined;
  /** Credentials by security scheme. */
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
