import { isName, nameAll, pascalCase } from "../code/names.ts";
import type { Document } from "../document/openapi.ts";

/** Names that the types of a document use or declare themselves; a component of that name would stand in their way. */
const taken =
  "$Read $Write $defs ArrayBuffer ArrayBufferView AsyncIterable BinaryBody Blob Exclude Extract Omit OneOf Pick ReadableStream Record Uint8Array WithRequired Without XOR components operations paths webhooks".split(
    " ",
  );

/** The name under which `schema.d.ts` exports each component schema, by the component's name. */
export function exportedNames(document: Document): Map<string, string> {
  const schemas = Object.keys(document.components?.schemas ?? {});
  return nameAll(schemas, (name) => (isName(name) ? name : pascalCase(name, "Schema")), taken);
}
