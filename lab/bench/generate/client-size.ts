import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Version } from "../documents.ts";
import { coldRun } from "./cold-run.ts";
import { type ProgramName, programs } from "./programs.ts";

export interface ClientSize {
  program: ProgramName;
  version: Version;
  minified: number;
  gzip: number;
  file: string;
}

/**
 * Writes the initial files of a page, entry last. Code that a client loads on demand (waits, retries) is in separate
 * files.
 */
async function bundle(source: string, outdir: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    splitting: true,
    outdir,
    metafile: true,
    absWorkingDir: outdir,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const loaded = new Set<string>();
  function load(file: string): void {
    for (const { kind, path } of metafile.outputs[file]?.imports ?? []) if (kind === "import-statement") load(path);
    loaded.add(join(outdir, file));
  }
  load("stdin.js");
  return [...loaded];
}

/**
 * Bundles programs that create a client and make three calls, for browsers. `folder` receives the code of other
 * generators and must not exist.
 */
export async function clientSizes(folder: string, versions: readonly Version[]): Promise<ClientSize[]> {
  const sizes: ClientSize[] = [];
  for (const [program, { generatedBy, source }] of Object.entries(programs)) {
    const generated = join(folder, program);
    if (generatedBy) await coldRun(generatedBy, generated, versions);
    for (const version of versions) {
      const outdir = join(folder, "bundles", program, version);
      mkdirSync(outdir, { recursive: true });
      // esbuild returns real paths.
      const files = await bundle(source(version, generated), realpathSync(outdir));
      const texts = files.map((file) => readFileSync(file));
      sizes.push({
        program: program as ProgramName,
        version,
        minified: sum(texts.map((text) => text.length)),
        gzip: sum(texts.map((text) => gzipSync(text, { level: 9 }).length)),
        file: files.at(-1) ?? "",
      });
    }
  }
  return sizes;
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
