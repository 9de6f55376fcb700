import type { ByteStream, Exchange, NodeStream, Payload, WrittenHeaders } from "../exchange.ts";

export class FetchExchange implements Exchange {
  readonly target: string;
  readonly params: Readonly<Record<string, string>>;
  readonly #request: Request;
  #headers: Record<string, string> | undefined;
  readonly #onLateError: ((error: unknown) => void) | undefined;
  #over: (() => void)[] = [];
  #response: Response | undefined;
  readonly #gone = new AbortController();
  #signal: AbortSignal | undefined;

  constructor(
    request: Request,
    target: string,
    params: Readonly<Record<string, string>>,
    onLateError?: (error: unknown) => void,
  ) {
    this.#request = request;
    this.target = target;
    this.params = params;
    this.#onLateError = onLateError;
  }

  get method(): string {
    return this.#request.method;
  }

  get headers(): Exchange["headers"] {
    this.#headers ??= Object.fromEntries(this.#request.headers);
    return this.#headers;
  }

  get url(): string {
    return this.#request.url;
  }

  /** Aborts with the request or the response body: some platforms abort only the body if the client disconnects. */
  get signal(): AbortSignal {
    this.#signal ??= AbortSignal.any([this.#request.signal, this.#gone.signal]);
    return this.#signal;
  }

  get response(): Response | undefined {
    return this.#response;
  }

  announcesBody(): boolean {
    return this.#request.body !== null;
  }

  async readAll(limit: number): Promise<Uint8Array | undefined> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (const reader = (this.#request.body as ReadableStream<Uint8Array>).getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > limit) {
        reader.cancel().catch(() => {});
        return undefined;
      }
      chunks.push(value);
    }
    return joined(chunks, size);
  }

  readStream(limit: number, excess: () => unknown): ByteStream {
    const reader = (this.#request.body as ReadableStream<Uint8Array>).getReader();
    let size = 0;
    let exceeded = false;
    const next = async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done || value.byteLength > 0) return value;
      }
    };
    let first: ReturnType<typeof next> | undefined = next();
    const begun = first.then((chunk) => chunk !== undefined).catch(() => true);
    const release = () => void reader.cancel().catch(() => {});
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = await (first ?? next());
          first = undefined;
          if (chunk === undefined) return controller.close();
          size += chunk.byteLength;
          if (size <= limit) return controller.enqueue(chunk);
          exceeded = true;
          controller.error(excess());
          release();
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return { stream, begun, exceeded: () => exceeded, release };
  }

  onceOver(then: () => void): void {
    this.#over.push(then);
  }

  begin(): void {
    // Nothing to do: the headers are already sent.
  }

  failed(error: unknown): void {
    this.#onLateError?.(error);
  }

  respond(status: number, given: WrittenHeaders, contentType: string | undefined, payload: Payload | undefined): void {
    const headers = new Headers();
    for (const name in given)
      for (const value of [given[name]].flat()) if (value !== undefined) headers.append(name, String(value));
    if (contentType !== undefined) headers.set("content-type", contentType);
    const bytes = typeof payload === "string" ? new TextEncoder().encode(payload) : payload;
    const over = () => {
      for (const then of this.#over.splice(0)) then();
    };
    let body: Uint8Array | ReadableStream<Uint8Array> | null = null;
    if (bytes instanceof Uint8Array) {
      headers.set("content-length", String(bytes.byteLength));
      if (this.method !== "HEAD") body = bytes;
      over();
    } else if (bytes === undefined) over();
    else if (this.method === "HEAD") {
      if (bytes instanceof ReadableStream) bytes.cancel().catch(() => {});
      else bytes.destroy();
      over();
    } else
      body = ending(bytes instanceof ReadableStream ? bytes : webStream(bytes), over, () =>
        this.#gone.abort(new DOMException("The client disconnected", "AbortError")),
      );
    this.#response = new Response(body as BodyInit | null, { status, headers });
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}

function ending(
  stream: ReadableStream<Uint8Array>,
  over: () => void,
  onDisconnect: () => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        over();
      },
      async cancel(reason) {
        onDisconnect();
        over();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function webStream(stream: NodeStream): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? new TextEncoder().encode(value) : (value as Uint8Array));
      },
      cancel: () => void stream.destroy(),
    },
    { highWaterMark: 0 },
  );
}
