import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./packages.ts";

/**
 * Returns why packages cannot be published from here: the registry compares the repository address in a package with the address of the
 * workflow. Undefined if publishing is possible, such as from a maintainer's machine.
 */
export function notHome(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!env.GITHUB_ACTIONS) return;
  const here = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (repository !== here)
    return `"repository" in package.json is ${repository ?? "not set"}; packages are published from ${here} once it is that`;
}

// Sets an output of the workflow: `node scripts/release/home.ts >> "$GITHUB_OUTPUT"`.
if (import.meta.main) {
  const reason = notHome();
  if (reason) console.error(`::notice title=Nothing is published from here::${reason}`);
  console.log(`home=${reason === undefined}`);
}
