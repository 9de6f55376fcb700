import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { UnprocessableFileError } from "../domain/errors.ts";
import { limits, shownBytes } from "./limits.ts";
import { quoted, safePath } from "./paths.ts";

export interface PackedFile {
  /** Relative, with `/`, without `.`, `..` or empty parts. */
  readonly path: string;
  readonly size: number;
  /** @throws UnprocessableFileError if the content differs from the headers */
  read(): Promise<Buffer>;
}

export const unprocessable = (reason: string): UnprocessableFileError =>
  new UnprocessableFileError(`The package cannot be processed: ${reason}.`);

/**
 * Opens a ZIP with untrusted headers: limits are checked before and during unpacking.
 * @throws UnprocessableFileError for an invalid ZIP, above `limits`, or with special entries
 */
export async function openZip(bytes: Uint8Array): Promise<readonly PackedFile[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await opened(buffer);
  if (zip.entryCount > limits.entries) throw unprocessable(`it has more than ${limits.entries} files and folders`);
  // yauzl declares this number as boolean.
  const directoryStart = zip.readEntryCursor as unknown as number;
  const files: PackedFile[] = [];
  const paths = createPathSet();
  const places: Place[] = [];
  let total = 0;
  for await (const entry of entriesOf(zip)) {
    const path = safePath(entry.fileName);
    demandPlainEntry(entry);
    if (path === "") continue;
    paths.add(path, entry.fileName.endsWith("/"));
    demandSize(entry);
    total += entry.uncompressedSize;
    if (total > limits.unpackedBytes)
      throw unprocessable(`its files have more than ${shownBytes(limits.unpackedBytes)} when they are unpacked`);
    places.push(await placeOf(zip, entry));
    if (!entry.fileName.endsWith("/"))
      files.push({ path, size: entry.uncompressedSize, read: () => unpack(zip, entry) });
  }
  demandAllListed(zip, buffer);
  demandApart(places, directoryStart);
  return files;
}

async function opened(buffer: Buffer): Promise<ZipFile> {
  const { fromBufferPromise } = await import("yauzl");
  try {
    return await fromBufferPromise(buffer, {
      lazyEntries: true,
      decodeStrings: true,
      validateEntrySizes: true,
      strictFileNames: true,
    });
  } catch (error) {
    const beginsLikeZip = buffer.length >= 4 && buffer.readUInt32LE(0) === 0x04034b50;
    const noEnd = (error as Error).message.startsWith("End of central directory");
    if (!noEnd) throw damaged(error);
    throw unprocessable(beginsLikeZip ? "the end of the ZIP file is missing" : "it is not a ZIP file");
  }
}

const damaged = (error: unknown) => unprocessable(`the ZIP file is damaged (${(error as Error).message})`);

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    const [, name] =
      /^(?:invalid characters in fileName|absolute path|invalid relative path): (.*)$/s.exec(
        (error as Error).message,
      ) ?? [];
    throw name === undefined ? damaged(error) : unprocessable(`the path ${quoted(name)} leads out of the package`);
  }
}

const typeBits = 0o170000;
const plainTypes: readonly number[] = [0, 0o100000, 0o040000];

function demandPlainEntry(entry: Entry): void {
  const name = quoted(entry.fileName);
  const type = (entry.externalFileAttributes >>> 16) & typeBits;
  if (type === 0o120000) throw unprocessable(`${name} is a link`);
  if (!plainTypes.includes(type)) throw unprocessable(`${name} is neither a file nor a folder`);
  if ((entry.generalPurposeBitFlag & 0x2041) !== 0) throw unprocessable(`${name} is encrypted`);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw unprocessable(`${name} uses a compression method other than Deflate`);
}

function demandSize({ fileName, compressedSize, uncompressedSize }: Entry): void {
  const name = quoted(fileName);
  if (fileName.endsWith("/") && uncompressedSize > 0) throw unprocessable(`the folder ${name} has content`);
  if (uncompressedSize > limits.entryBytes)
    throw unprocessable(`${name} has more than ${shownBytes(limits.entryBytes)}`);
  if (uncompressedSize > limits.ratioFromBytes && uncompressedSize > compressedSize * limits.ratio)
    throw unprocessable(`${name} becomes more than ${limits.ratio} times larger when it is unpacked`);
}

/** Rejects paths that are equal on some file system, and files that are also folders. */
function createPathSet() {
  const kinds = new Map<string, "file" | "folder">();
  const add = (key: string, kind: "file" | "folder", path: string) => {
    const known = kinds.get(key);
    if (known !== undefined && (known === "file" || kind === "file"))
      throw unprocessable(`the path ${quoted(path)} occurs twice, ignoring case`);
    kinds.set(key, kind);
  };
  return {
    add(path: string, isFolder: boolean): void {
      const key = path.normalize("NFC").toLowerCase();
      add(key, isFolder ? "folder" : "file", path);
      for (let at = key.lastIndexOf("/"); at > 0; at = key.lastIndexOf("/", at - 1))
        add(key.slice(0, at), "folder", path);
    },
  };
}

interface Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

async function placeOf(zip: ZipFile, entry: Entry): Promise<Place> {
  const name = quoted(entry.fileName);
  try {
    const header = await zip.readLocalFileHeaderPromise(entry);
    if (!header.fileName.equals(entry.fileNameRaw)) throw unprocessable(`${name} has another name in its local header`);
    return { name, start: entry.relativeOffsetOfLocalHeader, end: header.fileDataStart + entry.compressedSize };
  } catch (error) {
    throw error instanceof UnprocessableFileError ? error : damaged(error);
  }
}

/** Rejects a ZIP with more entries than stated. */
function demandAllListed(zip: ZipFile, buffer: Buffer): void {
  const cursor = zip.readEntryCursor as unknown as number;
  if (cursor + 4 <= buffer.length && buffer.readUInt32LE(cursor) === 0x02014b50)
    throw unprocessable("the ZIP file is damaged (it has more files than it states)");
}

/** Rejects overlapping files, which are zip bombs. */
function demandApart(places: Place[], directoryStart: number): void {
  let end = 0;
  for (const place of places.sort((one, other) => one.start - other.start)) {
    if (place.start < end || place.end > directoryStart)
      throw unprocessable(`the content of ${place.name} overlaps with other content`);
    end = place.end;
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const name = quoted(entry.fileName);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.uncompressedSize) throw unprocessable(`${name} is larger than the ZIP file says`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UnprocessableFileError
      ? error
      : unprocessable(`${name} cannot be unpacked (${(error as Error).message})`);
  }
  const bytes = Buffer.concat(chunks, size);
  if (size !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) throw unprocessable(`${name} is damaged`);
  return bytes;
}
