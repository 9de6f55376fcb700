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

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

function packagesIn(from: string, where: (manifest: { version?: string; private?: boolean }) => boolean): Package[] {
  return readdirSync(join(from, "packages")).flatMap((folder) => {
    const manifest = readJson(from, "packages", folder, "package.json");
    return where(manifest) ? [{ folder, name: manifest.name, version: manifest.version }] : [];
  });
}

/** The packages that the registry gets, which are those that are not private. */
export const publishedPackages = (from = root): Package[] => packagesIn(from, (manifest) => !manifest.private);

/**
 * The packages that changesets give versions and tags: the published ones, and those for registries of other languages. A project that is
 * no part of a release has no version in its package.json.
 */
export const releasedPackages = (from = root): Package[] => packagesIn(from, ({ version }) => version !== undefined);
