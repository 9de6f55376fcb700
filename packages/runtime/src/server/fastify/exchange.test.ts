import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { arrived, byteStream, readAll } from "./exchange.ts";

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));
const excess = () => new Error("too large");

describe("readAll", () => {
  test.each([
    [[], 0, ""],
    [["ab"], 2, "ab"],
    [["a", "b", "c"], 3, "abc"],
    [["ab", "c"], 2, undefined],
  ])("reads %j with a limit of %i", async (texts, limit, expected) => {
    expect((await readAll(chunks(...texts), limit))?.toString()).toBe(expected);
  });

  test("is rejected when the stream fails or ends before its end", async () => {
    const failing = new Readable({ read() {} });
    const ending = new Readable({ read() {} });
    const results = Promise.allSettled([readAll(failing, 9), readAll(ending, 9)]);
    failing.destroy(new Error("reset"));
    ending.destroy();
    expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

describe("arrived", () => {
  function request(length: string | undefined, ...texts: string[]) {
    const message = new IncomingMessage(new Socket());
    if (length !== undefined) message.headers["content-length"] = length;
    for (const text of texts) message.push(Buffer.from(text));
    return message;
  }

  test("reads a complete body without waiting for its end", async () => {
    const message = request("3", "ab", "c");
    expect(arrived(message, 3)?.toString()).toBe("abc");
    const end = once(message, "end");
    message.push(null);
    await end;
  });

  test.each([
    ["that announces more bytes", "4", ["ab", "c"], 9],
    ["of unknown length", undefined, ["abc"], 9],
    ["beyond the limit", "3", ["abc"], 2],
  ])("reads nothing of a body %s", async (_, length, texts, limit) => {
    const message = request(length, ...texts);
    expect(arrived(message, limit)).toBeUndefined();
    message.push(null);
    expect((await readAll(message, 9))?.toString()).toBe("abc");
  });
});

describe("byteStream", () => {
  test("passes the bytes on and reports whether any arrived", async () => {
    const some = byteStream(chunks("a", "b"), 2, excess);
    expect(await some.begun).toBe(true);
    expect(await new Response(some.stream).text()).toBe("ab");
    expect(some.exceeded()).toBe(false);
    expect(await byteStream(chunks(), 2, excess).begun).toBe(false);
  });

  test("fails beyond the limit, and reads the rest away", async () => {
    const source = chunks("ab", "c", "d");
    const { stream, exceeded } = byteStream(source, 2, excess);
    await expect(new Response(stream).text()).rejects.toThrow("too large");
    expect(exceeded()).toBe(true);
    if (!source.readableEnded) await new Promise((resolve) => source.once("end", resolve));
  });

  test("fails once it is released, and is not hurt by that at its end", async () => {
    const open = byteStream(new Readable({ read() {} }), 2, excess);
    open.release();
    await expect(new Response(open.stream).text()).rejects.toThrow("the request has ended");
    const ended = byteStream(chunks("a"), 2, excess);
    const text = new Response(ended.stream).text();
    expect(await text).toBe("a");
    ended.release();
  });
});
