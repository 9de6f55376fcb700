import type { DocumentPair } from "../../model/change.ts";
import { isObject, type JsonObject } from "../../model/json.ts";
import { child, locate, tokensOf, valueAt } from "../../model/pointer.ts";

interface Setting {
  documents: DocumentPair;
  sameMeaning(before: readonly string[], after: readonly string[]): boolean;
}

const HOLDS_SCHEMA = ["schema", "items", "additionalProperties", "not"];

/** Returns whether a path crosses schemas with the same meaning, so that deeper differences do not matter. */
export function meansTheSame(path: string, { documents, sameMeaning }: Setting): boolean {
  let before: string | undefined = "#";
  let after: string | undefined = "#";
  let previous = "";
  for (const token of tokensOf(path)) {
    before = step(documents.before, before, token);
    after = step(documents.after, after, token);
    if (before === undefined || after === undefined) return false;
    const isSchema = HOLDS_SCHEMA.includes(token) || ["properties", "schemas"].includes(previous);
    if (isSchema && sameMeaning([before], [after])) return true;
    previous = token;
  }
  return false;
}

function step(root: JsonObject, pointer: string, token: string): string | undefined {
  if (token === "$ref") return pointer;
  const direct = child(pointer, token);
  if (valueAt(root, direct) !== undefined) return direct;
  const target = locate(root, pointer);
  if (!target) return undefined;
  const followed = child(target.pointer, token);
  return isObject(target.value) && valueAt(root, followed) !== undefined ? followed : undefined;
}
