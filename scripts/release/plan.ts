import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "./run.ts";

/** An entry of changesets' publish plan, with its tarball once packed. */
export interface PlannedRelease {
  kind: "publish" | "tag-only";
  name: string;
  version: string;
  access?: string;
  tag?: string;
  /** `path` is relative to the plan's folder. */
  tarball?: { path: string; integrity: string };
}

const fileOf = (folder: string) => join(folder, "publish-plan.json");

/** Parses the plan of a folder with tarballs: groups of packages in order of publication. */
export function readPlan(folder: string): PlannedRelease[][] {
  if (!existsSync(fileOf(folder)))
    throw new Error(`${folder} holds no packed release; run \`pnpm dev release pack\` first.`);
  return JSON.parse(readFileSync(fileOf(folder), "utf8")).plan;
}

export function writePlan(folder: string, plan: PlannedRelease[][]): string {
  writeFileSync(fileOf(folder), `${JSON.stringify({ version: 1, plan }, null, 2)}\n`);
  return fileOf(folder);
}

/** Returns the tarballs of a plan, as full paths by package name. */
export function tarballsOf(folder: string): Map<string, string> {
  const releases = readPlan(folder).flat();
  return new Map(releases.flatMap(({ name, tarball }) => (tarball ? [[name, join(folder, tarball.path)]] : [])));
}

/** Records the commit of a folder's tarballs, which gets the tags. */
export function noteCommit(folder: string): void {
  writeFileSync(join(folder, "commit"), `${git("rev-parse", "HEAD")}\n`);
}

/** Throws unless a folder's tarballs were packed from the checked-out commit. */
export function checkCommit(folder: string): void {
  const again = "run `pnpm dev release pack` again";
  if (!existsSync(join(folder, "commit")))
    throw new Error(`release/ was packed with --pending, for review only; ${again}.`);
  const commit = readFileSync(join(folder, "commit"), "utf8").trim();
  if (commit !== git("rev-parse", "HEAD"))
    throw new Error(`release/ was packed from the commit ${commit}; check that out, or ${again}.`);
}

/** Throws if a tarball's checksum differs from the plan. */
export function checkTarballs(folder: string): void {
  for (const { name, tarball } of readPlan(folder).flat()) {
    if (!tarball) continue;
    const content = readFileSync(join(folder, tarball.path));
    const integrity = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    if (integrity !== tarball.integrity) throw new Error(`The tarball of ${name} was changed after it was packed.`);
  }
}
