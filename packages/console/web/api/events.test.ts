import { expect, test } from "vitest";
import { readEvents } from "./events.ts";

test("events are read across any chunk boundary, and comments are events without data", async () => {
  const text =
    ': the journal\nretry: 1000\n\nevent: entry\nid: 7\ndata: {"id":"ä"}\n\nevent: entry\ndata: {}\n\ndata: cut';
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const read = [];
  for await (const event of readEvents(stream)) read.push(event);
  expect(read).toEqual([
    { id: undefined, data: undefined },
    { id: "7", data: '{"id":"ä"}' },
    { id: undefined, data: "{}" },
  ]);
});
