import {
  type ApiDocument,
  type CheckResult,
  checkExamples,
  checkOne,
  checkOperations,
  checkValues,
  createValidator,
  type DocumentFacts,
  type JsonObject,
  MISSING,
  pointerOf,
  readDocument,
} from "@assessment-api/contract-tests/internal";
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
