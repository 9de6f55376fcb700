import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { CouldNotRunError } from "../errors.ts";
import type { Verdict } from "../model/change.ts";

export type Policy = "frozen" | "stable" | "preview";

export interface VersionPolicy {
  policy: Policy;
  /** The package that the document is published in. */
  package: string;
  /** File that holds the bundled document, as generation writes it; none where the repository keeps none. */
  generated?: string;
  /** Further files that belong to the version and must be there. */
  files?: string[];
}

export interface Policies {
  versions: Record<string, VersionPolicy>;
  /** Packages that contain the documents. */
  carriers: string[];
  /** Folders of SDKs generated from all documents. */
  sdks: string[];
}

export const POLICIES = "specs/policies.yaml";

const schema = {
  type: "object",
  required: ["versions"],
  additionalProperties: false,
  properties: {
    versions: {
      type: "object",
      additionalProperties: {
        type: "object",
        required: ["policy", "package"],
        additionalProperties: false,
        properties: {
          policy: { enum: ["frozen", "stable", "preview"] },
          package: { type: "string" },
          generated: { type: "string" },
          files: { type: "array", items: { type: "string" } },
        },
      },
    },
    carriers: { type: "array", items: { type: "string" } },
    sdks: { type: "array", items: { type: "string" } },
  },
};

/** Reads the policies of a repository. Throws a CouldNotRunError. */
export function readPolicies(root: string): Policies {
  const path = join(root, POLICIES);
  if (!existsSync(path))
    throw new CouldNotRunError(`${POLICIES} is missing; run the review at the root of the repository`);
  const value: unknown = parse(readFileSync(path, "utf8"));
  const check = new Ajv2020({ meta: false, validateSchema: false }).compile(schema);
  if (!check(value)) {
    const [error] = check.errors ?? [];
    throw new CouldNotRunError(`${POLICIES}: ${error?.instancePath || "the file"} ${error?.message}`);
  }
  return { carriers: [], sdks: [], ...(value as object) } as unknown as Policies;
}

/** Consequence of a finding that has no acknowledgement. */
export function demandOf(policy: Policy, verdict: Verdict): "nothing" | "acknowledgement" | "refused" {
  if (verdict === "additive" || verdict === "description" || policy === "preview") return "nothing";
  // Nothing shows a break, and nothing its absence: only what is frozen waits for somebody who looks.
  if (verdict === "undecided") return policy === "frozen" ? "acknowledgement" : "nothing";
  return policy === "frozen" && verdict === "wire-breaking" ? "refused" : "acknowledgement";
}
