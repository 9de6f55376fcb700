import { load } from "@assessment-api/codegen";
import {
  type ApiDocument,
  checkExamples,
  checkFacts,
  createValidator,
  type Fact,
  type JsonObject,
  readDocument,
} from "@assessment-api/contract-tests/internal";
import { reviewDocuments } from "@assessment-api/review";
import type { Mutant } from "./mutant.ts";

export const finders = ["examples", "facts", "review"] as const;

export type Finder = (typeof finders)[number];

export async function judge(root: JsonObject, facts: readonly Fact[], name: string, mutant: Mutant): Promise<Finder[]> {
  const changed = mutant.apply(root);
  const found: Finder[] = [];
  const document = readable(changed, name);
  if (document === undefined) return ["examples", "review"];
  const validator = createValidator(document);
  if (checkExamples(document, validator).findings.length > 0) found.push("examples");
  if (checkFacts(document, facts, validator).findings.length > 0) found.push("facts");
  if (await isReviewed(root, changed)) found.push("review");
  return found;
}

/** Parses a mutant; undefined if no check can read it. */
function readable(root: JsonObject, name: string): ApiDocument | undefined {
  try {
    return readDocument(root, name);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether `pnpm review` rejects the document or reports more than descriptions. Runs the rules first, because
 * other engines are slower.
 */
async function isReviewed(before: JsonObject, after: JsonObject): Promise<boolean> {
  for (const engines of [[], ["types", "values", "examples"]] as const) {
    const findings = await reviewDocuments(before, after, { engines });
    if (findings.some(({ verdict }) => verdict !== "description")) return true;
  }
  try {
    load(after, { strict: true });
    return false;
  } catch {
    return true;
  }
}
