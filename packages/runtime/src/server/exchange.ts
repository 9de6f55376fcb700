/** The part of a Node stream in use; Node's own type is not available on every platform. */
export interface NodeStream extends AsyncIterable<unknown> {
  pipe(...to: never[]): unknown;
  destroy(): unknown;
}

/** A list is one header per item. */
export type HeaderValue = string | number | readonly string[];
export type WrittenHeaders = Readonly<Record<string, HeaderValue | undefined>> | undefined;

export type Payload = string | Uint8Array | ReadableStream<Uint8Array> | NodeStream;

/** Body of an incoming request. */
export interface ByteStream {
  readonly stream: ReadableStream<Uint8Array>;
  /** False if the stream ended without a byte. */
  readonly begun: Promise<boolean>;
  readonly exceeded: () => boolean;
  /** Discards unread bytes; call after the response is sent. */
  readonly release: () => void;
}

/** One request and its response, independent of the adapter (Fastify or fetch). */
export interface Exchange {
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  /** Decoded path parameters, named `p0`, `p1`, … in path order. */
  readonly params: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly url: string;
  /** Aborts if the client disconnects. */
  readonly signal: AbortSignal;
  /** Whether the headers announce a body. A chunked body may still be empty. */
  announcesBody(): boolean;
  /** Returns the whole body; undefined if it exceeds `limit` bytes. A promise only if bytes are still pending. */
  readAll(limit: number): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Returns the body as a stream that fails with `excess()` after `limit` bytes. */
  readStream(limit: number, excess: () => unknown): ByteStream;
  /** Calls back after the response is sent or the client disconnects. */
  onceOver(then: () => void): void;
  /** Sends the headers before a slow first byte. Called on the first read of the payload's stream. */
  begin(): void;
  /** Called for an error after the response has begun; the only option left is to abort it. */
  failed(error: unknown): void;
  /** Sends text or a stream with exactly this media type; no body for HEAD. */
  respond(status: number, headers: WrittenHeaders, contentType: string | undefined, payload: Payload | undefined): void;
}
