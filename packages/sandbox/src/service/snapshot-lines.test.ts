import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decodeBase64, splitPackage } from "./snapshot-lines.ts";

test.each([1, 2, 3, 48, 49, 49_151, 49_152, 49_153, 200_000])("decodes Base64 of %i bytes", (length) => {
  const bytes = new Uint8Array(randomBytes(length));
  expect(decodeBase64(Buffer.from(Buffer.from(bytes).toString("base64")))).toEqual(bytes);
});

test.each(["", "A", "AAA", "AA=A", "AA==AAAA", "AA A", "AAA\n", "AAAÄ", `${"A".repeat(65_536)}=AAA`])(
  "takes %j for no Base64",
  (text) => {
    expect(decodeBase64(Buffer.from(text))).toBeUndefined();
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
])("leaves %s whole", (line) => {
  expect(split(line)).toBeUndefined();
});
