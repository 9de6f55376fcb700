import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { packages } from "./places.ts";
import { type Target, versions } from "./targets/target.ts";

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "__pycache__")
    .flatMap((name) => filesBelow(join(path, name)));
}

/** The digest of each generated file of a target. */
export function digest({ folder, take }: Target): Map<string, string> {
  const places = versions.flatMap((version) => Object.values(take(version)));
  const files = places.flatMap((place) => filesBelow(join(packages, folder, place))).sort();
  return new Map(files.map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]));
}

/** The files that are not the same in both. */
export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
