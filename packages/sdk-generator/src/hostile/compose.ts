import { gzipSync } from "node:zlib";
import type { HostileResponse } from "./table.ts";

/**
 * Values of `${…}` in a text: a sample, `x*3`, `in 90 s`, `in 90 s as RFC 850`, `url`, `other host`, `connection`,
 * `key`, `cookie`.
 */
export interface Names {
  readonly samples: Readonly<Record<string, string>>;
  readonly url: string;
  readonly otherHost: string;
  /** Number of the connection within the row, from 1. */
  readonly connection: number;
  readonly key: string;
  readonly cookie: string;
}

function meaningOf(name: string, { samples, otherHost, connection, ...names }: Names): string {
  const repeated = /^(.)\*(\d+)$/.exec(name);
  if (repeated) return (repeated[1] as string).repeat(Number(repeated[2]));
  const ahead = /^in (\d+) s( as RFC 850)?$/.exec(name);
  if (ahead) {
    const date = new Date(Date.now() + Number(ahead[1]) * 1000).toUTCString();
    // A recipient ignores which weekday it is.
    return ahead[2] ? date.replace(/^..., (..) (...) ..(..)/, "Monday, $1-$2-$3") : date;
  }
  const value = { ...samples, ...names, connection: `${connection}`, "other host": otherHost }[name];
  if (value === undefined) throw new Error(`the table names ${name}, which there is not`);
  return value;
}

const fill = (text: string, names: Names) =>
  text.replace(/\$\{([^}]+)\}/g, (_, name: string) => meaningOf(name, names));

type Json = Record<string, unknown>;

/** The texts may be invalid JSON. */
function changed(sample: string, set: Readonly<Record<string, string>>, without: readonly string[]): string {
  const body: Json = JSON.parse(sample);
  const parentOf = (place: string): [Json, string] => {
    const steps = place.split(".");
    const last = steps.pop() as string;
    return [steps.reduce((value, step) => value[step] as Json, body), last];
  };
  for (const place of without) {
    const [parent, name] = parentOf(place);
    delete parent[name];
  }
  const texts = Object.entries(set).map(([place, text], index) => {
    const [parent, name] = parentOf(place);
    parent[name] = `@@${index}@@`;
    return text;
  });
  return JSON.stringify(body).replace(/"@@(\d+)@@"/g, (_, index: string) => texts[Number(index)] as string);
}

export function bodyOf(response: HostileResponse, names: Names): string | undefined {
  const { text, sample, set = {}, without = [] } = response;
  if (sample === undefined) return text === undefined ? undefined : fill(text, names);
  return fill(changed(names.samples[sample] as string, set, without), names);
}

function headOf(response: HostileResponse, length: number | undefined, names: Names): string {
  const { status = 200, headers = {}, chunked, unframed, keep, gzip } = response;
  const framing = chunked ? { "Transfer-Encoding": "chunked" } : unframed ? {} : { "Content-Length": `${length ?? 0}` };
  const lines = Object.entries({
    "Content-Type": "application/vnd.vendor.v2.hal+json",
    ...(keep ? {} : { Connection: "close" }),
    ...(gzip && { "Content-Encoding": "gzip" }),
    ...(length === undefined ? {} : framing),
    ...headers,
  })
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${fill(String(value), names)}\r\n`);
  return `HTTP/1.1 ${status} Any\r\n${lines.join("")}\r\n`;
}

/** Encodes chunks of at most 100 bytes, without the final empty chunk. */
function inChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; start += 100) {
    const part = body.subarray(start, start + 100);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n"));
  }
  return Buffer.concat(parts);
}

/** Compresses a body, with the given fault. */
function compress(body: Buffer, fault: NonNullable<HostileResponse["gzip"]>): Buffer {
  const zipped = gzipSync(body);
  if (fault === "cut") return zipped.subarray(0, Math.floor(zipped.length / 2));
  if (fault === "twice") return gzipSync(zipped);
  // The checksum of the content is before its length, which takes the last four bytes.
  if (fault === "wrong checksum")
    zipped.writeUInt32LE(~zipped.readUInt32LE(zipped.length - 8) >>> 0, zipped.length - 8);
  return zipped;
}

export function compose(response: HostileResponse, names: Names): { head: Buffer; body: Buffer; end: Buffer } {
  if (response.wire !== undefined)
    return { head: Buffer.from(fill(response.wire, names)), body: Buffer.alloc(0), end: Buffer.alloc(0) };
  const text = bodyOf(response, names);
  const plain = Buffer.from(text ?? "", response.charset ?? "utf8");
  const content = response.gzip ? compress(plain, response.gzip) : plain;
  const head = Buffer.from(
    (response.before ?? "") + headOf(response, text === undefined ? undefined : content.length, names),
  );
  return {
    head,
    body: response.chunked ? inChunks(content) : content,
    end: Buffer.from((response.chunked ? "0\r\n\r\n" : "") + fill(response.after ?? "", names)),
  };
}
