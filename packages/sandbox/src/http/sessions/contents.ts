import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from "node:zlib";

/** Encoded bytes in a text, such as base64 or hexadecimal digits. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** Possible contents: a run may begin within a group of digits. */
  readonly contents: readonly Buffer[];
  /** Returns the run with other contents of the same length. */
  readonly mask: (written: string) => string;
}

/** Shorter ones hold no name of three letters. */
const SHORTEST = 4;
/** Minimum characters of base64 between other characters, and of a column. */
const NARROWEST = 8;
/** Minimum bytes of a compression without a mark; most words have fewer. */
const LONG_CONTENT = 9;
/** Larger contents cannot be searched in time. */
const LARGEST = 1 << 20;

/** With indentation, and `=` as in quoted-printable. */
const lineBreak = /^=?[ \t>]*[\r\n]+[ \t>]*$/;
const digits = /[\da-f]{6,}/gi;
const hexadecimal = /(?:(?:0x|\\+x|\\+u00|U\+00|%|=|#)?[\da-f]{2}(?:\\+[nrt]|[\s:,;._-]){0,2}){3,}/gi;
const decimal = /\d{1,3}(?:\s*[,;\s]\s*\d{1,3}){2,}/g;
const base32 = /[A-Z2-7]{5,}={0,6}/gi;

export function* runsOf(text: string): Generator<Run> {
  const lines = text.replaceAll(/\\+[nrt]/g, (written) => "\n".repeat(written.length));
  const pieces = [...lines.matchAll(/[A-Za-z0-9+/_-]+={0,2}/g)].map(({ index, 0: piece }) => ({ index, piece }));
  for (const piece of pieces) if (piece.piece.length >= SHORTEST) yield base64Run([piece]);
  for (const group of groupsOf(lines, pieces)) if (group.length > 1) yield base64Run(group);
  // Digits without separators first: a word before them may end in digits, too.
  for (const { index, 0: run } of [...text.matchAll(digits), ...text.matchAll(hexadecimal)]) {
    const plain = run.replaceAll(/0x|\\+x|\\+u00|U\+00|\\+[nrt]|[^\da-f]/gi, "");
    const contents = [Buffer.from(plain, "hex"), Buffer.from(plain.slice(1), "hex")];
    yield { ...rangeOf(index, run), contents, mask: (written) => written.replaceAll(/[\da-f]{2}/gi, "78") };
  }
  for (const { index, 0: run } of text.matchAll(decimal)) {
    const contents = [Buffer.from((run.match(/\d+/g) ?? []).map(Number).filter((byte) => byte < 256))];
    yield { ...rangeOf(index, run), contents, mask: (written) => written.replaceAll(/\d+/g, "120") };
  }
  for (const { index, 0: run } of text.matchAll(base32))
    yield { ...rangeOf(index, run), contents: [fromBase32(run)], mask: cycle("PB4HQ6DY") };
}

const rangeOf = (from: number, run: string) => ({ from, to: from + run.length });

interface Piece {
  readonly index: number;
  readonly piece: string;
}

/** Base64 in lines, or in columns of the same width. */
function* groupsOf(text: string, pieces: readonly Piece[]): Generator<readonly Piece[]> {
  let group: Piece[] = [];
  for (const piece of pieces) {
    const last = group.at(-1);
    const between = last && text.slice(last.index + last.piece.length, piece.index);
    const isNext =
      last !== undefined &&
      between !== undefined &&
      (lineBreak.test(between) || (/^[ \t]+$/.test(between) && isColumn(group, piece)));
    if (!isNext) {
      yield group;
      group = [];
    }
    group.push(piece);
  }
  yield group;
}

const isColumn = ([first, ...others]: readonly Piece[], { piece }: Piece): boolean => {
  const width = first?.piece.length ?? 0;
  return width >= NARROWEST && piece.length <= width && others.every((one) => one.piece.length === width);
};

function base64Run(pieces: readonly Piece[]): Run {
  const joined = pieces.map(({ piece }) => piece.replaceAll("=", "")).join("");
  const starts = joined.length < NARROWEST ? [0] : [0, 1, 2, 3];
  const [first, last] = [pieces[0], pieces.at(-1)] as [Piece, Piece];
  return {
    ...{ from: first.index, to: last.index + last.piece.length },
    contents: starts.map((start) => Buffer.from(joined.slice(start), "base64")),
    mask: cycle("eHh4"),
  };
}

/** Keeps separators and padding. */
const cycle =
  (digits: string) =>
  (written: string): string => {
    let at = 0;
    return written.replaceAll(/\\+[nrt]|[A-Za-z0-9+/_-]/g, (one) =>
      one.length > 1 ? one : (digits[at++ % digits.length] as string),
    );
  };

function fromBase32(run: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const digit of run.toUpperCase()) {
    if (digit === "=") break;
    held = ((held << 5) | (digit < "A" ? Number(digit) + 24 : digit.charCodeAt(0) - 65)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}

/** `Buffer.toString("utf16le", 1)` damages the memory of Node.js 24.21. */
const utf16 = [new TextDecoder("utf-16le"), new TextDecoder("utf-16be")];

/** Archives and compressions without a decoder here. */
const closed = ["BZh", "\xFD7zXZ\0", "7z\xBC\xAF\x27\x1C", "Rar!\x1A", "\x04\x22\x4D\x18", "\x1F\x9D", "%PDF-"];

/**
 * Returns the texts that bytes may be, decompressed if necessary; undefined if they cannot be read.
 * @param unmarked whether to look for a compression without a mark
 */
export function readingsOf(bytes: Buffer, unmarked: boolean): readonly string[] | undefined {
  const text = bytes.toString();
  const latin1 = bytes.toString("latin1");
  if (closed.some((mark) => latin1.startsWith(mark))) return undefined;
  if (!/[^\t\r\n -~]/.test(text)) return [text];
  const readings = text.includes("\uFFFD") ? [text, latin1] : [text];
  for (const decoder of utf16) readings.push(decoder.decode(bytes), decoder.decode(bytes.subarray(1)));
  try {
    for (const content of decompress(bytes, latin1, unmarked)) {
      const inner = readingsOf(content, unmarked);
      if (inner === undefined) return undefined;
      readings.push(...inner);
    }
  } catch {
    return undefined;
  }
  return readings;
}

const zlibMarks = ["x\x01", "x\x5E", "x\x9C", "x\xDA"];

/** Decompresses truncated data, too: its beginning may contain a name. */
const partly = { maxOutputLength: LARGEST, finishFlush: constants.Z_SYNC_FLUSH };

/** @throws Error for contents that are too large, or marked but unreadable */
function* decompress(bytes: Buffer, latin1: string, unmarked: boolean): Generator<Buffer> {
  if (latin1.startsWith("\x1F\x8B")) yield gunzipSync(bytes, partly);
  else if (latin1.startsWith("\x28\xB5\x2F\xFD")) yield zstdDecompressSync(bytes, { maxOutputLength: LARGEST });
  else if (latin1.startsWith("PK")) yield* zipped(bytes, latin1);
  else {
    const readers = [
      ...(zlibMarks.some((mark) => latin1.startsWith(mark)) ? [() => inflateSync(bytes, partly)] : []),
      ...(unmarked && bytes.length >= LONG_CONTENT
        ? [() => inflateRawSync(bytes, partly), () => brotliDecompressSync(bytes, { maxOutputLength: LARGEST })]
        : []),
    ];
    for (const read of readers) {
      const content = ifReadable(read);
      if (content !== undefined && content.length > 0) yield content;
    }
  }
}

/** @throws Error for contents that are too large */
function ifReadable(read: () => Buffer): Buffer | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw error;
    return undefined;
  }
}

/** Reads the files of a ZIP archive. @throws Error for encrypted files and further compressions */
function* zipped(bytes: Buffer, latin1: string): Generator<Buffer> {
  for (let at = latin1.indexOf("PK\x03\x04"); at !== -1; at = latin1.indexOf("PK\x03\x04", at + 4)) {
    if (at + 30 > bytes.length) throw new Error("a ZIP archive without its end");
    const isEncrypted = (bytes.readUInt16LE(at + 6) & 1) === 1;
    const method = bytes.readUInt16LE(at + 8);
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (isEncrypted || (method !== 0 && method !== 8)) throw new Error("a ZIP archive with an unknown compression");
    if (method === 8) yield inflateRawSync(bytes.subarray(start), partly);
  }
}
