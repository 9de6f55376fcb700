/** How often and how soon a stream of events is taken up again. */
export interface ReconnectOptions {
  /** Connections in a row that may bring no event before the stream fails. Default 10. */
  maxRetries?: number;
  /** Wait before the first of them, in seconds, until the server says another one by `retry`; it doubles with each. Default 3. */
  seconds?: number;
  /** Longest wait, also where the server asks for more. Default 30. */
  maxSeconds?: number;
}

/** The call that opens a stream, which is repeated to resume it. */
export interface StreamCall {
  /** In capitals. */
  readonly method: string;
  /** Ends the call. */
  readonly signal: AbortSignal | undefined;
  readonly reconnect: boolean | ReconnectOptions | undefined;
  /** Makes the same call once more, with more headers; its body is left unread, as `data`. */
  readonly again: (headers: Readonly<Record<string, string>>) => Promise<{ response: Response; data?: unknown }>;
}

/** Makes the body of a response items. */
export type ReadItems = (body: ReadableStream<Uint8Array>, call: StreamCall) => AsyncIterable<unknown>;

/** How a sequential media type is read from responses and written to requests. */
export interface Sequence {
  readonly read: ReadItems;
  readonly write: (body: unknown) => unknown;
}
