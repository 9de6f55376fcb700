import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ByteStream, Exchange, Payload, WrittenHeaders } from "../exchange.ts";

export type OnLateError = (error: unknown, request: FastifyRequest) => void;

export type OnBody = (body: Buffer, request: FastifyRequest) => void;

const asIs = (payload: unknown) => payload as string;

/** Computes URL and signal lazily. */
export class FastifyExchange implements Exchange {
  readonly method: string;
  readonly target: string;
  readonly params: Exchange["params"];
  readonly headers: Exchange["headers"];
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #onBody: OnBody | undefined;
  readonly #onLateError: OnLateError | undefined;
  #signal: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, onBody?: OnBody, onLateError?: OnLateError) {
    this.method = request.method;
    this.target = request.raw.url ?? "";
    this.params = request.params as Exchange["params"];
    this.headers = request.headers;
    this.#request = request;
    this.#reply = reply;
    this.#onBody = onBody;
    this.#onLateError = onLateError;
  }

  get url(): string {
    const { protocol, host, originalUrl } = this.#request;
    return `${protocol}://${host}${originalUrl}`;
  }

  get signal(): AbortSignal {
    if (this.#signal !== undefined) return this.#signal;
    const controller = new AbortController();
    const { raw } = this.#reply;
    const onDisconnect = () => {
      if (!raw.writableEnded) controller.abort(new DOMException("The client disconnected", "AbortError"));
    };
    if (raw.destroyed || raw.socket?.destroyed) onDisconnect();
    else raw.once("close", onDisconnect);
    this.#signal = controller.signal;
    return this.#signal;
  }

  announcesBody(): boolean {
    const length = this.headers["content-length"];
    if (length !== undefined) return length !== "0";
    if (this.headers["transfer-encoding"] !== undefined) return true;
    // In HTTP/2, frames mark the end of a body.
    const { stream } = this.#request.raw as { stream?: { endAfterHeaders?: boolean } };
    return stream?.endAfterHeaders === false;
  }

  readAll(limit: number): Buffer | undefined | Promise<Buffer | undefined> {
    const { raw, body } = this.#request;
    const source = (body as Readable | undefined) ?? raw;
    const bytes = source === raw ? arrived(raw, limit) : undefined;
    return bytes === undefined ? readAll(source, limit).then((all) => this.#read(all)) : this.#read(bytes);
  }

  #read(bytes: Buffer | undefined): Buffer | undefined {
    if (bytes !== undefined && bytes.length > 0) this.#onBody?.(bytes, this.#request);
    return bytes;
  }

  readStream(limit: number, excess: () => unknown): ByteStream {
    return byteStream((this.#request.body as Readable | undefined) ?? this.#request.raw, limit, excess);
  }

  onceOver(then: () => void): void {
    this.#reply.raw.once("close", then);
  }

  begin(): void {
    this.#reply.raw.flushHeaders();
  }

  failed(error: unknown): void {
    this.#onLateError?.(error, this.#request);
  }

  respond(
    status: number,
    headers: WrittenHeaders,
    contentType: string | undefined,
    payload: Payload | undefined,
  ): void {
    const reply = this.#reply.code(status);
    for (const name in headers) {
      const value = headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (contentType !== undefined) reply.type(contentType);
    const head = this.method === "HEAD";
    if (typeof payload === "string") {
      // Without a serializer Fastify adds a charset to every JSON type.
      reply.serializer(asIs);
      if (head) reply.header("content-length", Buffer.byteLength(payload)).send(null);
      else reply.send(payload);
    } else if (payload instanceof Uint8Array) {
      if (head) reply.header("content-length", payload.byteLength).send(null);
      else reply.send(Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength));
    } else if (!head || payload === undefined) reply.send(payload);
    else {
      if (payload instanceof Readable) payload.destroy();
      else (payload as ReadableStream).cancel().catch(() => {});
      reply.send(null);
    }
  }
}

/** Returns a body if it has arrived completely. Listening for a small body costs more than parsing it. */
export function arrived(request: IncomingMessage, limit: number): Buffer | undefined {
  const { headers, readableLength } = request;
  if (readableLength !== Number(headers["content-length"]) || readableLength > limit) return undefined;
  const bytes: Buffer | null = request.read();
  // Emits the end event for other listeners.
  request.resume();
  return bytes ?? undefined;
}

/** Reads a stream; returns undefined and discards the rest if it exceeds `limit` bytes. */
export function readAll(source: Readable, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let first: Buffer | undefined;
    let more: Buffer[] | undefined;
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        source.off("data", take);
        source.resume();
        resolve(undefined);
      } else if (first === undefined) first = chunk;
      else if (more === undefined) more = [first, chunk];
      else more.push(chunk);
    };
    source.on("data", take);
    source.on("end", () => resolve(more === undefined ? (first ?? Buffer.alloc(0)) : Buffer.concat(more, size)));
    source.on("error", reject);
    source.on("close", () => {
      if (!source.readableEnded) reject(new Error("the client disconnected"));
    });
  });
}

/** Buffer size in bytes. A full buffer pauses the client. */
const bufferSize = 64 * 1024;

/** Converts a body to a web stream that fails with `excess()` after `limit` bytes. */
export function byteStream(source: Readable, limit: number, excess: () => unknown): ByteStream {
  let size = 0;
  let exceeded = false;
  let done = false;
  let begin: (some: boolean) => void = () => {};
  const begun = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  let controller: ReadableStreamDefaultController<Uint8Array>;
  // A connection with unread bytes cannot be reused.
  const stop = () => {
    done = true;
    source.off("data", take);
    source.resume();
  };
  const fail = (error: unknown) => {
    begin(true);
    if (done) return;
    stop();
    controller.error(error);
  };
  function take(chunk: Buffer) {
    begin(true);
    size += chunk.length;
    if (size > limit) {
      exceeded = true;
      fail(excess());
      return;
    }
    controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if ((controller.desiredSize ?? 0) <= 0) source.pause();
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
        source.on("data", take);
        source.on("end", () => {
          begin(size > 0);
          if (done) return;
          done = true;
          own.close();
        });
        source.on("error", fail);
        source.on("close", () => fail(new Error("the client disconnected")));
      },
      pull: () => void source.resume(),
      cancel: stop,
    },
    { highWaterMark: bufferSize, size: (chunk) => chunk.byteLength },
  );
  const release = () => fail(new Error("the request has ended"));
  return { stream, begun, exceeded: () => exceeded, release };
}
