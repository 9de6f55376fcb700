/**
 * pnpm runs this on each manifest that it packs. Where the repository is stands once, as `repository` in the root's package.json; the
 * registry compares it with where a package was built before it accepts the statement of provenance.
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
