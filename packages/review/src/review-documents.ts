import { compareDocuments } from "./compare/compare-documents.ts";
import { createNameOf, findByRules } from "./engines/rules.ts";
import { sortFindings } from "./merge/sort-findings.ts";
import type { DocumentPair } from "./model/change.ts";
import { ENGINES, type Engine, type Finding } from "./model/finding.ts";
import { type JsonObject, sameJson } from "./model/json.ts";
import { withoutAnchors } from "./model/normal-document.ts";
import { createReach } from "./model/reach.ts";
import { differsInWordsAlone } from "./model/words.ts";

export interface ReviewOptions {
  /** Engines to run; default: all. The rules always run. */
  engines?: readonly Engine[];
}

/** Compares valid, self-contained documents. Rejects with a CouldNotRunError if an engine cannot run. */
export async function reviewDocuments(
  before: object,
  after: object,
  { engines = ENGINES }: ReviewOptions = {},
): Promise<Finding[]> {
  const documents: DocumentPair = {
    before: withoutAnchors(before as JsonObject),
    after: withoutAnchors(after as JsonObject),
  };
  if (sameJson(before, after)) return [];
  // Text changes only need the rules.
  if (!differsInWordsAlone(documents.before, documents.after)) {
    const { askEngines } = await import("./ask-engines.ts");
    return askEngines(documents, engines);
  }
  const reach = { before: createReach(documents.before), after: createReach(documents.after) };
  return sortFindings(findByRules(compareDocuments(documents).changes, createNameOf(documents), reach));
}
