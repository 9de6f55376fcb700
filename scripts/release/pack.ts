/**
 * `pnpm dev release pack [--pending]`: builds, and packs versions missing in the registry into release/. With --pending, packs from a clone
 * with the versions of the pending changesets.
 */
import { cpSync, mkdtempDisposableSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cloneAsItIs, commit } from "./clone.ts";
import { notHome } from "./home.ts";
import { releaseFolder, root } from "./packages.ts";
import { noteCommit, tarballsOf } from "./plan.ts";
import { git, main, run } from "./run.ts";
import { packUnpublished } from "./tarballs.ts";

const countPending = () =>
  readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md").length;

/** Throws if changesets are pending, files are not committed, or packages cannot be published from here. */
function checkReady(): void {
  const pending = countPending();
  if (pending > 0)
    throw new Error(
      `Some changes have no version (changesets: ${pending}). Run \`pnpm dev release version\` and commit, or pack what would be published with \`pnpm dev release pack --pending\`.`,
    );
  const uncommitted = git("status", "--porcelain");
  if (uncommitted) throw new Error(`A release is packed from a commit; these files are not committed:\n${uncommitted}`);
  const reason = notHome();
  if (reason) throw new Error(`${reason}.`);
}

function pack(): void {
  checkReady();
  run("turbo", ["run", "build", "docs", "bundle", "--output-logs=errors-only"]);
  packUnpublished(releaseFolder);
  noteCommit(releaseFolder);
}

/** Records no commit, because the clone's commit is not in this repository. So the folder cannot be published. */
async function packPending(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-pending-"));
  const clone = await cloneAsItIs(folder.path, { TURBO_CACHE_DIR: join(root, ".turbo/cache") });
  await clone.run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  if (countPending() > 0) {
    await clone.run("pnpm", "dev", "release", "version");
    await commit(clone, "chore: new versions");
  }
  await clone.run("pnpm", "dev", "release", "pack");
  rmSync(releaseFolder, { recursive: true, force: true });
  cpSync(join(clone.folder, "release"), releaseFolder, {
    recursive: true,
    filter: (path) => path !== join(clone.folder, "release/commit"),
  });
}

await main(async () => {
  const { values } = parseArgs({ options: { pending: { type: "boolean" } } });
  await (values.pending ? packPending() : pack());
  const { size } = tarballsOf(releaseFolder);
  console.log(
    size
      ? `✓ ${size} packages in release/; \`pnpm dev release test\` is next`
      : "✓ the registry already has every version",
  );
});
