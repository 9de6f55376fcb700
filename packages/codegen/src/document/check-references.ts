import type { Document, Ref } from "./openapi.ts";
import { DocumentError, type Report } from "./problems.ts";
import { locate, lookUp } from "./references.ts";
import { walkDocument } from "./walk.ts";

export function checkReferences(document: Document, report: Report): void {
  const found = new Map<string, { pointer: string; problem: string | undefined; more: number }>();
  const fine = new Set<string>();
  const check = ({ $ref }: { $ref?: string }, pointer: string) => {
    if (typeof $ref !== "string" || fine.has($ref)) return;
    const known = found.get($ref);
    if (known) {
      known.more++;
      return;
    }
    try {
      const { value } = lookUp(document, $ref);
      if (typeof value === "object" && value !== null) locate(document, value as Ref, "");
      fine.add($ref);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      found.set($ref, { pointer, problem: error.problems[0]?.problem, more: 0 });
    }
  };
  walkDocument(document, { schema: check, reference: check });
  for (const [$ref, { pointer, problem, more }] of found)
    report(
      pointer,
      `"${$ref}": ${problem}${more > 0 ? `, here and in ${more} more ${more > 1 ? "places" : "place"}` : ""}`,
    );
}
