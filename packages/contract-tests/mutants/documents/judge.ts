import { type ApiDocument, readDocument } from "../../src/document.ts";
import { type CheckResult, checkExamples } from "../../src/examples.ts";
import { checkOperations } from "../../src/facts/check-operations.ts";
import { checkOne, checkValues, MISSING, pointerOf } from "../../src/facts/check-values.ts";
import type { DocumentFacts } from "../../src/facts/facts.ts";
import type { JsonObject } from "../../src/json.ts";
import { createValidator } from "../../src/validator.ts";
import type { Mutant } from "./mutant.ts";

/** Whether the checks that the tests make of a document notice a mutant; those that see it soonest come first. */
export function notices(root: JsonObject, facts: DocumentFacts, name: string, mutant: Mutant): boolean {
  let document: ApiDocument;
  try {
    document = readDocument(mutant.apply(root), name);
  } catch {
    return true; // No check can read such a document.
  }
  const validator = createValidator(document);
  const own = facts.values.filter((one) => `${mutant.pointer}/`.startsWith(`${pointerOf(one)}/`));
  return (
    own.some((one) => finds(checkOne(document, one, validator))) ||
    finds(checkOperations(document, facts)) ||
    finds(checkExamples(document, validator)) ||
    finds(checkValues(document, facts, validator))
  );
}

/** Facts that are missing were missing before: no mutant adds anything. */
const finds = ({ findings }: CheckResult): boolean => findings.some(({ check }) => check !== MISSING);
