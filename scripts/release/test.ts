/** `pnpm dev release test`: tests the tarballs in release/, not new ones. */
import { releaseFolder } from "./packages.ts";
import { checkTarballs, tarballsOf } from "./plan.ts";
import { main, run } from "./run.ts";

await main(() => {
  checkTarballs(releaseFolder);
  if (tarballsOf(releaseFolder).size === 0) return console.log("✓ release/ holds no tarballs: nothing to test");
  run("pnpm", ["test:tarballs"], { RELEASE_FOLDER: releaseFolder });
});
