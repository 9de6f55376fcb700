/**
 * Copies the built sandbox and its dependencies into a folder, with the versions of the lockfile. Usage, after `turbo
 * run build docs bundle`: node scripts/deploy-sandbox.ts <folder>
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isLeftOut } from "./image.ts";
import { root, scope } from "./release/packages.ts";

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Name the folder: node scripts/deploy-sandbox.ts <folder>");
const folder = resolve(target);
if (existsSync(folder)) throw new Error(`${folder} already exists`);

execFileSync("pnpm", [`--filter=${scope}sandbox`, "deploy", "--prod", folder], { cwd: root, stdio: "inherit" });
const siblings = join(folder, "node_modules", scope);
for (const place of [folder, ...readdirSync(siblings).map((name) => join(siblings, name))]) asPublished(place);

// Node also lists the targets of links, so a file may already be deleted.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && isLeftOut(path.replaceAll("\\", "/"))) rmSync(path, { force: true });
}

/** Node runs no TypeScript in node_modules, so the entries are built files. */
function asPublished(place: string): void {
  const file = join(place, "package.json");
  const { publishConfig = {}, devDependencies: _, scripts: __, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
  const { access: ___, ...entries } = publishConfig;
  // The file may be a hard link to the one in this repository.
  rmSync(file);
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...entries }, undefined, 2)}\n`);
}
