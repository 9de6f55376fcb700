/**
 * Global setup of tests that need generated code. Generated files that are not committed become stale after a `git checkout`: turbo regenerates
 * them before its tests, and this setup does for tests that run without turbo.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { documents, root } from "../documents.ts";

const scope = "@assessment-api/";
/** Generated files of a document that are not committed; `facts.json` only where there are facts. */
function outputsOf(name: string, from: string): string[] {
  const outputs = ["validators.gen.js", "validators.gen.d.ts"];
  if (existsSync(join(from, "specs", name, "facts.yaml"))) outputs.push("facts.json");
  return outputs.map((file) => join(from, "packages", name, "src/generated", file));
}

/** Sources of the generator. */
const generator = ["packages/codegen/src/**", "packages/contract-tests/src/facts/**", "scripts/generate/**"];

const timeOf = (file: string) => statSync(file).mtimeMs;

/** Whether an output of a document is missing, or older than one of its inputs. */
export function isStale(name: string, from = root): boolean {
  const files = outputsOf(name, from);
  if (!files.every((file) => existsSync(file))) return true;
  const inputs = globSync([`specs/${name}/**`, ...generator], { cwd: from }).filter((path) => /\.\w+$/.test(path));
  const oldest = Math.min(...files.map(timeOf));
  return inputs.some((path) => timeOf(join(from, path)) > oldest);
}

/** Updates the time of all outputs, since generation does not touch unchanged files. */
export function markFresh(name: string, from = root): void {
  const now = new Date();
  for (const file of outputsOf(name, from)) utimesSync(file, now, now);
}

export default function setup({ config }: TestProject): void {
  const manifest = join(config.root, "package.json");
  // Turbo has generated.
  if (process.env.TURBO_HASH !== undefined || !existsSync(manifest)) return;
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  const used = [name, ...Object.keys({ ...dependencies, ...devDependencies })];
  const stale = documents.filter((one) => used.includes(scope + one) && isStale(one));
  if (stale.length === 0) return;
  console.log(`Generating ${stale.join(", ")}, whose output is older than what it follows from …`);
  const command = [join(root, "scripts/generate.ts"), ...stale, "--no-lint"];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0)
    throw new Error("Nothing is tested with the output of other documents: fix them, or run `pnpm generate`.");
  for (const one of stale) markFresh(one);
}
