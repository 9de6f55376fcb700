import type { Change, DocumentPair, Draft, Flow } from "../model/change.ts";
import { createEffective } from "../model/effective.ts";
import { isObject, objectAt } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";
import { child, type Located, locate } from "../model/pointer.ts";
import { createSameMeaning } from "../model/same-meaning.ts";
import { rules } from "../rules/index.ts";
import { compareParameters } from "./compare-parameters.ts";
import { createSchemaComparison, type SchemaComparison } from "./compare-schemas.ts";

/** A place whose values both sides describe: a body, a parameter, a header. The unit of the engines that try values. */
export interface Root {
  operation: [Operation, Operation];
  flow: Flow;
  /** `requestBody application/json`, `200 application/json`, `query.count`, `200 header location`. */
  part: string;
  /** Pointers of the schemas. */
  before: string;
  after: string;
  /** The media types, parameters or headers, for their examples. */
  holders: [Located, Located];
  /** Parameters and headers travel as text. */
  text: boolean;
}

export interface Comparison {
  changes: Change[];
  /** Roots whose schemas do not mean the same. */
  roots: Root[];
  /** Operations that both sides have. */
  pairs: [Operation, Operation][];
  sameMeaning: ReturnType<typeof createSameMeaning>;
}

export interface Walk {
  documents: DocumentPair;
  schemas: SchemaComparison;
  roots: Root[];
  /** Adds the drafts of a place. */
  report(drafts: Draft[] | undefined, place?: Partial<Change>): void;
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
  const answer: Flow = flow === "request" ? "response" : "request";
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
      answer,
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

/** The media types that both sides have. */
export function compareContent(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  before: Located,
  after: Located,
  text = false,
): void {
  for (const media of Object.keys(objectAt(before.value, "content"))) {
    const old = locate(walk.documents.before, child(before.pointer, "content", media));
    const now = locate(walk.documents.after, child(after.pointer, "content", media));
    if (old && now) compareRoot(walk, operation, flow, `${part} ${media}`, old, now, text);
  }
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

/** The schemas of a media type, parameter or header; where one side has none, it takes anything. */
export function compareRoot(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  before: Located,
  after: Located,
  text: boolean,
): void {
  if (!hasSchema(before) && !hasSchema(after)) return;
  const old = child(before.pointer, "schema");
  const now = child(after.pointer, "schema");
  walk.roots.push({ operation, flow, part, before: old, after: now, holders: [before, after], text });
  walk.schemas.compare(flow, [old], [now], text);
}

const hasSchema = ({ value }: Located) => isObject(value.schema) || typeof value.schema === "boolean";
