/**
 * `pnpm dev release publish`: publishes the tarballs in release/, and tags the commit. Published versions are only
 * tagged, so a retry after a failure is safe.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { releaseFolder } from "./packages.ts";
import { checkCommit, checkTarballs, type PlannedRelease, readPlan, writePlan } from "./plan.ts";
import { main, run } from "./run.ts";

const idOf = ({ name, version }: PlannedRelease) => `${name}@${version}`;

function unpublished(): Set<string> {
  mkdirSync(join(releaseFolder, "rest"), { recursive: true });
  run("changeset", ["publish-plan", "--output", join(releaseFolder, "rest/publish-plan.json")]);
  return new Set(readPlan(join(releaseFolder, "rest")).flat().map(idOf));
}

await main(() => {
  const plan = readPlan(releaseFolder);
  checkTarballs(releaseFolder);
  checkCommit(releaseFolder);
  const left = unpublished();
  const rest = plan.map((group) =>
    group.map((release): PlannedRelease => {
      const { name, version, tarball } = release;
      if (!tarball || !left.has(idOf(release))) return { kind: "tag-only", name, version };
      return { ...release, tarball: { ...tarball, path: `../${tarball.path}` } };
    }),
  );
  writePlan(join(releaseFolder, "rest"), rest);
  run("changeset", ["publish", "--from-pack-dir", join(releaseFolder, "rest")]);
  console.log(
    `✓ published: ${
      rest
        .flat()
        .filter(({ kind }) => kind === "publish")
        .map(idOf)
        .join(", ") || "nothing was left"
    }`,
  );
});
