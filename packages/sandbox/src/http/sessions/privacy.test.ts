/** Names in encodings of encodings: replaced, or masked with the text around them. */
import {
  brotliCompressSync,
  brotliDecompressSync,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateRawSync,
  inflateSync,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPseudonyms } from "./privacy.ts";

const person = { email: "zoe.qvist@corp.example", firstName: "Zenobia", lastName: "Quistberg" };

function pseudonyms() {
  const made = createPseudonyms(new Set(["note"]));
  made.learn(JSON.stringify(person), true);
  return made;
}

interface Encoding {
  readonly name: string;
  readonly write: (text: string) => string;
  readonly read: (text: string) => string;
}

const bytes = (text: string) => [...Buffer.from(text)];
const hex = (text: string) => bytes(text).map((byte) => byte.toString(16).padStart(2, "0"));
const fromHex = (text: string) => Buffer.from(text.replaceAll(/[^\da-f]/gi, ""), "hex").toString();
const base64 = (given: Buffer) => given.toString("base64");
const fromBase64 = (text: string) => Buffer.from(text, "base64");
const packed = (name: string, pack: (text: string) => Buffer, unpack: (bytes: Buffer) => Buffer): Encoding => ({
  name: `${name} in base64`,
  write: (text) => base64(pack(text)),
  read: (text) => unpack(fromBase64(text)).toString(),
});
const character = (pattern: RegExp, base: number) => (text: string) =>
  text.replaceAll(pattern, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, base)));

const encodings: readonly Encoding[] = [
  { name: "base64", write: (text) => base64(Buffer.from(text)), read: (text) => fromBase64(text).toString() },
  {
    name: "base64url",
    write: (text) => Buffer.from(text).toString("base64url"),
    read: (t) => fromBase64(t).toString(),
  },
  { name: "hex", write: (text) => hex(text).join(""), read: fromHex },
  { name: "percent", write: (text) => `%${hex(text).join("%")}`, read: decodeURIComponent },
  { name: "quoted-printable", write: (text) => `=${hex(text).join("=").toUpperCase()}`, read: fromHex },
  {
    name: "HTML entities",
    write: (text) => [...text].map((one) => `&#${one.codePointAt(0)};`).join(""),
    read: character(/&#(\d+);/g, 10),
  },
  {
    name: "JSON escapes",
    write: (text) => [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
    read: character(/\\u([\da-f]{4})/gi, 16),
  },
  {
    name: "JSON in base64",
    write: (text) => base64(Buffer.from(JSON.stringify({ a: text }))),
    read: (text) => JSON.parse(fromBase64(text).toString()).a,
  },
  packed("gzip", gzipSync, gunzipSync),
  packed("zlib", deflateSync, inflateSync),
  packed("deflate", deflateRawSync, inflateRawSync),
  packed("Brotli", brotliCompressSync, brotliDecompressSync),
  packed("Zstandard", zstdCompressSync, zstdDecompressSync),
  packed(
    "UTF-16",
    (text) => Buffer.from(text, "utf16le"),
    (given) => Buffer.from(given.toString("utf16le")),
  ),
];

/** Undefined if the text is no longer encoded as before. */
function decoded(text: string, chain: readonly Encoding[]): string | undefined {
  try {
    return chain.toReversed().reduce((inner, { read }) => read(inner), text);
  } catch {
    return undefined;
  }
}

const chains = fc
  .array(fc.constantFrom(...encodings), { minLength: 1, maxLength: 9 })
  // Each of these multiplies the length, and the journal keeps no long bodies.
  .filter((chain) => chain.filter(({ name }) => !/base64/.test(name)).length <= 4);

test("no name or address is left in any encoding of encodings", () => {
  fc.assert(
    fc.property(chains, fc.constantFrom(...Object.values(person)), (chain, name) => {
      const text = chain.reduce((inner, { write }) => write(inner), `about ${name} here`);
      fc.pre(text.length < 8192);
      const replaced = pseudonyms().replaceText(`[${text}]`).slice(1, -1);
      expect(replaced).not.toBe(text);
      expect(decoded(replaced, chain)?.toLowerCase() ?? "").not.toContain(name.toLowerCase());
    }),
    { numRuns: Number(process.env.PRIVACY_RUNS ?? 60) },
  );
});

const wrapped = (width: number, end: string) => (text: string) =>
  base64(Buffer.from(`some words, so that there are several lines: ${text}, and some more`)).replaceAll(
    new RegExp(`.{${width}}`, "g"),
    (line) => line + end,
  );
const archive = (text: string) => {
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(5, 26);
  return base64(Buffer.concat([head, Buffer.from("a.txt"), deflateRawSync(`about ${text}`)]));
};
const base32 = (text: string) =>
  (
    bytes(text)
      .map((byte) => byte.toString(2).padStart(8, "0"))
      .join("")
      .match(/.{1,5}/g) ?? []
  )
    .map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");

const others: readonly (readonly [name: string, write: (text: string) => string])[] = [
  ["base64 in lines", wrapped(76, "\r\n")],
  ["base64 in short lines", wrapped(20, "\n")],
  ["base64 in lines with escaped ends", wrapped(76, "\\r\\n")],
  ["base64 in indented lines", wrapped(50, "\n\t")],
  ["base64 after other characters", (text) => `abc${base64(Buffer.from(text))}xyz`],
  ["base64 of base64 after another character", (text) => `x${base64(Buffer.from(base64(Buffer.from(text))))}`],
  ["UTF-7", (text) => `+${base64(Buffer.from(text, "utf16le").swap16()).replaceAll("=", "")}-`],
  ["a ZIP archive", archive],
  ["base32", base32],
  ["base32 in lower case", (text) => base32(text).toLowerCase()],
  ["hex with colons", (text) => hex(text).join(":")],
  ["hex with spaces", (text) => hex(text).join(" ")],
  [
    "hex with 0x",
    (text) =>
      hex(text)
        .map((one) => `0x${one}`)
        .join(", "),
  ],
  ["one long hex number", (text) => `0x${hex(text).join("")}`],
  ["decimal bytes", (text) => bytes(text).join(", ")],
  [
    "octal escapes",
    (text) =>
      bytes(text)
        .map((one) => `\\${one.toString(8).padStart(3, "0")}`)
        .join(""),
  ],
  ["%u escapes", (text) => [...text].map((one) => `%u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")],
  [
    "long entities",
    (text) => [...text].map((one) => `&#x${one.charCodeAt(0).toString(16).padStart(8, "0")};`).join(""),
  ],
  ["a soft line break", (text) => `${text.slice(0, 3)}=\r\n${text.slice(3)}`],
  ["marks of direction", (text) => [...text].join("\u200E")],
  ["variation selectors", (text) => [...text].join("\uFE0F")],
  ["circled letters", (text) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x246f + one.charCodeAt(0)))],
  ["bold letters", (text) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x1d3b9 + one.charCodeAt(0)))],
];

