/**
 * Writes the JavaScript of dist/: few files, since a worker of a test runner loads all of it, and Node takes longer to find 400 files than to
 * compile them. What is loaded on demand stays apart, and so do dependencies.
 */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await rm(at("dist"), { recursive: true, force: true });
await build({
  entryPoints: {
    cli: at("src/cli.ts"),
    index: at("src/index.ts"),
    "process/worlds/playwright": at("src/process/worlds/playwright.ts"),
    "process/worlds/vitest": at("src/process/worlds/vitest.ts"),
    // Loaded by its name, from the folder of whatever starts it.
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
