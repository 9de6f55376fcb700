/**
 * Puts the built sandbox with everything that it needs to run, and nothing else, into a folder: the versions are those of the lockfile.
 * Usage, once `turbo run build docs bundle` is done: node scripts/deploy-sandbox.ts <folder>
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isLeftOut } from "./image.ts";
import { root, scope } from "./release/packages.ts";

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Name the folder: node scripts/deploy-sandbox.ts <folder>");
const folder = resolve(target);
if (existsSync(folder)) throw new Error(`${folder} is there already`);

execFileSync("pnpm", [`--filter=${scope}sandbox`, "deploy", "--prod", folder], { cwd: root, stdio: "inherit" });
const siblings = join(folder, "node_modules", scope);
for (const place of [folder, ...readdirSync(siblings).map((name) => join(siblings, name))]) asPublished(place);

// Node lists what a link leads to as well, so that a file may be gone already.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && isLeftOut(path.replaceAll("\\", "/"))) rmSync(path, { force: true });
}

/** Makes a manifest the published one, whose entries are built files: Node runs no TypeScript in node_modules. */
function asPublished(place: string): void {
  const file = join(place, "package.json");
  const { publishConfig = {}, devDependencies: _, scripts: __, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
  const { access: ___, ...entries } = publishConfig;
  // The file may be a hard link to the one of this repository.
  rmSync(file);
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...entries }, undefined, 2)}\n`);
}
