/** `pnpm release:pack`: builds, and packs into release/ what the registry does not have yet. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notHome } from "./home.ts";
import { releaseFolder, root } from "./packages.ts";
import { tarballsOf } from "./plan.ts";
import { git, main, run } from "./run.ts";
import { packUnpublished } from "./tarballs.ts";

/** Throws when what would be packed is not what the current commit says, or could not be published from here. */
function checkReady(): void {
  const pending = readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");
  if (pending.length > 0)
    throw new Error(`Changes wait for their version (${pending.join(", ")}); run \`pnpm release:version\` and commit.`);
  const uncommitted = git("status", "--porcelain");
  if (uncommitted) throw new Error(`A release is packed from a commit; these files are not committed:\n${uncommitted}`);
  const reason = notHome();
  if (reason) throw new Error(`${reason}.`);
}

main(() => {
  checkReady();
  run("turbo", ["run", "build", "docs", "bundle", "--output-logs=errors-only"]);
  run(process.execPath, ["packages/docs/scripts/build-collections.ts"]);
  packUnpublished(releaseFolder);
  // The tags go to this commit.
  writeFileSync(join(releaseFolder, "commit"), `${git("rev-parse", "HEAD")}\n`);
  const { size } = tarballsOf(releaseFolder);
  console.log(
    size ? `✓ ${size} packages in release/; \`pnpm release:test\` is next` : "✓ the registry has every version already",
  );
});
