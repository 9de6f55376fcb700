import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./packages.ts";
import { type PlannedRelease, writePlan } from "./plan.ts";
import { run } from "./run.ts";

/** Manifest fields shared by all packages, which pnpm's hook fills in while packing. */
const hook = join(import.meta.dirname, "before-packing.mjs");

/** Packs the packages that the registry lacks, or those of a plan, into an empty folder. They have to be built already. */
function pack(folder: string, plan?: string): void {
  const from = plan ? ["--from-publish-plan", plan] : [];
  run("changeset", ["pack", "--out-dir", folder, ...from], { PNPM_CONFIG_PNPMFILE: hook });
}

export function packUnpublished(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  pack(folder);
}

/** Packs every package as a release does, without asking a registry. */
export function packAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const all = publishedPackages().map(
    ({ name, version }): PlannedRelease => ({ kind: "publish", name, version, access: "public", tag: "latest" }),
  );
  pack(folder, writePlan(folder, [all]));
}
