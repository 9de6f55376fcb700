import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Folder of a release's tarballs and of the plan, which determines the order of publication. Ignored by git. */
export const releaseFolder = join(root, "release");

export const scope = "@assessment-api/";

export interface Package {
  /** Folder under packages/, equal to the name without the scope. */
  folder: string;
  name: string;
  version: string;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

export const packageFolders = (from = root): string[] =>
  readdirSync(join(from, "packages")).filter((folder) => existsSync(join(from, "packages", folder, "package.json")));

function packagesIn(from: string, where: (manifest: { version?: string; private?: boolean }) => boolean): Package[] {
  return packageFolders(from).flatMap((folder) => {
    const manifest = readJson(from, "packages", folder, "package.json");
    return where(manifest) ? [{ folder, name: manifest.name, version: manifest.version }] : [];
  });
}

export const publishedPackages = (from = root): Package[] => packagesIn(from, (manifest) => !manifest.private);

/**
 * Packages that changesets versions and tags: the published packages, and SDKs for registries of other languages.
 * Projects without a version in package.json are not released.
 */
export const releasedPackages = (from = root): Package[] => packagesIn(from, ({ version }) => version !== undefined);
