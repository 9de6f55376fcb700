/** `pnpm dev release pack-sdks`: packs the release in release/ for registries of other languages, into release/sdks/. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { releasedPackages, releaseFolder, root } from "./packages.ts";
import { checkCommit, readPlan } from "./plan.ts";
import { main, run } from "./run.ts";

const target = join(releaseFolder, "sdks");

await main(() => {
  const tagged = new Set(
    readPlan(releaseFolder)
      .flat()
      .filter(({ kind }) => kind === "tag-only")
      .map(({ name }) => name),
  );
  checkCommit(releaseFolder);
  rmSync(target, { recursive: true, force: true });
  const due = releasedPackages().filter(({ name }) => tagged.has(name));
  if (due.length === 0) return console.log("✓ the release has no SDK of another language");
  const languages = due.map(({ folder }) => folder.replace(/^\w+-/, ""));
  run("pnpm", ["dev", "sdks", "pack", ...languages]);
  for (const { folder } of due) {
    const dist = join(root, "packages", folder, "dist");
    if (!existsSync(dist)) throw new Error(`packages/${folder} left nothing in its dist.`);
    cpSync(dist, join(target, folder), { recursive: true });
  }
  console.log(`✓ in release/sdks/: ${due.map(({ folder, version }) => `${folder} ${version}`).join(", ")}`);
});
