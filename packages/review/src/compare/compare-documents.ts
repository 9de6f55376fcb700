import type { Change, DocumentPair, Flow } from "../model/change.ts";
import { createEffective } from "../model/effective.ts";
import { objectAt } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";
import { child, type Located, locate } from "../model/pointer.ts";
import { createSameMeaning } from "../model/same-meaning.ts";
import { rules } from "../rules/index.ts";
import { compareParameters } from "./compare-parameters.ts";
import { createSchemaComparison } from "./compare-schemas.ts";
import { compareContent, compareRoot, type Root, type Walk } from "./walk.ts";

export interface Comparison {
  changes: Change[];
  /** Roots whose schemas do not mean the same. */
  roots: Root[];
  /** Operations that both sides have. */
  pairs: [Operation, Operation][];
  sameMeaning: ReturnType<typeof createSameMeaning>;
}

/** Walks both documents side by side and asks every rule at every place. */
export function compareDocuments(documents: DocumentPair): Comparison {
  const changes: Change[] = [];
  const report: Walk["report"] = (drafts, place = {}) => {
    for (const draft of drafts ?? []) changes.push({ ...place, ...draft });
  };
  const readBefore = createEffective(documents.before);
  const readAfter = createEffective(documents.after);
  const sameMeaning = createSameMeaning(readBefore, readAfter);
  const schemas = createSchemaComparison({ readBefore, readAfter, sameMeaning, report });
  const walk: Walk = { documents, schemas, roots: [], report };

  for (const rule of rules) report(rule.document?.(documents));
  const pairs = pairOperations(documents.before, documents.after).kept;
  for (const pair of pairs) compareOperation(walk, pair);
  return {
    changes,
    roots: walk.roots.filter(({ before, after }) => !sameMeaning([before], [after])),
    pairs,
    sameMeaning,
  };
}

function compareOperation(walk: Walk, [before, after]: [Operation, Operation]): void {
  const flow: Flow = before.sender === "client" ? "request" : "response";
  const returned: Flow = flow === "request" ? "response" : "request";
  const place = { flow, operation: after };
  for (const rule of rules) walk.report(rule.operation?.({ flow, before, after, documents: walk.documents }), place);
  compareParameters(walk, [before, after], flow);
  compareBody(
    walk,
    [before, after],
    flow,
    "requestBody",
    child(before.pointer, "requestBody"),
    child(after.pointer, "requestBody"),
  );
  const newResponses = objectAt(after.value, "responses");
  for (const status of Object.keys(objectAt(before.value, "responses"))) {
    if (!(status in newResponses)) continue;
    compareBody(
      walk,
      [before, after],
      returned,
      status,
      child(before.pointer, "responses", status),
      child(after.pointer, "responses", status),
    );
  }
}

function compareBody(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  oldPointer: string,
  newPointer: string,
): void {
  const before = locate(walk.documents.before, oldPointer);
  const after = locate(walk.documents.after, newPointer);
  if (!before || !after) return;
  const place = { flow, operation: operation[1] };
  for (const rule of rules) walk.report(rule.body?.({ flow, before, after, part }), place);
  compareContent(walk, operation, flow, part, before, after);
  compareHeaders(walk, operation, flow, part, before, after);
}

function compareHeaders(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  before: Located,
  after: Located,
): void {
  const byName = new Map(Object.keys(objectAt(after.value, "headers")).map((name) => [name.toLowerCase(), name]));
  for (const name of Object.keys(objectAt(before.value, "headers"))) {
    const newName = byName.get(name.toLowerCase());
    const old = locate(walk.documents.before, child(before.pointer, "headers", name));
    const now = newName && locate(walk.documents.after, child(after.pointer, "headers", newName));
    if (!old || !now) continue;
    const place = { flow, operation: operation[1] };
    for (const rule of rules) walk.report(rule.header?.({ flow, name, before: old, after: now }), place);
    compareRoot(walk, operation, flow, `${part} header ${name.toLowerCase()}`, old, now, true);
  }
}
