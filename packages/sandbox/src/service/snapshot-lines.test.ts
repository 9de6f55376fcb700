import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decodeBase64, splitPackage, UnreadableBase64Error } from "./snapshot-lines.ts";

const decoded = (text: string) => [...decodeBase64(Buffer.from(text), 100)];

test.each([1, 2, 3, 48, 49, 98, 99, 100, 198, 199, 20_000])("decodes Base64 of %i bytes in pieces", (length) => {
  const bytes = randomBytes(length);
  const pieces = decoded(bytes.toString("base64"));
  expect(Buffer.concat(pieces)).toEqual(bytes);
  expect(pieces.map((piece) => piece.length)).toEqual(pieces.map((_, index) => Math.min(99, length - 99 * index)));
});

test.each(["", "A", "AAA", "AA=A", "AA==AAAA", "AA A", "AAA\n", "AAAÄ", `${"A".repeat(131)}=AAA=`])(
  "does not treat %j as Base64",
  (text) => {
    expect(() => decoded(text)).toThrow(UnreadableBase64Error);
  },
);

const split = (line: string) => {
  const { rest, base64 } = splitPackage(Buffer.from(line)) ?? {};
  return rest && [rest.toString(), base64?.toString()];
};

test("splits the line of a package", () => {
  expect(split('{"collection":"packages","doc":{"id":"a,\\"bytes\\":"},"bytes":"AAAA"}')).toEqual([
    '{"collection":"packages","doc":{"id":"a,\\"bytes\\":"}}',
    "AAAA",
  ]);
});

test.each([
  '{"bytes":"AAAA"}',
  '{"a":1,"bytes":"AA\\u0041A"}',
  '{"a":1,"bytes":"AAAA","b":"c"}',
  '{"a":{"b":1,"bytes":"AAAA"}}',
  '{"a":1,"bytes":5}',
])("does not split %s", (line) => {
  expect(split(line)).toBeUndefined();
});
