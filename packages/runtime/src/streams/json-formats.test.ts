import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allItems, bytesOf, inAnyPieces } from "../testing/bytes.ts";
import { jsonLines } from "./json-lines.ts";
import { jsonSequence } from "./json-sequence.ts";

const cut = "StreamError: an item of the sequence is truncated";

describe("JSON Lines", () => {
  test.each<[string, string, unknown[]]>([
    ["a value on each line", '{"a":1}\n"b"\n3\nnull\n', [{ a: 1 }, "b", 3, null]],
    ["a last line without its end", "1\n2", [1, 2]],
    ["blank lines and CRLF", "\n1\r\n\r\n \n2\r\n", [1, 2]],
    ["line separators of Unicode within text", '"a\u2028b\u0085é😀"\n', ["a\u2028b\u0085é😀"]],
    ["a byte order mark", "\ufeff1\n", [1]],
    ["nothing", "", []],
  ])("reads %s, wherever the stream is cut", async (_, text, items) => {
    expect(await inAnyPieces(text, jsonLines)).toEqual([items]);
  });

  test("reports the invalid line after the valid ones before it", async () => {
    const [items, ...others] = await inAnyPieces('1\n{"a":\n3\n', jsonLines);
    expect(others).toEqual([]);
    expect(items).toEqual([1, expect.stringMatching(/^StreamError: an item of the stream is not JSON: /)]);
  });

  test("refuses bytes that are no UTF-8", async () => {
    const items = await allItems(bytesOf("1\n", new Uint8Array([0x22, 0xff, 0x22, 0x0a])), jsonLines);
    expect(items).toEqual([1, "StreamError: the stream is not UTF-8"]);
  });

  test("refuses a line that is too long, whether it ends or not", async () => {
    for (const text of [`"${"a".repeat(2000)}"\n`, `"${"a".repeat(2000)}`])
      expect(await allItems(bytesOf("1\n", text), jsonLines)).toEqual([
        1,
        "StreamError: an item of the stream is longer than 1000 characters",
      ]);
  });
});

describe("JSON text sequences", () => {
  test.each<[string, string, unknown[]]>([
    ["texts between separator and line feed", '\x1e{"a":1}\n\x1e"b"\n\x1e3\n', [{ a: 1 }, "b", 3]],
    ["texts of several lines", '\x1e{\n  "a": [\n    1\n  ]\n}\n\x1e2\n', [{ a: [1] }, 2]],
    ["separators without texts", "\x1e\x1e\n\x1e 1 \n\x1e", [1]],
    ["signs within strings", '\x1e["{\\"[","\\\\"]\n\x1e"}\\u001e"\n', [['{"[', "\\"], "}\x1e"]],
    ["objects without line feeds", '\x1e{"a":1}\x1e[2]\x1e"é😀"', [{ a: 1 }, [2], "é😀"]],
    ["a number that may go on", "\x1e1\n\x1e12", [1, cut]],
    ["a literal that the next text ends", "\x1etrue\x1efalse\n", [cut]],
    [
      "text before the first separator",
      "1\n\x1e2\n",
      ["StreamError: an item of the sequence has no record separator before it"],
    ],
    [
      "two texts after one separator",
      "\x1e1\n2\n",
      [1, "StreamError: an item of the sequence has no record separator before it"],
    ],
  ])("reads %s, wherever the stream is cut", async (_, text, items) => {
    expect(await inAnyPieces(text, jsonSequence)).toEqual([items]);
  });

  test("reports a text that is truncated or invalid JSON", async () => {
    for (const text of ['\x1e1\n\x1e{"a":\x1e2\n', "\x1e1\n\x1e{]}\n"]) {
      const [items, ...others] = await inAnyPieces(text, jsonSequence);
      expect(others).toEqual([]);
      expect(items).toEqual([1, expect.stringMatching(/^StreamError: /)]);
    }
  });

  test("reads a text as soon as its line feed has come", () => {
    for (const text of ['{"a":\n1}\n', '["\\"{"]\n', '["\\\\"]\n', '{"[\\\\\\"":["{"]}\n', "1\n"])
      expect([...jsonSequence.splitter(100).take(`\x1e${text}`)]).toEqual([text]);
  });

  test("refuses a text that is too long", async () => {
    const items = await allItems(bytesOf(`\x1e1\n\x1e[${"\n1,".repeat(1000)}`), jsonSequence);
    expect(items).toEqual([1, "StreamError: an item of the stream is longer than 1000 characters"]);
  });
});

test.each([
  ["JSON Lines", jsonLines],
  ["sequences", jsonSequence],
])("%s: reads its own output in chunks of any size", async (_, format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 20 }), async (values, size) => {
      const bytes = new TextEncoder().encode(values.map(format.write).join(""));
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await allItems(bytesOf(...pieces), format, 100_000)).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
  expect(() => format.write(undefined)).toThrow("a value of the type undefined is not JSON");
});
