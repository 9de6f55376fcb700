/** The methods of a Node stream that the runtime uses. Some platforms lack `node:stream`. */
export interface NodeStream extends AsyncIterable<unknown> {
  pipe(...to: never[]): unknown;
  destroy(): unknown;
}

/** A header value; a list becomes one header per item. */
export type HeaderValue = string | number | readonly string[];
export type WrittenHeaders = Readonly<Record<string, HeaderValue | undefined>> | undefined;

export type Payload = string | Uint8Array | ReadableStream<Uint8Array> | NodeStream;

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
  readonly target: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly url: string;
  readonly signal: AbortSignal;
  /** Returns whether the headers announce a body. A chunked body may still be empty. */
  announcesBody(): boolean;
  /** Returns the body; undefined if it exceeds `limit` bytes. Returns a promise only if bytes are pending. */
  readAll(limit: number): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Returns the body as a stream that fails with `excess()` after `limit` bytes. */
  readStream(limit: number, excess: () => unknown): ByteStream;
  /** Calls back after the response, or when the client disconnects. */
  onceOver(then: () => void): void;
  /** Sends the headers before a slow first byte. */
  begin(): void;
  /** Reports an error after the response has begun, when it can only be aborted. */
  failed(error: unknown): void;
  /** Sends text or a stream with exactly this media type; HEAD has no body. */
  respond(status: number, headers: WrittenHeaders, contentType: string | undefined, payload: Payload | undefined): void;
}
