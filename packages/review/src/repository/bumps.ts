import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isBreak, type Verdict } from "../model/change.ts";
import type { Policies } from "./policies.ts";

export const BUMPS = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof BUMPS)[number];

export const larger = (a: Bump, b: Bump): Bump => (BUMPS.indexOf(a) >= BUMPS.indexOf(b) ? a : b);
export const isSmaller = (a: Bump, b: Bump): boolean => BUMPS.indexOf(a) < BUMPS.indexOf(b);

export interface RequiredBump {
  package: string;
  bump: Bump;
  /** Whether changesets publish it; SDKs of other languages have a release of their own. */
  published: boolean;
}

/** The packages of the workspace by name: whether changesets know and publish them. */
export function readPackages(root: string): Map<string, { published: boolean; folder: string }> {
  const folder = join(root, "packages");
  const found = new Map<string, { published: boolean; folder: string }>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name, "package.json");
    if (!existsSync(path)) {
      found.set(name, { published: false, folder: name });
      continue;
    }
    const manifest = JSON.parse(readFileSync(path, "utf8")) as { name: string; private?: boolean };
    found.set(manifest.name, { published: manifest.private !== true, folder: name });
  }
  return found;
}

/**
 * What a version's worst verdict asks of each package. A break is a major of the version's own package and of the SDKs, and a minor
 * of what carries the documents along; of a preview it is a minor everywhere.
 */
export function bumpsFor(
  version: string,
  worst: Verdict | undefined,
  policies: Policies,
  root: string,
): RequiredBump[] {
  const entry = policies.versions[version];
  if (!worst || !entry) return [];
  const packages = readPackages(root);
  const small: Bump = worst === "description" ? "patch" : "minor";
  const own: Bump = isBreak(worst) && entry.policy !== "preview" ? "major" : small;
  const named: [string, Bump][] = [
    [entry.package, own],
    ...policies.carriers.map((name): [string, Bump] => [name, small]),
    ...[...packages]
      .filter(([, { folder }]) => policies.sdks.includes(folder))
      .map(([name]): [string, Bump] => [name, own]),
  ];
  return named.flatMap(([name, bump]) => {
    const known = packages.get(name);
    return known ? [{ package: name, bump, published: known.published }] : [];
  });
}

/** The largest per package. */
export function mergeBumps(all: RequiredBump[]): RequiredBump[] {
  const merged = new Map<string, RequiredBump>();
  for (const one of all)
    merged.set(one.package, { ...one, bump: larger(one.bump, merged.get(one.package)?.bump ?? "none") });
  return [...merged.values()];
}
