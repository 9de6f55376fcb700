import { type ApiDocument, readDocument } from "../../src/document.ts";
import { checkExamples } from "../../src/examples.ts";
import { checkOperations } from "../../src/facts/check-operations.ts";
import { checkOne, checkValues, pointerOf } from "../../src/facts/check-values.ts";
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
    own.some((one) => checkOne(document, one, validator).findings.length > 0) ||
    checkOperations(document, facts).findings.length > 0 ||
    checkExamples(document, validator).findings.length > 0 ||
    checkValues(document, facts, validator).findings.length > 0
  );
}
