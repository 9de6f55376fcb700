import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/** Font libraries inflate WOFF in JavaScript per document, which takes seconds. @see https://www.w3.org/TR/WOFF/ */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new TypeError("This is not a WOFF file");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, HEADER + ENTRY * index));
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = 12 + 16 * tables.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + 16 * index;
    font.write(tag, entry, "latin1");
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += Math.ceil(bytes.length / 4) * 4;
  });
  return font;
}

function tableAt(woff: Buffer, entry: number): { tag: string; checksum: number; bytes: Buffer } {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}