describe.each(others)("a name in %s", (_, write) => {
  test.each(Object.values(person))("is not left: %s", (name) => {
    for (const text of [`see ${write(name)} there`, JSON.stringify({ note: write(name) })])
      expect(pseudonyms().replaceText(text)).not.toContain(write(name));
  });
});

test("numbers that are the bytes of a name are masked", () => {
  expect(pseudonyms().replace({ note: bytes("Quistberg"), sizes: [1, 2, 3] })).toEqual({
    note: bytes("Quistberg").map(() => 120),
    sizes: [1, 2, 3],
  });
});

test("an address that no request gives is replaced in base64 as well", () => {
  const text = base64(Buffer.from("write to somebody.else@corp.example, please"));
  expect(decoded(pseudonyms().replaceText(text), [encodings[0] as Encoding])).not.toContain("somebody.else");
});

test("what cannot be read is masked as a whole", () => {
  const large = base64(gzipSync("x".repeat(5_000_000)));
  const xz = base64(Buffer.concat([Buffer.from("\xFD7zXZ\0", "latin1"), Buffer.from("unknown")]));
  for (const text of [large, xz]) {
    const replaced = pseudonyms().replaceText(`see ${text} there`);
    expect(replaced).toMatch(/^see [eHh4=]+ there$/);
    expect(replaced).toHaveLength(`see ${text} there`.length);
  }
});

test("texts without names stay as they are", () => {
  for (const text of [
    "An essay about candidates, assessments and administrators, in ordinary words of several lengths.",
    "for (const [index, value] of Object.entries(values)) result[index] = value?.trim() ?? 0;",
    "req_VcMfRqnRnxtH tsk_go_append 2026-11-29T12:28:27.899Z 0f8fad5b-d9cb-469f-a165-70867728950e 10.0.0.1",
    base64(Buffer.from("Just a note. Nobody is in it.")),
    base64(gzipSync("Just a note. Nobody is in it.")),
    Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7919) % 256)).toString("base64"),
    "100% of 25% is %41 or =3D or &amp; &#65;",
  ])
    expect(pseudonyms().replaceText(text)).toBe(text);
});
