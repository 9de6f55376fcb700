import { isName, nameAll, pascalCase } from "../code/names.ts";
import type { Document } from "../document/openapi.ts";

/** Names that generated types use; components must not shadow them. */
const taken =
  "$Read $Write $defs ArrayBuffer ArrayBufferView AsyncIterable BinaryBody Blob Exclude Extract Omit OneOf Pick ReadableStream Record Uint8Array WithRequired Without XOR components operations paths webhooks".split(
    " ",
  );

export function exportedNames(document: Document): Map<string, string> {
  const schemas = Object.keys(document.components?.schemas ?? {});
  return nameAll(schemas, (name) => (isName(name) ? name : pascalCase(name, "Schema")), taken);
}
