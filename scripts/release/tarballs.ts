import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./packages.ts";
import { type PlannedRelease, writePlan } from "./plan.ts";
import { run } from "./run.ts";

/** pnpm's packing hook, which adds manifest fields common to all packages. */
const hook = join(import.meta.dirname, "before-packing.mjs");

/** Packs built packages that the registry lacks, or the packages of a plan, into an empty folder. */
function pack(folder: string, plan?: string): void {
  const from = plan ? ["--from-publish-plan", plan] : [];
  run("changeset", ["pack", "--out-dir", folder, ...from], { PNPM_CONFIG_PNPMFILE: hook });
}

export function packUnpublished(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  pack(folder);
}

/** Packs every package like a release, without requests to the registry. */
export function packAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const all = publishedPackages().map(
    ({ name, version }): PlannedRelease => ({ kind: "publish", name, version, access: "public", tag: "latest" }),
  );
  pack(folder, writePlan(folder, [all]));
}
