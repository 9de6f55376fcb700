import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./packages.ts";

/**
 * Why packages cannot be published from where this runs: the registry compares the address in a package with the repository whose workflow
 * built it. Undefined when they can, as they can from a maintainer's machine.
 */
export function notHome(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!env.GITHUB_ACTIONS) return;
  const here = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (repository !== here)
    return `"repository" in package.json is ${repository ?? "not set"}; packages are published from ${here} once it is that`;
}

// As a command it tells the workflow: `node scripts/release/home.ts >> "$GITHUB_OUTPUT"`.
if (import.meta.main) {
  const reason = notHome();
  if (reason) console.error(`::notice title=Nothing is published from here::${reason}`);
  console.log(`home=${reason === undefined}`);
}
