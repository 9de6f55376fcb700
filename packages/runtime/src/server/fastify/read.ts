import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { ByteStream } from "../exchange.ts";

/**
 * Returns the body if all of its bytes have arrived; otherwise undefined. A small body arrives with its headers, and
 * listening for it would cost more than parsing it.
 */
export function arrived(request: IncomingMessage, limit: number): Buffer | undefined {
  const { headers, readableLength } = request;
  if (readableLength !== Number(headers["content-length"]) || readableLength > limit) return undefined;
  const bytes: Buffer | null = request.read();
  // Emits the end event for other listeners.
  request.resume();
  return bytes ?? undefined;
}

/** Reads a whole stream. Returns undefined and discards the rest if it exceeds `limit`. */
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

/** Buffer size in bytes. The client has to wait once a slow reader leaves it full. */
const waiting = 64 * 1024;

/** Converts a request body to a web stream that fails with `excess()` after `limit` bytes. Supports backpressure. */
export function byteStream(source: Readable, limit: number, excess: () => unknown): ByteStream {
  let size = 0;
  let exceeded = false;
  let done = false;
  let begin: (some: boolean) => void = () => {};
  const begun = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  let controller: ReadableStreamDefaultController<Uint8Array>;
  // Drain the rest: a connection with unread bytes cannot be reused.
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
    { highWaterMark: waiting, size: (chunk) => chunk.byteLength },
  );
  const release = () => fail(new Error("the request is over"));
  return { stream, begun, exceeded: () => exceeded, release };
}
