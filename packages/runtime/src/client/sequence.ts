/** Limits of reconnecting to an event stream. */
export interface ReconnectOptions {
  /** Consecutive connections without an event before the stream fails. Default 10. */
  maxRetries?: number;
  /** First wait in seconds, doubled each time. The server's `retry` field overrides it. Default 3. */
  seconds?: number;
  /** Longest wait in seconds, also if the server asks for more. Default 30. */
  maxSeconds?: number;
}

export interface StreamCall {
  readonly method: string;
  readonly signal: AbortSignal | undefined;
  readonly reconnect: boolean | ReconnectOptions | undefined;
  /** Compares an item with the document; may throw. */
  readonly check?: ((item: unknown, index: number) => void) | undefined;
  /** Repeats the call with additional headers. `data` is the unread body. */
  readonly again: (headers: Readonly<Record<string, string>>) => Promise<{ response: Response; data?: unknown }>;
}

export type ReadItems = (body: ReadableStream<Uint8Array>, call: StreamCall) => AsyncIterable<unknown>;

export interface Sequence {
  readonly read: ReadItems;
  readonly write: (body: unknown) => unknown;
}
