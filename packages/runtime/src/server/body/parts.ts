import { essence, lookup } from "../accept.ts";
import type { MediaSpec, ParameterSpec } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { merged } from "../values/problems.ts";
import { fieldsByName, type formReader } from "./form.ts";
import { splitParts } from "./multipart.ts";

/**
 * Parses `multipart/form-data`: text and JSON by the style of each field; files stay unchanged. Returns undefined if
 * malformed.
 */
export function readParts(
  bytes: Uint8Array,
  header: string,
  { fields = [] }: MediaSpec,
  readTexts: ReturnType<typeof formReader>,
): { text: string; value: object; problems: Problem[] | undefined } | undefined {
  const parts = splitParts(bytes, header);
  if (parts === undefined) return undefined;
  const specs = new Map(fields.map((field) => [field.name, field]));
  const texts = new URLSearchParams();
  const files: [string, unknown][] = [];
  let problems: Problem[] | undefined;
  for (const { name, fileName, type, content } of parts) {
    const spec = specs.get(name);
    const mediaType = type === undefined ? undefined : essence(type);
    const isNamed = fileName !== undefined;
    const isFile = isNamed
      ? spec === undefined || (spec.file && !isJsonPart(spec, mediaType))
      : spec?.file && spec.file !== "any";
    const problem = spec && wrongType(spec, mediaType);
    if (problem) problems = merged(problems, [problem]);
    else if (isFile && !isNamed && spec?.file === "nullable" && content.length === 0) files.push([name, null]);
    else if (isFile) {
      const options = { type: type ?? (isNamed ? "text/plain" : "") };
      files.push([name, new File([content as BlobPart], fileName ?? "", options)]);
    } else {
      const text = decodeUtf8(content);
      if (text !== undefined) texts.append(name, text);
      else problems = merged(problems, [{ field: name, value: "", message: "must be UTF-8" }]);
    }
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

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
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
