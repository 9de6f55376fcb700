import { isUtf8 } from "node:buffer";
import { limits, shownBytes } from "../uploads/limits.ts";

export class UnreadableLineError extends Error {
  override name = "UnreadableLineError";
}

export class UnreadableBase64Error extends Error {
  override name = "UnreadableBase64Error";
}

const { snapshotUnpackedBytes, snapshotRatio, snapshotPackageBytes, ratioFromBytes } = limits;

export async function* linesOf(
  source: AsyncIterable<Uint8Array>,
  packed: () => number,
): AsyncGenerator<Buffer, undefined> {
  let pieces: Uint8Array[] = [];
  let [length, total, number] = [0, 0, 1];
  const line = () => {
    const bytes = Buffer.concat(pieces, length);
    if (!isUtf8(bytes)) throw new UnreadableLineError(`is not UTF-8 in line ${number}`);
    pieces = [];
    length = 0;
    number += 1;
    return bytes;
  };
  for await (const chunk of source) {
    total += chunk.length;
    if (total > snapshotUnpackedBytes)
      throw new UnreadableLineError(`has more than ${shownBytes(snapshotUnpackedBytes)}, unpacked`);
    if (total > ratioFromBytes && total > snapshotRatio * packed())
      throw new UnreadableLineError(`is more than ${snapshotRatio} times larger when it is unpacked`);
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      length += end - start;
      yield line();
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > snapshotPackageBytes)
      throw new UnreadableLineError(`has more than ${shownBytes(snapshotPackageBytes)} in line ${number}`);
  }
  if (length > 0) yield line();
}

const BYTES = Buffer.from(',"bytes":"');

/** Cuts the Base64 out of a line, because parsing the whole line would take several times its size in memory. */
export function splitPackage(line: Buffer): { readonly rest: Buffer; readonly base64: Buffer } | undefined {
  const start = line.lastIndexOf(BYTES);
  if (start === -1 || line.at(-2) !== QUOTE || line.at(-1) !== CLOSE) return undefined;
  const base64 = line.subarray(start + BYTES.length, -2);
  if (base64.includes(QUOTE) || base64.includes(BACKSLASH)) return undefined;
  return { rest: Buffer.concat([line.subarray(0, start), line.subarray(-1)]), base64 };
}

/**
 * Decodes at most `size` bytes per piece.
 * @throws UnreadableBase64Error
 */
export function* decodeBase64(text: Buffer, size: number): Generator<Uint8Array> {
  const step = Math.floor(size / 3) * 4;
  for (let start = 0; start === 0 || start < text.length; start += step) {
    const piece = text.toString("latin1", start, start + step);
    const isLast = start + step >= text.length;
    const length = isLast ? Buffer.byteLength(piece, "base64") : (step / 4) * 3;
    const bytes = Buffer.allocUnsafeSlow(length);
    // Node.js skips invalid characters.
    if (length === 0 || piece.length % 4 !== 0 || bytes.write(piece, "base64") !== length)
      throw new UnreadableBase64Error();
    yield new Uint8Array(bytes.buffer);
  }
}

const [QUOTE, BACKSLASH, COMMA, CLOSE] = [34, 92, 44, 125];
const isOpening = (byte: number | undefined) => byte === 91 || byte === 123;
const isClosing = (byte: number | undefined) => byte === 93 || byte === 125;

/** Counts nesting and values, both of which drive the cost of parsing. */
export function measure(line: Buffer): { readonly levels: number; readonly values: number } {
  let [level, levels, values] = [0, 0, 0];
  for (let index = 0; index < line.length; index++) {
    const byte = line[index];
    if (byte === QUOTE) index = endOfText(line, index);
    else if (byte === COMMA) values += 1;
    else if (isOpening(byte)) {
      values += 1;
      level += 1;
      levels = Math.max(level, levels);
    } else if (isClosing(byte)) level -= 1;
  }
  return { levels, values };
}

function endOfText(line: Buffer, start: number): number {
  for (let end = line.indexOf(QUOTE, start + 1); end !== -1; end = line.indexOf(QUOTE, end + 1)) {
    let first = end;
    while (line[first - 1] === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return line.length;
}
