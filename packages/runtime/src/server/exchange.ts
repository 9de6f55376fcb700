import type { HandlerResponse } from "./contract.ts";

/** A stream of Node, as far as it is needed; its own type is not known everywhere. */
export interface NodeStream extends AsyncIterable<unknown> {
  pipe(...to: never[]): unknown;
  destroy(): unknown;
}

/** Source of a response's body. */
export type Payload = string | Uint8Array | ReadableStream<Uint8Array> | NodeStream;

/** The body of a request as it comes in. */
export interface ByteStream {
  readonly stream: ReadableStream<Uint8Array>;
  /** False when the stream ended without a byte. */
  readonly begun: Promise<boolean>;
  readonly exceeded: () => boolean;
  /** Discards what is unread, once the response is sent. */
  readonly release: () => void;
}

/** One request and its response, as an operation needs them, whatever the program's server is: Fastify, or a function of fetch's Request. */
export interface Exchange {
  readonly method: string;
  /** Path and query as they came, percent-encoded. */
  readonly target: string;
  /** Values of the path's parameters, decoded, by the names `p0`, `p1`, … in the order of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Absolute URL of the request. */
  readonly url: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Whether the request comes with a body, as far as its headers tell; one of unknown length may still be empty. */
  announcesBody(): boolean;
  /** The whole body; undefined where it is larger than `limit` bytes. A promise only where some of it is still to come. */
  readAll(limit: number): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** The body as a stream that fails with `excess()` after `limit` bytes. */
  readStream(limit: number, excess: () => unknown): ByteStream;
  /** Calls back once the response is sent, or the client is gone. */
  onceOver(then: () => void): void;
  /** Sends the headers of a response whose first byte may be long in coming; called when the payload's stream is first read. */
  begin(): void;
  /** Told of an error after the response has begun: nothing is left but to break it off. */
  failed(error: unknown): void;
  /** Sends the response: text or a stream with exactly this media type, none of it where the method is HEAD. */
  respond(
    status: number,
    headers: HandlerResponse["headers"],
    contentType: string | undefined,
    payload: Payload | undefined,
  ): void;
}
