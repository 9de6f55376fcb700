import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "__pycache__")
    .flatMap((name) => filesBelow(join(path, name)));
}

export function digest(folder: string, places: readonly string[]): Map<string, string> {
  const files = places.flatMap((place) => filesBelow(join(folder, place))).sort();
  const digestOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(files.map((file) => [relative(folder, file), digestOf(file)]));
}

export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
