import { readDocument } from "../../src/document.ts";
import { checkExamples } from "../../src/examples.ts";
import type { JsonObject } from "../../src/json.ts";
import type { Mutant } from "./mutant.ts";

/** Whether the checks that the tests make of a document notice a mutant. */
export function notices(root: JsonObject, name: string, mutant: Mutant): boolean {
  try {
    const document = readDocument(mutant.apply(root), name);
    return checkExamples(document).findings.length > 0;
  } catch {
    return true; // No check can read such a document.
  }
}
