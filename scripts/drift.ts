import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documents } from "./documents.ts";

const folders = documents.map((name) => `packages/${name}/src/generated`);
const generated = [...folders, "docs/assumptions.md"];

/** The validators are build output: generated, but not committed. */
const committedIn = (root: string, folder: string) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.startsWith("validators.gen.") ? [] : `${folder}/${name}`));

function readAll(root: string): Map<string, string> {
  const inFolders = folders.filter((folder) => existsSync(join(root, folder)));
  const paths = inFolders.flatMap((folder) => committedIn(root, folder));
  const present = [...paths, "docs/assumptions.md"].filter((path) => existsSync(join(root, path)));
  return new Map(present.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/**
 * Generates everything again, without the cache, and says what is wrong with the generated files: those which that
 * changed, and those that are not committed as they are, untracked ones included. Empty when all is well.
 */
export function findDrift(root: string): string[] {
  const before = readAll(root);
  const generate = ["run", "generate", "generate:assumptions", "--force", "--output-logs=errors-only"];
  if (spawnSync("turbo", generate, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).status !== 0) {
    return ["generating failed; `pnpm generate` and `pnpm lint` say where"];
  }
  const after = readAll(root);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  const status = ["status", "--porcelain", "--untracked-files=all", "--", ...generated];
  const git = spawnSync("git", status, { cwd: root, encoding: "utf8" });
  if (git.status !== 0) return [`git could not tell what is committed: ${git.stderr.trim()}`];
  const uncommitted = git.stdout.split("\n").flatMap((line) => (line ? [line.slice(3)] : []));
  return [
    ...changed.map((path) => `${path} was not what its document generates`),
    ...uncommitted.filter((path) => !changed.includes(path)).map((path) => `${path} is not committed as generated`),
  ].sort();
}
