import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { CatalogueFile } from "./form.ts";

/** Files in the order in which an organization gets their entities. */
export const files = [
  "tasks/go.yaml",
  "tasks/typescript.yaml",
  "tasks/java.yaml",
  "tasks/python.yaml",
  "tasks/sql.yaml",
  "tasks/devops.yaml",
  "tasks/testing.yaml",
  "tasks/security.yaml",
  "tasks/communication.yaml",
  "tests.yaml",
  "skills.yaml",
  "job-positions.yaml",
  "certificates.yaml",
] as const;

type Sources = Readonly<Record<(typeof files)[number], string>>;

export async function readSources(): Promise<Sources> {
  const read = async (file: string) => [file, await readFile(new URL(file, import.meta.url), "utf8")];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Cached: parser and validator take a fifth of a second. */
export async function loadSources(): Promise<Required<CatalogueFile>> {
  const sources = await readSources();
  const hash = createHash("sha256").update(JSON.stringify(sources)).digest("hex");
  const folder = new URL("../../../node_modules/.cache/", import.meta.url);
  const cached = new URL(`catalogue-${hash}.json`, folder);
  const text = await readFile(cached, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  const { compileCatalogue } = await import("./compile.ts");
  const compiled = compileCatalogue(sources);
  // The folder may be read-only.
  await cache(JSON.stringify(compiled)).catch(() => {});
  return compiled;

  /** Several processes may write the same file. */
  async function cache(json: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const partial = new URL(`catalogue-${hash}.${process.pid}`, folder);
    await writeFile(partial, json);
    await rename(partial, cached);
  }
}
