import type { Document, Ref } from "./openapi.ts";
import { DocumentError, type Report } from "./problems.ts";
import { locate, lookUp } from "./references.ts";
import { walkDocument } from "./walk.ts";

/** References to nothing, or in circles. */
export function checkReferences(document: Document, report: Report): void {
  const check = (holder: { $ref?: string }, pointer: string) => {
    if (typeof holder.$ref !== "string") return;
    try {
      const { value } = lookUp(document, holder.$ref);
      if (typeof value === "object" && value !== null) locate(document, value as Ref, "");
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      report(pointer, `"${holder.$ref}": ${error.problems[0]?.problem}`);
    }
  };
  walkDocument(document, { schema: check, reference: check });
}
