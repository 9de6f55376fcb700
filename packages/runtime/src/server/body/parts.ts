import { essence, lookup } from "../accept.ts";
import type { MediaSpec, ParameterSpec } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { merged } from "../values/problems.ts";
import { fieldsByName, type formReader } from "./form.ts";

interface RawPart {
  type: string | undefined;
  content: Uint8Array;
}

/**
 * Parses `multipart/form-data`: text and JSON by the style of each field; files stay unchanged. Returns undefined if
 * malformed.
 */
export async function readParts(
  bytes: Uint8Array,
  header: string,
  { fields = [] }: MediaSpec,
  readTexts: ReturnType<typeof formReader>,
): Promise<{ text: string; value: object; problems: Problem[] | undefined } | undefined> {
  const entries = await formData(bytes, header);
  if (entries === undefined) return undefined;
  const specs = new Map(fields.map((field) => [field.name, field]));
  const raw = fields.some(({ file, contentTypes, json }) => file || contentTypes || json) ? rawParts(bytes) : [];
  const texts = new URLSearchParams();
  const files: [string, unknown][] = [];
  let problems: Problem[] | undefined;
  for (const [index, [name, given]] of entries.entries()) {
    const spec = specs.get(name);
    const { type, content } = (raw.length === entries.length ? raw[index] : undefined) ?? {
      type: undefined,
      content: undefined,
    };
    const problem = spec && wrongType(spec, type);
    if (problem) problems = merged(problems, [problem]);
    else if (typeof given === "string" && spec?.file && spec.file !== "any" && content)
      files.push([
        name,
        spec.file === "nullable" && content.length === 0
          ? null
          : new File([content as BlobPart], "", { type: type ?? "" }),
      ]);
    else if (typeof given !== "string" && (spec === undefined || (spec.file && !isJsonPart(spec, type))))
      files.push([name, given]);
    else texts.append(name, typeof given === "string" ? given : await given.text());
  }
  // Parts are not percent-encoded, so each comma is a separator.
  const text = String(texts).replaceAll("%2C", ",");
  const read = readTexts(text);
  const byName = fieldsByName(files);
  // A list of one file is also an array.
  for (const { name, shape } of fields)
    if (shape === "array" && Object.hasOwn(byName, name)) byName[name] = [byName[name]].flat();
  return { text, value: { ...read.value, ...byName }, problems: merged(problems, read.problems) };
}

async function formData(bytes: Uint8Array, header: string): Promise<[string, string | File][] | undefined> {
  try {
    const response = new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": header } });
    return [...(await response.formData())];
  } catch {
    return undefined;
  }
}

const isJson = (type: string) => /[/+]json$/.test(type);

/** Distinguishes a JSON object from a file by media type. */
const isJsonPart = ({ json }: ParameterSpec, type: string | undefined) =>
  Boolean(json) && type !== undefined && isJson(type);

/** Returns a problem for an undeclared media type. Accepts parts without one. */
function wrongType({ name, json, contentTypes }: ParameterSpec, type: string | undefined): Problem | undefined {
  if (type === undefined) return undefined;
  if (contentTypes !== undefined) {
    const table = Object.fromEntries(contentTypes.map((one) => [one, true]));
    if (lookup(table, type) || (type === "text/plain" && contentTypes.some(isJson))) return undefined;
  } else if (json !== true || isJson(type) || type === "text/plain") return undefined;
  return {
    field: name,
    value: type,
    message: `must be of the media type ${contentTypes?.join(" or ") ?? "application/json"}`,
  };
}

const crlf = [13, 10];

function rawParts(bytes: Uint8Array): RawPart[] {
  const first = find(bytes, [45, 45], 0);
  const lineEnd = find(bytes, crlf, first);
  if (first !== 0 || lineEnd === -1) return [];
  const delimiter = [...crlf, ...bytes.subarray(0, lineEnd)];
  const parts: RawPart[] = [];
  for (let start = lineEnd; ; ) {
    const end = find(bytes, delimiter, start);
    if (end === -1) return parts;
    const headerEnd = find(bytes, [...crlf, ...crlf], start);
    if (headerEnd === -1 || headerEnd > end) return parts;
    const headers = new TextDecoder().decode(bytes.subarray(start, headerEnd));
    const [, type] = /\r\ncontent-type:([^\r\n]*)/i.exec(headers) ?? [];
    parts.push({ type: type === undefined ? undefined : essence(type), content: bytes.subarray(headerEnd + 4, end) });
    start = end + delimiter.length;
  }
}

function find(bytes: Uint8Array, wanted: readonly number[], from: number): number {
  for (let at = bytes.indexOf(wanted[0] as number, from); at !== -1; at = bytes.indexOf(wanted[0] as number, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
