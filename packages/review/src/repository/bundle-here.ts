import { join } from "node:path";
import { isObject, type JsonObject } from "../model/json.ts";
import { valueAt } from "../model/pointer.ts";
import { OF_NAMES } from "../model/words.ts";

/** Root file of a document, relative to its folder. */
export interface Source {
  root: string;
  path: string;
}

/**
 * Bundles documents in this process with codegen's bundler, at a third of the cost of a Redocly process. Returns
 * undefined if Redocly's result might differ: it rejects a document, merges two files of the same name, or follows a
 * reference in data.
 */
export async function bundleHere(sources: readonly Source[]): Promise<JsonObject[] | undefined> {
  const { bundleFile } = await import("@assessment-api/codegen");
  try {
    const documents = sources.map(({ root, path }) => bundleFile(join(root, path), { strict: true }));
    return documents.every((one): one is JsonObject => isObject(one) && !isOdd(one)) ? documents : undefined;
  } catch {
    return undefined; // Redocly says what is wrong, in the words that people know.
  }
}

/** Keywords with data or text, where only one of the bundlers follows `$ref`. */
const DATA = new Set(
  "value dataValue serializedValue example enum const default info tags externalDocs links".split(" "),
);

/** Returns true for dangling references, references in data, and numbers outside of JSON. */
function isOdd(document: JsonObject): boolean {
  const isLost = ($ref: string) => !$ref.startsWith("#/") || valueAt(document, $ref) === undefined;
  const look = (value: unknown, hasNames: boolean, isData: boolean): boolean => {
    if (Array.isArray(value)) return value.some((one) => look(one, false, isData));
    if (typeof value === "number") return !Number.isFinite(value) || Object.is(value, -0);
    if (!isObject(value)) return false;
    const { $ref } = value;
    if (typeof $ref === "string" ? isData || hasNames || isLost($ref) : $ref !== undefined && !hasNames) return true;
    return Object.entries(value).some(([key, one]) => {
      if (hasNames) return look(one, false, isData);
      const holdsData = DATA.has(key) || key.startsWith("x-") || (key === "examples" && Array.isArray(one));
      return look(one, !isData && (OF_NAMES.has(key) || key === "examples"), isData || holdsData);
    });
  };
  return look(document, false, false);
}
