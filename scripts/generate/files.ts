import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Document, generate } from "@assessment-api/codegen";
import { readFacts } from "@assessment-api/contract-tests/facts";
import { folderOf, root } from "../documents.ts";

export type Files = ReadonlyMap<string, string>;

export const bundleOf = (name: string) => join(folderOf(name), "openapi.json");

export async function filesOf(name: string, document: Document): Promise<Files> {
  const facts = factsOf(name);
  const msw = name !== "control";
  // The packages do not depend on `resources`, so they have no state.
  const { "stateful.gen.ts": _, ...code } = await generate(document, { strict: true, msw });
  return new Map([
    [bundleOf(name), JSON.stringify(document, null, 2)],
    ...(facts === undefined ? [] : [[join(folderOf(name), "facts.json"), facts] as const]),
    ...Object.entries(code).map(([file, text]) => [join(folderOf(name), file), text] as const),
  ]);
}

/** Reports invalid facts in one line with the file. */
export class InvalidFacts extends Error {}

function factsOf(name: string): string | undefined {
  const file = join(root, "specs", name, "facts.yaml");
  if (!existsSync(file)) return undefined;
  try {
    return JSON.stringify(readFacts(file));
  } catch (error) {
    throw new InvalidFacts((error as Error).message);
  }
}

/** Returns changed paths, and obsolete files in generated folders. */
export function differences(files: Files): { stale: string[]; leftOver: string[] } {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  const folders = new Set([...files.keys()].map(dirname).filter((folder) => folder.endsWith("/generated")));
  const present = [...folders].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      : [],
  );
  return {
    stale: [...files].flatMap(([path, text]) => (read(path) === text ? [] : [path])),
    leftOver: present.filter((path) => !files.has(path)),
  };
}

/** Writes changed files and removes obsolete ones. Returns their paths. */
export function write(files: Files): string[] {
  const { stale, leftOver } = differences(files);
  for (const path of stale) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? "");
  }
  for (const path of leftOver) rmSync(join(root, path));
  return [...stale, ...leftOver];
}
