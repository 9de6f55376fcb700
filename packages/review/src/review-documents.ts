import { compareDocuments } from "./compare/compare-documents.ts";
import { createNameOf, findByRules } from "./engines/rules.ts";
import { sortFindings } from "./merge/sort-findings.ts";
import type { DocumentPair } from "./model/change.ts";
import { ENGINES, type Engine, type Finding } from "./model/finding.ts";
import { type JsonObject, sameJson } from "./model/json.ts";
import { createReach } from "./model/reach.ts";
import { differsInWordsAlone } from "./model/words.ts";

export interface ReviewOptions {
  /** Engines to ask; all of them by default. The rules are always asked. */
  engines?: readonly Engine[];
}

/**
 * Compares two valid bundled OpenAPI documents (every `$ref` inside them) and resolves to the changes from the first to the second, with verdicts.
 * Rejects with a CouldNotRunError when an engine cannot run.
 */
export async function reviewDocuments(
  before: object,
  after: object,
  { engines = ENGINES }: ReviewOptions = {},
): Promise<Finding[]> {
  const documents: DocumentPair = { before: before as JsonObject, after: after as JsonObject };
  if (sameJson(before, after)) return [];
  // The other engines look at values and types, which no text changes; they are not even loaded.
  if (!differsInWordsAlone(documents.before, documents.after)) {
    const { askEngines } = await import("./ask-engines.ts");
    return askEngines(documents, engines);
  }
  const reach = { before: createReach(documents.before), after: createReach(documents.after) };
  return sortFindings(findByRules(compareDocuments(documents).changes, createNameOf(documents), reach));
}
