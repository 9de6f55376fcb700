import fc from "fast-check";
import { expect, test } from "vitest";
import { allItems, bytesOf, inAnyPieces } from "../testing/bytes.ts";
import { eventStream } from "./event-stream.ts";

/** Text of a stream and its events. The first cases come from the HTML standard, 9.2.6. */
test.each<[string, string, unknown[]]>([
  ["data on several lines", "data: YHOO\ndata: +2\ndata: 10\n\n", [{ data: "YHOO\n+2\n10" }]],
  [
    "comments, ids and a value without data",
    ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
    [{ data: "first event", id: "1" }, { data: "second event", id: "" }, { data: " third event" }],
  ],
  ["empty data, and none at the end", "data\n\ndata\ndata\n\ndata:", [{ data: "" }, { data: "\n" }]],
  ["a space after the colon, or none", "data:test\n\ndata: test\n\n", [{ data: "test" }, { data: "test" }]],
  ["lines that end with CR", "data: a\r\rdata: b\r\r", [{ data: "a" }, { data: "b" }]],
  ["lines that end with CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", [{ data: "a" }, { data: "b" }]],
  ["data on several lines that end with CRLF", "data: a\r\ndata: b\r\n\r\n", [{ data: "a\nb" }]],
  ["lines that end in all ways", "event: x\rdata: a\n\r\ndata: b\r\n\r", [{ event: "x", data: "a" }, { data: "b" }]],
  ["a byte order mark, once", "\ufeffdata: a\n\n\ufeffdata: b\n\n", [{ data: "a" }]],
  ["characters of several bytes", "data: é€😀\n\n", [{ data: "é€😀" }]],
  ["an event that no blank line ends", "data: a\n\ndata: b\n", [{ data: "a" }]],
  [
    "a retry that is a number, and one that is none",
    "retry: 10\ndata: a\n\nretry: 1s\ndata: b\n\n",
    [{ data: "a", retry: 10 }, { data: "b" }],
  ],
  ["an id with NUL", "id: a\0b\ndata: c\n\n", [{ data: "c" }]],
  ["names of fields in another case, with spaces, unknown", "Data: a\n data: b\nfoo: c\ndata: d\n\n", [{ data: "d" }]],
  ["an event without data", "event: a\nid: 7\n\ndata: b\n\n", [{ data: "b" }]],
  ["the last event type", "event: a\nevent: b\ndata: c\n\n", [{ event: "b", data: "c" }]],
])("reads %s, wherever the stream is cut", async (_, text, events) => {
  expect(await inAnyPieces(text, eventStream())).toEqual([events]);
});

test("reads an event as soon as its last CR has come", () => {
  const { take } = eventStream().splitter(100);
  expect([...take("data: a\r\r")]).toEqual([{ data: "a" }]);
  expect([...take("\ndata: b\r\n\r")]).toEqual([{ data: "b" }]);
});

test("remembers ids and waits, also from events without data", () => {
  const { take, state } = eventStream().splitter(100);
  expect([...take("id: 7\nretry: 20\n\n")]).toEqual([]);
  expect(state).toEqual({ id: "7", retry: 20 });
  expect([...take("id: 8\ndata: a\n")]).toEqual([]);
  expect(state.id).toBe("7");
});

test.each([
  ["a line", `data: ${"a".repeat(200)}`],
  ["lines together", "data: aaaaaaaaaa\n".repeat(20)],
  ["a comment", `:${"a".repeat(200)}`],
])("refuses a long item: %s", async (_, text) => {
  const items = await allItems(bytesOf("data: fine\n\n", text), eventStream(), 100);
  expect(items).toEqual([{ data: "fine" }, "StreamError: an item of the stream is longer than 100 characters"]);
});

test("parses JSON by a rule, and reports invalid JSON", async () => {
  const text = 'event: a\ndata: {"n":1}\n\nevent: b\ndata: {"n":1}\n\ndata: [DONE]\n\nevent: a\ndata: {\n\n';
  const items = await allItems(bytesOf(text), eventStream({ json: ["a", "message"], text: ["[DONE]"] }));
  expect(items.slice(0, 3)).toEqual([
    { event: "a", data: { n: 1 } },
    { event: "b", data: '{"n":1}' },
    { data: "[DONE]" },
  ]);
  expect(items[3]).toMatch(/^StreamError: an item of the stream is not JSON: /);
});

test.each<[string, unknown, string]>([
  ["lines of data", { data: "a\nb\r\nc" }, "data: a\ndata: b\ndata: c\n\n"],
  ["all fields", { event: "a", id: "7", retry: 5, data: "" }, "event: a\nid: 7\nretry: 5\ndata: \n\n"],
  ["no data", { id: "7" }, "id: 7\n\n"],
])("writes %s", (_, event, text) => {
  expect(eventStream().write(event)).toBe(text);
});

test.each<[string, unknown]>([
  ["no object", "a"],
  ["an event type of two lines", { event: "a\nid: 1", data: "" }],
  ["an id with NUL", { id: "\0", data: "" }],
  ["a wait that is no whole number", { retry: 1.5, data: "" }],
  ["data that is no text", { data: {} }],
])("does not write %s", (_, event) => {
  expect(() => eventStream().write(event)).toThrow(TypeError);
});

test("reads its own output in chunks of any size", async () => {
  const line = fc.string({ unit: "grapheme", maxLength: 8 }).map((text) => text.replace(/[\r\n\0]/g, ""));
  const event = fc.record(
    { data: fc.jsonValue(), event: line.filter((text) => text !== ""), id: line, retry: fc.nat() },
    { requiredKeys: ["data"] },
  );
  const format = eventStream({ json: true });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 5 }), fc.integer({ min: 1, max: 20 }), async (events, size) => {
      const bytes = new TextEncoder().encode(events.map(format.write).join(""));
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await allItems(bytesOf(...pieces), format)).toEqual(JSON.parse(JSON.stringify(events)));
    }),
  );
});
