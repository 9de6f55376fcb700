import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CouldNotRunError } from "../errors.ts";
import { checkPath, isFile } from "../paths.ts";
import type { LoadedUsage } from "./affected.ts";
import { readUsage, USAGE_FILE } from "./usage.ts";

/** Timeout per request to a server with usage files. */
const PATIENCE_MS = 30_000;

/** Reads the usage files of folders, files and URLs. Throws a CouldNotRunError. */
export async function loadUsages(root: string, sources: readonly string[]): Promise<LoadedUsage[]> {
  const loaded = await Promise.all(
    sources.map(async (source) =>
      /^https?:\/\//.test(source) ? [await fetchUsage(source)] : readUsages(root, source),
    ),
  );
  return loaded.flat();
}

function readUsages(root: string, source: string): LoadedUsage[] {
  const path = resolve(root, source);
  const isFolder = existsSync(path) && !isFile(path);
  checkPath("--consumers", root, source, "read", isFolder ? "folder" : "file");
  const files = !isFolder
    ? [path]
    : globSync([`**/${USAGE_FILE}`, `**/*.${USAGE_FILE}`], { cwd: path, exclude: (name) => name === "node_modules" })
        .toSorted()
        .map((file) => join(path, file));
  if (files.length === 0)
    throw new CouldNotRunError(`${source} has no ${USAGE_FILE}; write one with \`assessment-api-review usage\``);
  return files.map((file) => ({ usage: readUsage(readFileSync(file, "utf8"), file), folder: dirname(file) }));
}

async function fetchUsage(url: string): Promise<LoadedUsage> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new CouldNotRunError(`${url} responded with ${response.status}`);
    return { usage: readUsage(await response.text(), url), folder: undefined };
  } catch (error) {
    if (error instanceof CouldNotRunError) throw error;
    throw new CouldNotRunError(`${url} cannot be fetched: ${(error as Error).message}`);
  }
}
