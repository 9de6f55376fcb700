import { createRequire } from "node:module";
import { extname } from "node:path";
import { DocumentError } from "./problems.ts";

const require = createRequire(import.meta.url);

/** Parses the text of a document; `name` tells JSON from YAML and stands in the message where it is neither. */
export function parseText(text: string, name: string): unknown {
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
  // Loaded on demand: documents that are JSON, or parsed already, do without its many files.
  const { parseDocument } = require("yaml") as typeof import("yaml");
  const parsed = parseDocument(text, { merge: true });
  const [problem] = parsed.errors;
  if (problem) throw new DocumentError(name, `is not YAML: ${problem.message.split("\n")[0]}`);
  return parsed.toJS({ maxAliasCount: 1000 });
}
