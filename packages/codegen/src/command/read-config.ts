import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config, DocumentConfig, GenerationConfig } from "../config.ts";
import { defaultRuntime } from "../files.ts";
import { adapters } from "../server/adapters.ts";
import { checkPath, UsageError } from "./errors.ts";
import { type Job, sidesOf } from "./job.ts";

const names = ["ts", "mts", "js", "mjs"].map((ending) => `assessment-api-codegen.config.${ending}`);

export const findConfig = (folder: string): string | undefined =>
  names.map((name) => join(folder, name)).find((path) => existsSync(path));

export async function readConfig(path: string): Promise<Job[]> {
  checkPath("configuration ", path, "read", "file");
  const config = await load(path);
  const documents = isObject(config) ? config.documents : undefined;
  if (!Array.isArray(documents) || documents.length === 0)
    throw new UsageError(`${path} exports no list of documents: export default defineConfig({ documents: [...] })`);
  check(config as Config, "the configuration", path);
  const jobs = documents.map((one, index) => jobOf(config as Config, one, index, path));
  const outs = jobs.map(({ out }) => resolve(out));
  const twice = outs.findIndex((out, index) => outs.indexOf(out) !== index);
  if (twice !== -1) throw new UsageError(`${path}: two documents share the output folder ${jobs[twice]?.out}`);
  return jobs;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

async function load(path: string): Promise<unknown> {
  // The query avoids the module cache after an edit.
  const url = `${pathToFileURL(resolve(path))}?${statSync(path).mtimeMs}`;
  try {
    return (await import(url)).default;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ERR_UNKNOWN_FILE_EXTENSION")
      throw new UsageError(`${path} is TypeScript, which requires Node 22.18; rename it to .mjs or update Node`);
    throw new UsageError(`${path} cannot be loaded: ${message.split("\n")[0]}`);
  }
}

const kinds: Record<keyof DocumentConfig, string> = {
  document: "string",
  out: "string",
  client: "boolean",
  server: "boolean",
  msw: "boolean",
  adapter: "string",
  runtime: "string",
  files: "object",
  overlays: "object",
  strict: "boolean",
};

/** Rejects misspelled names, which JavaScript would ignore. */
function check(given: GenerationConfig | DocumentConfig, what: string, path: string): void {
  for (const [name, value] of Object.entries(given)) {
    if (name === "documents" && "documents" in given) continue;
    const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof DocumentConfig] : undefined;
    if (kind === undefined) throw new UsageError(`${path}: ${what} has no "${name}"`);
    if (value !== undefined && typeof value !== kind)
      throw new UsageError(`${path}: "${name}" of ${what} is ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`);
  }
  if (given.adapter !== undefined && !Object.hasOwn(adapters, given.adapter))
    throw new UsageError(`${path}: "adapter" of ${what} is ${Object.keys(adapters).join(" or ")}`);
}

function jobOf({ documents: _, ...all }: Config, given: DocumentConfig, index: number, path: string): Job {
  const what = `document ${index + 1}`;
  if (!isObject(given)) throw new UsageError(`${path}: ${what} is not an object`);
  check(given, what, path);
  for (const name of ["document", "out"] as const)
    if (given[name] === undefined) throw new UsageError(`${path}: ${what} has no "${name}"`);
  const from = (other: string) => relative(process.cwd(), resolve(dirname(path), other)) || ".";
  const one = { ...all, ...given };
  return {
    document: from(one.document),
    out: from(one.out),
    sides: sidesOf(one),
    adapter: one.adapter ?? "fastify",
    runtime: one.runtime ?? defaultRuntime,
    files: Object.fromEntries(Object.entries(one.files ?? {}).map(([url, file]) => [url, from(file)])),
    overlays: (one.overlays ?? []).map(from),
    strict: one.strict ?? false,
  };
}
