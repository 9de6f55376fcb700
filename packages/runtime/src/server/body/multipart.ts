import { mediaParameter } from "../accept.ts";

/** A part of `multipart/form-data`. */
export interface Part {
  name: string;
  /** Undefined if the part is not a file. */
  fileName: string | undefined;
  type: string | undefined;
  content: Uint8Array;
}

const [TAB, LF, CR, SPACE, DASH] = [9, 10, 13, 32, 45];
const BLANK_LINE = [CR, LF, CR, LF];
const MOST_HEADER_BYTES = 16_384;

/**
 * Splits `multipart/form-data` (RFC 7578). Returns undefined if malformed. Accepts file names as browsers, curl, Go,
 * Python and .NET write them. The parser of fetch reports no media type of parts without a file name.
 */
export function splitParts(bytes: Uint8Array, contentType: string): Part[] | undefined {
  const boundary = mediaParameter(contentType, "boundary");
  if (!boundary) return undefined;
  const delimiter = [CR, LF, ...new TextEncoder().encode(`--${boundary}`)];
  const first = delimiter.slice(2);
  // A preamble may precede the first delimiter.
  const start = hasAt(bytes, first, 0) ? -2 : find(bytes, delimiter, 0);
  if (start === -1) return undefined;
  const parts: Part[] = [];
  for (let at = start + delimiter.length; ; ) {
    if (bytes[at] === DASH && bytes[at + 1] === DASH) return parts;
    while (bytes[at] === SPACE || bytes[at] === TAB) at++;
    const headerEnd = find(bytes, BLANK_LINE, at, at + MOST_HEADER_BYTES);
    const end = headerEnd === -1 ? -1 : find(bytes, delimiter, headerEnd + 2);
    if (end === -1 || bytes[at] !== CR || bytes[at + 1] !== LF) return undefined;
    const header = readHeader(new TextDecoder().decode(bytes.subarray(at + 2, headerEnd)));
    if (header === undefined) return undefined;
    parts.push({ ...header, content: bytes.subarray(headerEnd + 4, Math.max(headerEnd + 4, end)) });
    at = end + delimiter.length;
  }
}

function hasAt(bytes: Uint8Array, wanted: readonly number[], at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

function find(bytes: Uint8Array, wanted: readonly number[], from: number, before = bytes.length): number {
  const [head = 0] = wanted;
  for (let at = bytes.indexOf(head, from); at !== -1 && at < before; at = bytes.indexOf(head, at + 1))
    if (hasAt(bytes, wanted, at)) return at;
  return -1;
}

/**
 * Sticky, so that the work is linear. A quoted value ends at a quote before `;` or the end, because browsers do not
 * escape backslashes.
 */
const PARAMETER = /\s*;\s*([\w*-]+)\s*=\s*(?:"(.*?)"(?=\s*(?:;|$))|([^";\s]*))/gsy;
const ESCAPES: Record<string, string> = { "%0D": "\r", "%0A": "\n" };

function readHeader(text: string): Omit<Part, "content"> | undefined {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const [, disposition] = /^form-data(.*)$/is.exec(headers.get("content-disposition") ?? "") ?? [];
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase() ?? "binary";
  // RFC 7578, 4.7 deprecates other encodings.
  if (disposition === undefined || !/^(7bit|8bit|binary)$/.test(encoding)) return undefined;
  const parameters = new Map<string, string>();
  let rest = disposition;
  for (const [all, name = "", quoted, token = ""] of disposition.matchAll(PARAMETER)) {
    const value = quoted?.replace(/\\"|%22|%0D|%0A/gi, (found) => ESCAPES[found.toUpperCase()] ?? '"') ?? token;
    parameters.set(name.toLowerCase(), value);
    rest = rest.slice(all.length);
  }
  const name = parameters.get("name");
  if (name === undefined || !/^\s*;?\s*$/.test(rest)) return undefined;
  const fileName = decodeExtended(parameters.get("filename*")) ?? parameters.get("filename");
  return { name, fileName, type: headers.get("content-type") };
}

/** Decodes `utf-8''a%20b` (RFC 8187). */
function decodeExtended(value: string | undefined): string | undefined {
  const [, text] = /^utf-8'[^']*'(.*)$/i.exec(value ?? "") ?? [];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
