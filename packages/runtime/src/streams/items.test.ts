import { expect, test } from "vitest";
import { jsonLines } from "./json-lines.ts";
import { readItems } from "./read-items.ts";
import { writeItems } from "./write-items.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const write = (item: unknown) => jsonLines.write(item);

function counter(log: string[]) {
  let count = 0;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        log.push("next");
        return { done: false, value: count++ };
      },
      async return() {
        log.push("return");
        return { done: true, value: undefined };
      },
    }),
  };
}

test("an item is yielded before later bytes are read", async () => {
  let pulls = 0;
  const stream = new ReadableStream<Uint8Array>(
    { pull: (controller) => void controller.enqueue(encode(`${pulls++}\n`)) },
    { highWaterMark: 0 },
  );
  const items = readItems(stream, jsonLines, { splitter: jsonLines.splitter(100) });
  expect(await items.next()).toEqual({ done: false, value: 0 });
  expect(pulls).toBe(1);
  await items.return?.();
});

test("a loop that is left cancels the stream, and so does an item that is refused", async () => {
  for (const last of ["2\n", "{\n"]) {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode(`1\n${last}`)),
      cancel() {
        cancelled = true;
      },
    });
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of readItems(stream, jsonLines, { splitter: jsonLines.splitter(100) })) {
        seen.push(item);
        if (item === 2) break;
      }
    };
    await read().catch((error: unknown) => seen.push((error as Error).name));
    expect([cancelled, seen.length]).toEqual([true, 2]);
  }
});

test("return ends a wait for the next item", async () => {
  const items = readItems(new ReadableStream(), jsonLines, { splitter: jsonLines.splitter(100) });
  const pending = items.next();
  await items.return?.();
  expect(await pending).toEqual({ done: true, value: undefined });
});

test("pulls items one at a time, and none after a cancellation", async () => {
  const log: string[] = [];
  const reader = writeItems(counter(log), { write }).getReader();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(log).toEqual([]);
  await reader.read();
  await reader.read();
  await turn();
  await reader.cancel();
  expect(log).toEqual(["next", "next", "return"]);
});

test("cancelling reaches items that are waited for", async () => {
  let returned = false;
  const items = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<never>(() => {}),
      async return() {
        returned = true;
        return { done: true, value: undefined } as const;
      },
    }),
  };
  const reader = writeItems(items, { write }).getReader();
  const pending = reader.read();
  await reader.cancel();
  expect([await pending, returned]).toEqual([{ done: true, value: undefined }, true]);
});

test("an item that cannot be encoded ends stream and items, and is reported", async () => {
  const log: string[] = [];
  const received: unknown[] = [];
  const reader = writeItems(counter(log), {
    write: (item, index) => {
      if (index === 1) throw new Error("no more");
      return write(item);
    },
    onError: (error) => received.push(String(error)),
  }).getReader();
  await reader.read();
  await expect(reader.read()).rejects.toThrow("no more");
  expect([received, log]).toEqual([["Error: no more"], ["next", "next", "return"]]);
});

test("sends text while idle, then the item", async () => {
  let give: (value: number) => void = () => {};
  const item = new Promise<number>((resolve) => {
    give = resolve;
  });
  async function* items() {
    yield await item;
  }
  const reader = writeItems(items(), { write, idle: { text: ":\n", milliseconds: 1 } }).getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  expect([await text(), await text()]).toEqual([":\n", ":\n"]);
  give(7);
  let next = await text();
  while (next === ":\n") next = await text();
  expect(next).toBe("7\n");
});
