import { compareDocuments } from "../../compare/compare-documents.ts";
import { createNameOf } from "../../engines/rules.ts";
import { sortFindings } from "../../merge/sort-findings.ts";
import type { Finding } from "../../model/finding.ts";
import type { JsonObject } from "../../model/json.ts";
import { createReach } from "../../model/reach.ts";
import { differsInWordsAlone } from "../../model/words.ts";
import { reviewDocuments } from "../../review-documents.ts";
import { attachRedocly } from "./attach.ts";
import { diffByRedocly } from "./diff.ts";

/** Reviews two documents and adds `redocly` to the engines of each break that `redocly diff` also reports. */
export async function reviewWithRedocly(before: JsonObject, after: JsonObject): Promise<Finding[]> {
  const documents = { before, after };
  if (differsInWordsAlone(before, after)) return reviewDocuments(before, after);
  const [breaks, findings] = await Promise.all([diffByRedocly(documents), reviewDocuments(before, after)]);
  const { sameMeaning } = compareDocuments(documents);
  const reach = { before: createReach(before), after: createReach(after) };
  return sortFindings(
    attachRedocly(findings, breaks, { documents, nameOf: createNameOf(documents), reach, sameMeaning }),
  );
}
