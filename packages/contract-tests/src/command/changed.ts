import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { child, pointerOfRef, valueAt } from "../document/pointer.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { checkPath } from "./command-line.ts";

const git = promisify(execFile);

/** Reads the text of an earlier document: a file, a URL, or a git revision of `file`. `read` reads files and URLs. */
export async function readBase(base: string, file: string, read: (file: string) => Promise<string>): Promise<string> {
  const isFile = await stat(base).then(
    (one) => one.isFile(),
    () => false,
  );
  if (isFile) checkPath("--changed", base, "read", "file");
  if (isFile || /^https?:/.test(base)) return read(base);
  const options = { cwd: dirname(file), maxBuffer: 256 * 1024 * 1024 };
  try {
    return (await git("git", ["show", `${base}:./${basename(file)}`], options)).stdout;
  } catch (error) {
    const [line] = String((error as { stderr?: string }).stderr ?? (error as Error).message).split("\n");
    throw new CouldNotRunError(
      `--changed ${base} is not a file, and git cannot show it; name a file, a URL or a git revision: ${line}`,
      { cause: error },
    );
  }
}

/** Texts for readers; a change in them needs no test. */
const PROSE = new Set(["description", "summary", "externalDocs", "tags", "title", "deprecated"]);
/** Maps whose keys are names instead of keywords. */
const MAPS = new Set(["properties", "patternProperties", "headers", "responses", "content", "examples"]);
const DATA = new Set(["value", "example", "default", "enum", "const"]);

/** Returns the operations, as `GET /path`, that are new or differ in anything they use, except texts for readers. */
export function touchedOperations(before: JsonObject, after: JsonObject): string[] {
  const known = contentsOf(before);
  return [...contentsOf(after)].filter(([name, content]) => known.get(name) !== content).map(([name]) => name);
}

function contentsOf(root: JsonObject): Map<string, string> {
  const contents = new Map<string, string>();
  const { security, components } = root;
  for (const [path, item] of Object.entries(objectAt(root, "paths"))) {
    const shared = isObject(item) ? item.parameters : undefined;
    for (const [method, operation] of Object.entries(objectAt(objectAt(root, "paths"), path))) {
      if (!isObject(operation)) continue;
      const used = new Map<string, unknown>([
        ["", { security, schemes: objectAt(components, "securitySchemes"), ...operation, shared }],
      ]);
      for (const [, value] of used)
        for (const ref of refsIn(value)) if (!used.has(ref)) used.set(ref, valueAt(root, ref));
      const parts = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
      contents.set(`${method.toUpperCase()} ${path}`, JSON.stringify(parts.map(([ref, value]) => [ref, plain(value)])));
    }
  }
  return contents;
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isObject(value)) return [];
  const mapping = Object.values(objectAt(objectAt(value, "discriminator"), "mapping")).map(String);
  const own = typeof value.$ref === "string" ? [value.$ref] : [];
  const targets = [...own, ...mapping].map((one) =>
    one.startsWith("#") ? pointerOfRef(one) : child("#/components/schemas", one),
  );
  return [...targets, ...Object.values(value).flatMap(refsIn)];
}

function plain(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one));
  if (!isObject(value)) return value;
  return Object.entries(value)
    .filter(([key]) => isMap || !(PROSE.has(key) || key.startsWith("x-")))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, !isMap && DATA.has(key) ? one : plain(one, !isMap && MAPS.has(key))]);
}
