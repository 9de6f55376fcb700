import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export const versions = ["v1", "v2", "v3"] as const;
export type Version = (typeof versions)[number];

export function documentPath(version: Version): string {
  return join(root, "packages", version, "src/generated/openapi.json");
}

/** Returns the path of the validators, which are generated and not committed. */
export function validatorsPath(version: Version): string {
  return join(root, "packages", version, "src/generated/validators.gen.js");
}

export function readDocument<Document>(version: Version): Document {
  return JSON.parse(readFileSync(documentPath(version), "utf8"));
}

export function contestantArguments(): { out: string; wanted: Version[] } {
  const [out = "", ...wanted] = process.argv.slice(2);
  return { out, wanted: wanted as Version[] };
}
