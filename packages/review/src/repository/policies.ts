import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CouldNotRunError } from "../errors.ts";
import type { Verdict } from "../model/change.ts";
import { isObject } from "../model/json.ts";

export type Policy = "frozen" | "stable" | "preview";

export interface VersionPolicy {
  policy: Policy;
  package: string;
  generated?: string;
  files?: string[];
}

export interface Policies {
  versions: Record<string, VersionPolicy>;
  carriers: string[];
  sdks: string[];
}

export const POLICIES = "specs/policies.yaml";

const POLICY = ["frozen", "stable", "preview"];

/** Validates without Ajv, whose import takes longer than the rest of a small review. */
function flawOf(value: unknown): string | undefined {
  if (!isObject(value)) return "the file must be object";
  const { versions, carriers, sdks, ...more } = value;
  if (!isObject(versions)) return "the file must have a property 'versions', an object";
  for (const [name, entry] of Object.entries(versions)) {
    const place = `/versions/${name}`;
    if (!isObject(entry)) return `${place} must be object`;
    const { policy, package: owner, generated, files, ...others } = entry;
    if (!POLICY.includes(String(policy))) return `${place}/policy must be one of ${POLICY.join(", ")}`;
    if (typeof owner !== "string") return `${place} must have a property 'package', a string`;
    if (generated !== undefined && typeof generated !== "string") return `${place}/generated must be string`;
    if (files !== undefined && !isTexts(files)) return `${place}/files must be a list of strings`;
    if (Object.keys(others).length > 0) return `${place} must not have ${Object.keys(others).join(", ")}`;
  }
  for (const [name, list] of Object.entries({ carriers, sdks }))
    if (list !== undefined && !isTexts(list)) return `/${name} must be a list of strings`;
  return Object.keys(more).length > 0 ? `the file must not have ${Object.keys(more).join(", ")}` : undefined;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === "string");

export function readPolicies(root: string): Policies {
  const path = join(root, POLICIES);
  if (!existsSync(path))
    throw new CouldNotRunError(`${POLICIES} is missing; run the review at the root of the repository`);
  const value: unknown = parse(readFileSync(path, "utf8"));
  const flaw = flawOf(value);
  if (flaw !== undefined) throw new CouldNotRunError(`${POLICIES}: ${flaw}`);
  return { carriers: [], sdks: [], ...(value as object) } as unknown as Policies;
}

/** Returns what a finding without an acknowledgement requires. */
export function demandOf(policy: Policy, verdict: Verdict): "nothing" | "acknowledgement" | "refused" {
  if (verdict === "additive" || verdict === "description" || policy === "preview") return "nothing";
  if (verdict === "undecided") return policy === "frozen" ? "acknowledgement" : "nothing";
  return policy === "frozen" && verdict === "wire-breaking" ? "refused" : "acknowledgement";
}
