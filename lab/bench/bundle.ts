import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./documents.ts";

const runtime = join(root, "packages/runtime/src");
const entries = {
  "@assessment-api/runtime/client": join(runtime, "client/index.ts"),
  "@assessment-api/runtime/fetch": join(runtime, "server/fetch/index.ts"),
};

/** Bundles a TypeScript program for Node. Returns the path of the result, next to the program. */
export async function bundle(file: string, alias: Record<string, string> = {}): Promise<string> {
  const outfile = `${file}.mjs`;
  await build({
    entryPoints: [file],
    outfile,
    alias: { ...entries, ...alias },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  return outfile;
}

export async function load<Module>(file: string, alias?: Record<string, string>): Promise<Module> {
  return import(pathToFileURL(await bundle(file, alias)).href);
}
