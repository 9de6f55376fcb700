/**
 * A pnpm hook for each packed manifest. Inserts the `repository` of the root's package.json: the registry compares it
 * with the build's repository before it accepts the provenance statement.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const { repository } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

export const hooks = {
  /** @param {Record<string, unknown>} manifest @param {string} folder */
  beforePacking(manifest, folder) {
    if (!repository) return manifest;
    const directory = `packages/${basename(folder)}`;
    return {
      ...manifest,
      repository: { type: "git", url: `git+${repository}.git`, directory },
      homepage: `${repository}/tree/main/${directory}#readme`,
      bugs: `${repository}/issues`,
    };
  },
};
