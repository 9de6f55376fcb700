import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type JsonObject, sameJson } from "../model/json.ts";
import { POLICIES, type VersionPolicy } from "./policies.ts";

/** Checks generated files. Without `document` (no source changed), the bundled file must only exist. */
export function checkFiles(
  root: string,
  version: string,
  { generated, files = [] }: VersionPolicy,
  document?: JsonObject,
): string[] {
  const missing = files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing; ${POLICIES} names it as a file of ${version}`);
  if (generated === undefined) return missing;
  const path = join(root, generated);
  if (!existsSync(path)) return [...missing, `${generated} is missing; generate it from specs/${version}`];
  return document === undefined || sameJson(parsed(path), document)
    ? missing
    : [...missing, `${generated} differs from specs/${version}; generate it again`];
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
