import { extname } from "node:path";
import { CORE_SCHEMA, load, Type, type YAMLException } from "js-yaml";
import { DocumentError } from "./problems.ts";

/** YAML 1.2 (Core Schema, 10.3.2) plus the merge keys of 1.1, which are common in documents. */
const mergeKey = new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key) => key === "<<" });
/** js-yaml reads `0b11` as a number and `-.5` as text, unlike YAML 1.2. */
const integer = new Type("tag:yaml.org,2002:int", {
  kind: "scalar",
  resolve: (text) => /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/.test(text ?? ""),
  construct: Number,
});
const fraction = new Type("tag:yaml.org,2002:float", {
  kind: "scalar",
  resolve: (text) =>
    /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$|^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(
      text ?? "",
    ),
  construct: (text: string) => (/nan$/i.test(text) ? Number.NaN : Number(text.replace(/\.inf$/i, "Infinity"))),
});
const schema = CORE_SCHEMA.extend({ implicit: [mergeKey, integer, fraction] });

/** Parses JSON or YAML, by the extension of `name`. Errors quote the name. */
export function parseText(source: string, name: string): unknown {
  const text = source.replace(/^\ufeff/, "");
  if (extname(name) === ".json") {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new DocumentError(name, `is not JSON: ${(error as Error).message}`);
    }
  }
  // The extension may be missing, and the YAML parser is slow for JSON.
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch {}
  }
  try {
    return load(text, { schema });
  } catch (error) {
    const { reason, mark } = error as YAMLException;
    const at = mark ? ` (line ${mark.line + 1}, column ${mark.column + 1})` : "";
    throw new DocumentError(name, `is not YAML: ${reason}${at}`);
  }
}
