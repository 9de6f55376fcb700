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
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { Mutant } from "./mutant.ts";

export const finders = ["examples", "facts", "review"] as const;

/** What can notice an edit of a document: the tests of its examples, those of its facts, and `pnpm review`. */
export type Finder = (typeof finders)[number];

/** Everything that notices a mutant of a document. */
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

/** Undefined where no check can read the document. */
function readable(root: JsonObject, name: string): ApiDocument | undefined {
  try {
    return readDocument(root, name);
  } catch {
    return undefined;
  }
}

/**
 * Whether `pnpm review` reports more than texts. Its own rules come first, since the other engines are each much slower; what none of them
 * reports, it refuses as invalid, or not at all.
 */
async function isReviewed(before: JsonObject, after: JsonObject): Promise<boolean> {
  for (const engines of [[], ["types", "values", "examples"], ["redocly"]] as const) {
    const findings = await reviewDocuments(before, after, { engines });
    if (findings.some(({ verdict }) => verdict !== "description")) return true;
  }
  const problems = await lintFromString({ source: JSON.stringify(after), config: await lintConfig });
  return problems.some(({ severity }) => severity === "error");
}

/** What review asks of any document before it compares. */
const lintConfig = createConfig({ extends: ["spec"] });
