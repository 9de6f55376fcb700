import type { ApiDocument } from "../document/document.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import type { CheckResult } from "../messages/examples.ts";
import { checkOperations } from "./check-operations.ts";
import { checkValues } from "./check-values.ts";
import type { DocumentFacts } from "./facts.ts";

/**
 * Checks a document against the facts that are kept beside it by hand: values that its schemas must take or refuse, and the table of its
 * operations. A check of a document against itself cannot notice that the document lost a fact; this one does.
 */
export function checkFacts(
  document: ApiDocument,
  facts: DocumentFacts,
  validator: Validator = createValidator(document),
): CheckResult {
  const results = [checkValues(document, facts, validator), checkOperations(document, facts)];
  return {
    findings: results.flatMap(({ findings }) => findings),
    checked: results.reduce((sum, { checked }) => sum + checked, 0),
  };
}
