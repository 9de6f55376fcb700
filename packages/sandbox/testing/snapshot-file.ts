import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";

export type Doc = Record<string, unknown>;

export interface EntityLine {
  collection: string;
  version: number;
  doc: Doc;
  bytes?: string;
  [member: string]: unknown;
}

export interface SnapshotText {
  head: Doc;
  readonly lines: EntityLine[];
}

export function readFile(file: Uint8Array): SnapshotText {
  const [head, ...lines] = gunzipSync(file)
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { head, lines: lines.slice(0, -1) };
}

/** @returns the file text with a valid checksum */
export function textOf({ head, lines }: SnapshotText, written: Readonly<Record<number, string>> = {}): string {
  const before = [head, ...lines].map((line, index) => `${written[index + 1] ?? JSON.stringify(line)}\n`).join("");
  const sha256 = createHash("sha256").update(before).digest("hex");
  return `${before}${JSON.stringify({ entities: lines.length, sha256 })}\n`;
}

export const packed = (text: string): Buffer => gzipSync(text);

export function lineOf({ lines }: SnapshotText, collection: string, fits: (doc: Doc) => boolean = () => true) {
  const index = lines.findIndex((line) => line.collection === collection && fits(line.doc));
  const line = lines[index];
  if (line === undefined) throw new Error(`the file has no ${collection} of this kind`);
  return { line, number: index + 2 };
}

export function set(doc: Doc, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce((one, name) => one[name] as Doc, doc);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}
