import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./packages.ts";
import { type PlannedRelease, writePlan } from "./plan.ts";
import { run } from "./run.ts";

/** Fills in what all packages share while pnpm packs them. */
const hook = join(import.meta.dirname, "before-packing.mjs");

/** Packs into an empty folder what the registry does not have yet, or what the plan names. The packages are built already. */
function pack(folder: string, plan?: string): void {
  const from = plan ? ["--from-publish-plan", plan] : [];
  run("changeset", ["pack", "--out-dir", folder, ...from], { PNPM_CONFIG_PNPMFILE: hook });
}

export function packUnpublished(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  pack(folder);
}

/** Packs every package the way a release packs it, without asking a registry. */
export function packAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const all = publishedPackages().map(
    ({ name, version }): PlannedRelease => ({ kind: "publish", name, version, access: "public", tag: "latest" }),
  );
  pack(folder, writePlan(folder, [all]));
}
