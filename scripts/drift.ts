import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const generated = [
  "packages/v1/src/generated",
  "packages/v2/src/generated",
  "packages/v3/src/generated",
  "docs/assumptions.md",
];

function readAll(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of generated) {
    const names = path.endsWith(".md") ? [path] : readdirSync(join(root, path)).map((name) => `${path}/${name}`);
    for (const name of names) files.set(name, readFileSync(join(root, name), "utf8"));
  }
  return files;
}

/**
 * Generates everything again, without the cache, and returns the paths of generated files that this changed or that are
 * not committed as they are. Untracked files count.
 */
export function findDrift(root: string): string[] {
  const before = readAll(root);
  execFileSync("turbo", ["run", "generate", "generate:assumptions", "--force", "--output-logs=errors-only"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const after = readAll(root);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const status = execFileSync("git", ["status", "--porcelain", "--untracked-files=all", "--", ...generated], {
    cwd: root,
    encoding: "utf8",
  });
  const uncommitted = status
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(3));
  return [...new Set([...changed, ...uncommitted])].sort();
}
