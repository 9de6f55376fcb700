import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository. */
export const root = join(import.meta.dirname, "../..");

/** Where the tarballs of a release stand, and the plan of what is published in which order. Ignored by git. */
export const releaseFolder = join(root, "release");

/** Begins the name of every package of ours. */
export const scope = "@assessment-api/";

export interface Package {
  /** Its folder under packages/, which is its name without the scope. */
  folder: string;
  name: string;
  version: string;
}

/** The packages that are published, which are those that are not private. */
export function publishedPackages(from = root): Package[] {
  return readdirSync(join(from, "packages")).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(from, "packages", folder, "package.json"), "utf8"));
    return manifest.private ? [] : [{ folder, name: manifest.name, version: manifest.version }];
  });
}
