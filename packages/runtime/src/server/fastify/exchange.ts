import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HandlerResponse } from "../contract.ts";
import type { ByteStream, Exchange, Payload } from "../exchange.ts";
import { arrived, byteStream, readAll } from "./read.ts";

/** Called for each error after a response has begun. */
export type OnLateError = (error: unknown, request: FastifyRequest) => void;

/** Called with each fully buffered body. */
export type OnBody = (body: Buffer, request: FastifyRequest) => void;

const asIs = (payload: unknown) => payload as string;

/** A Fastify request and reply. Computes the URL and signal lazily. */
export class FastifyExchange implements Exchange {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #onBody: OnBody | undefined;
  readonly #onLateError: OnLateError | undefined;
  #signal: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, onBody?: OnBody, onLateError?: OnLateError) {
    this.#request = request;
    this.#reply = reply;
    this.#onBody = onBody;
    this.#onLateError = onLateError;
  }

  get method(): string {
    return this.#request.method;
  }

  get target(): string {
    return this.#request.raw.url ?? "";
  }

  get params(): Record<string, string> {
    return this.#request.params as Record<string, string>;
  }

  get headers(): Exchange["headers"] {
    return this.#request.headers;
  }

  get url(): string {
    const { protocol, host, originalUrl } = this.#request;
    return `${protocol}://${host}${originalUrl}`;
  }

  get signal(): AbortSignal {
    if (this.#signal !== undefined) return this.#signal;
    const controller = new AbortController();
    const { raw } = this.#reply;
    const gone = () => {
      if (!raw.writableEnded) controller.abort(new DOMException("The client disconnected", "AbortError"));
    };
    if (raw.destroyed || raw.socket?.destroyed) gone();
    else raw.once("close", gone);
    this.#signal = controller.signal;
    return this.#signal;
  }

  announcesBody(): boolean {
    const { headers, raw } = this.#request;
    const length = headers["content-length"];
    if (length !== undefined) return length !== "0";
    if (headers["transfer-encoding"] !== undefined) return true;
    // HTTP/2 marks the end of a body in frames, not in a header.
    const { stream } = raw as { stream?: { endAfterHeaders?: boolean } };
    return stream?.endAfterHeaders === false;
  }

  get #source(): Readable {
    return (this.#request.body as Readable | undefined) ?? this.#request.raw;
  }

  readAll(limit: number): Buffer | undefined | Promise<Buffer | undefined> {
    const { raw } = this.#request;
    const source = this.#source;
    const bytes = source === raw ? arrived(raw, limit) : undefined;
    return bytes === undefined ? readAll(source, limit).then((all) => this.#read(all)) : this.#read(bytes);
  }

  #read(bytes: Buffer | undefined): Buffer | undefined {
    if (bytes !== undefined && bytes.length > 0) this.#onBody?.(bytes, this.#request);
    return bytes;
  }

  readStream(limit: number, excess: () => unknown): ByteStream {
    return byteStream(this.#source, limit, excess);
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
    headers: HandlerResponse["headers"],
    contentType: string | undefined,
    payload: Payload | undefined,
  ): void {
    const reply = this.#reply.code(status);
    for (const name in headers) {
      const value = headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (contentType !== undefined) reply.type(contentType);
    const head = this.#request.method === "HEAD";
    if (typeof payload === "string") {
      // Without a serializer Fastify adds a charset to every JSON type, even those without that parameter.
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
