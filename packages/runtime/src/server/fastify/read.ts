import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { ByteStream } from "../exchange.ts";

/**
 * The body of a request whose bytes have all arrived; undefined where some must be waited for. A small body comes with its headers, and is there once
 * the credential is checked: to listen for it would cost more than to parse it.
 */
export function arrived(request: IncomingMessage, limit: number): Buffer | undefined {
  const { headers, readableLength } = request;
  if (readableLength !== Number(headers["content-length"]) || readableLength > limit) return undefined;
  const bytes: Buffer | null = request.read();
  // So that its end comes, for whoever waits for that.
  request.resume();
  return bytes ?? undefined;
}

/** Reads a whole stream; undefined when it is larger than `limit`, whose rest is then discarded. */
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
      if (!source.readableEnded) reject(new Error("the client went away"));
    });
  });
}

/** Bytes that may wait for a slow reader before the client has to wait. */
const waiting = 64 * 1024;

/** A web stream over a request's body that fails with `excess()` after `limit` bytes; nothing is kept beyond what is read. */
export function byteStream(source: Readable, limit: number, excess: () => unknown): ByteStream {
  let size = 0;
  let exceeded = false;
  let done = false;
  let begin: (some: boolean) => void = () => {};
  const begun = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  let controller: ReadableStreamDefaultController<Uint8Array>;
  // The rest is read and discarded: a connection with unread bytes could not be used again.
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
        source.on("close", () => fail(new Error("the client went away")));
      },
      pull: () => void source.resume(),
      cancel: stop,
    },
    { highWaterMark: waiting, size: (chunk) => chunk.byteLength },
  );
  const release = () => fail(new Error("the request is over"));
  return { stream, begun, exceeded: () => exceeded, release };
}
