/**
 * Writes the JavaScript of dist/ and the catalogue as JSON. The code is bundled because Node takes longer to find 400 files than to compile
 * them. Dependencies and code that is loaded on demand are separate files.
 */
import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { compileCatalogue } from "../src/seed/catalogue/compile.ts";
import { readSources } from "../src/seed/catalogue/sources.ts";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await rm(at("dist"), { recursive: true, force: true });
await build({
  entryPoints: {
    cli: at("src/cli.ts"),
    index: at("src/index.ts"),
    "process/worlds/playwright": at("src/process/worlds/playwright.ts"),
    "process/worlds/vitest": at("src/process/worlds/vitest.ts"),
    worker: at("src/http/pages/pdf/worker.ts"),
  },
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node24",
  outdir: at("dist"),
  legalComments: "none",
});
await writeFile(at("dist/catalogue.json"), JSON.stringify(compileCatalogue(await readSources())));
