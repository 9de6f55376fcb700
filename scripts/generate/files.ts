import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Document } from "@assessment-api/codegen";
import { type DocumentFacts, readFacts } from "@assessment-api/contract-tests";
import { folderOf, inRoot, root, specOf, versions } from "../documents.ts";
import { assumptionsPage } from "./assumptions.ts";
import { bundle, InvalidDocument } from "./bundle.ts";
import type { Threads } from "./threads.ts";

/** Texts by path below the root. */
export type Files = ReadonlyMap<string, string>;

const bundleOf = (name: string) => join(folderOf(name), "openapi.json");

/** Everything that is generated from one document. Throws where it is invalid. */
export async function filesOf(name: string, threads: Threads): Promise<Files> {
  const document = await bundle(specOf(name));
  const code = Object.entries(await threads.generate(document));
  return new Map([
    [bundleOf(name), JSON.stringify(document, null, 2)],
    [join(folderOf(name), "facts.json"), JSON.stringify(factsOf(name))],
    ...code.map(([file, text]) => [join(folderOf(name), file), text] as const),
  ]);
}

/** The values that are kept by hand beside a document. Throws {@link InvalidDocument} where a file is not of their form. */
function factsOf(name: string): DocumentFacts {
  const folder = join(root, "specs", name, "facts");
  try {
    return readFacts(folder);
  } catch (error) {
    throw new InvalidDocument([`${inRoot(folder)}: ${(error as Error).message}`]);
  }
}

/** docs/assumptions.md, of the versions' documents: those among the files, or else those on disk. */
export function assumptionsFrom(files: Files): Files {
  const documents = versions.map((name) => {
    const text = files.get(bundleOf(name)) ?? readFileSync(join(root, bundleOf(name)), "utf8");
    return [name, JSON.parse(text) as Document] as const;
  });
  return new Map([["docs/assumptions.md", assumptionsPage(new Map(documents))]]);
}

/** How the disk differs from the files: paths whose text is another, and files in generated folders that are not generated. */
export function differences(files: Files): { stale: string[]; leftOver: string[] } {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  const folders = new Set([...files.keys()].map(dirname).filter((folder) => folder.endsWith("/generated")));
  const present = [...folders].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [],
  );
  return {
    stale: [...files].flatMap(([path, text]) => (read(path) === text ? [] : [path])),
    leftOver: present.filter((path) => !files.has(path)),
  };
}

/** Makes the disk hold the files, and touches none that is as it should be. The result is the paths of what changed. */
export function write(files: Files): string[] {
  const { stale, leftOver } = differences(files);
  for (const path of stale) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? "");
  }
  for (const path of leftOver) rmSync(join(root, path));
  return [...stale, ...leftOver];
}
