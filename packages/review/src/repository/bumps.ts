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
}

export function readPackages(root: string): Map<string, string> {
  const folder = join(root, "packages");
  const manifests = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name): [string, string] => [name, join(folder, name, "package.json")])
    .filter(([, manifest]) => existsSync(manifest));
  return new Map(manifests.map(([name, manifest]) => [name, JSON.parse(readFileSync(manifest, "utf8")).name]));
}

/**
 * A break is a major bump of the version's package and the SDKs, and a minor bump of carriers; in a preview, a minor
 * bump everywhere.
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
  const sdks = policies.sdks.flatMap((folder) => packages.get(folder) ?? []);
  const known = new Set(packages.values());
  return [
    { package: entry.package, bump: own },
    ...policies.carriers.map((name) => ({ package: name, bump: small })),
    ...sdks.map((name) => ({ package: name, bump: own })),
  ].filter(({ package: name }) => known.has(name));
}

export function mergeBumps(all: RequiredBump[]): RequiredBump[] {
  const merged = new Map<string, RequiredBump>();
  for (const one of all)
    merged.set(one.package, { ...one, bump: larger(one.bump, merged.get(one.package)?.bump ?? "none") });
  return [...merged.values()];
}
