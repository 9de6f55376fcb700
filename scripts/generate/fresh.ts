/**
 * Setup of tests that need generated code. Uncommitted generated files become stale after a `git checkout`; without turbo, this setup
 * regenerates them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { documents, root } from "../documents.ts";

const scope = "@assessment-api/";
/** Returns a document's uncommitted generated files; `facts.json` only if it has facts. */
function outputsOf(name: string, from: string): string[] {
  const outputs = ["validators.gen.js", "validators.gen.d.ts", "responses/members.gen.ts"];
  if (existsSync(join(from, "specs", name, "facts.yaml"))) outputs.push("facts.json");
  return outputs.map((file) => join(from, "packages", name, "src/generated", file));
}

const generator = ["packages/codegen/src/**", "packages/contract-tests/src/facts/**", "scripts/generate/**"];

const timeOf = (file: string) => statSync(file).mtimeMs;

/** Returns whether an output is missing, or older than an input. */
export function isStale(name: string, from = root): boolean {
  const files = outputsOf(name, from);
  if (!files.every((file) => existsSync(file))) return true;
  const inputs = globSync([`specs/${name}/**`, ...generator], { cwd: from }).filter((path) => /\.\w+$/.test(path));
  const oldest = Math.min(...files.map(timeOf));
  return inputs.some((path) => timeOf(join(from, path)) > oldest);
}

/** Touches all outputs, because generation does not rewrite unchanged files. */
export function markFresh(name: string, from = root): void {
  const now = new Date();
  for (const file of outputsOf(name, from)) utimesSync(file, now, now);
}

export default function setup({ config }: TestProject): void {
  const manifest = join(config.root, "package.json");
  // Turbo generates them before the tests.
  if (process.env.TURBO_HASH !== undefined || !existsSync(manifest)) return;
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  const used = [name, ...Object.keys({ ...dependencies, ...devDependencies })];
  const stale = documents.filter((one) => used.includes(scope + one) && isStale(one));
  if (stale.length === 0) return;
  console.log(`Generating ${stale.join(", ")}, whose output is older than its sources …`);
  const command = [join(root, "scripts/generate.ts"), ...stale, "--no-lint"];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0)
    throw new Error("Generated files are outdated, so no test runs. Fix the documents, then run `pnpm generate`.");
  for (const one of stale) markFresh(one);
}
