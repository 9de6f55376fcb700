import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Version } from "../documents.ts";
import { coldRun } from "./cold-run.ts";
import { type ProgramName, programs } from "./programs.ts";

export interface ClientSize {
  program: ProgramName;
  version: Version;
  /** Bytes as shipped, and as sent with gzip. */
  minified: number;
  gzip: number;
  /** The bundle itself, an ES module. */
  code: string;
}

/** The file that a page loads at first; what a client loads when it is asked for more (waits, retries) is split off. */
async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    splitting: true,
    outdir: "out",
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    tsconfigRaw: {},
    write: false,
    logLevel: "silent",
  });
  return outputFiles.find(({ path }) => path.endsWith("stdin.js"))?.text ?? "";
}

/**
 * Bundles, for browsers, each program that creates a client and makes three calls. `folder` takes the code that the other
 * generators write for it and must not exist yet.
 */
export async function clientSizes(folder: string, versions: readonly Version[]): Promise<ClientSize[]> {
  const sizes: ClientSize[] = [];
  for (const [program, { generatedBy, source }] of Object.entries(programs)) {
    const generated = join(folder, program);
    if (generatedBy) await coldRun(generatedBy, generated, versions);
    for (const version of versions) {
      const code = await bundle(source(version, generated));
      sizes.push({
        program: program as ProgramName,
        version,
        minified: Buffer.byteLength(code),
        gzip: gzipSync(code, { level: 9 }).length,
        code,
      });
    }
  }
  return sizes;
}
