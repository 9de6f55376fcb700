import { extname } from "node:path";
import { CORE_SCHEMA, load, Type, type YAMLException } from "js-yaml";
import { DocumentError } from "./problems.ts";

/** YAML 1.2, with the merge keys of 1.1, which documents use. */
const mergeKey = new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key) => key === "<<" });
const schema = CORE_SCHEMA.extend({ implicit: [mergeKey] });

/** Parses the text of a document; `name` tells JSON from YAML and stands in the message where it is neither. */
export function parseText(source: string, name: string): unknown {
  const text = source.replace(/^\ufeff/, "");
  if (extname(name) === ".json") {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new DocumentError(name, `is not JSON: ${(error as Error).message}`);
    }
  }
  // A name need not tell, and YAML takes its time.
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch {} // YAML in the flow style
  }
  try {
    return load(text, { schema });
  } catch (error) {
    const { reason, mark } = error as YAMLException;
    const at = mark ? ` (line ${mark.line + 1}, column ${mark.column + 1})` : "";
    throw new DocumentError(name, `is not YAML: ${reason}${at}`);
  }
}
