import type { Change, DocumentPair, Draft, Flow } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";
import { fatesOfComponents } from "../model/pairs/component-fates.ts";
import { pairStatuses } from "../model/pairs/pair-names.ts";
import { createUnchanged } from "../model/pairs/unchanged.ts";
import { child } from "../model/pointer.ts";
import { referencesIn } from "../model/reach.ts";
import { createRead } from "../model/read.ts";
import type { Node } from "../model/schemas/effective.ts";
import { createSameMeaning } from "../model/schemas/same-meaning.ts";
import { createNames, type Site, stablePointer } from "../model/site.ts";
import { rules } from "../rules/index.ts";
import { compareBody } from "./compare-bodies.ts";
import { compareParameters } from "./compare-parameters.ts";
import { createSchemaComparison } from "./compare-schemas.ts";
import { createTrail } from "./trail.ts";
import { type Root, type Spot, siteOf, type Walk } from "./walk.ts";

export interface Comparison {
  changes: Change[];
  roots: Root[];
  pairs: [Operation, Operation][];
  sameMeaning(before: Node, after: Node): boolean;
}

const NO_OPERATION = "";

export function compareDocuments(documents: DocumentPair): Comparison {
  const fates = fatesOfComponents(documents);
  const names = createNames(fates);
  const trail = createTrail();
  const found: { change: Change; from: string }[] = [];
  const report = (drafts: Draft[] | undefined, site: Site, from: string, more: Partial<Change>): void => {
    for (const draft of drafts ?? []) {
      if (site.isCrossed && draft.verdict === "description") continue;
      const root = documents[draft.before === undefined ? "after" : "before"];
      found.push({ change: { ...draft, ...more, pointer: stablePointer(root, names.ofChange(draft, site)) }, from });
    }
  };
  const [readBefore, readAfter] = [createRead(documents.before), createRead(documents.after)];
  const unchanged = createUnchanged(documents);
  const sameMeaning = createSameMeaning(readBefore, readAfter, unchanged);
  const setting = { documents, names, trail, readBefore, readAfter, sameMeaning, unchanged, report };
  const walk: Walk = {
    documents,
    names,
    roots: [],
    unchanged,
    compareSchemas: createSchemaComparison(setting),
    report: (drafts, spot, before, after) => {
      const { name } = spot.operation[1];
      report(drafts, siteOf(spot, before, after), name, { flow: spot.flow });
    },
  };
  const pairs = pairOperations(documents.before, documents.after).kept;
  const known = new Set(pairs.map(([, { name }]) => name));
  const operationsOf = (from: string) =>
    known.has(from) ? [from] : trail.startsOf(from).filter((start) => start !== NO_OPERATION);
  for (const pair of pairs) compareOperation(walk, pair);
  compareUnused(walk);
  const whole = rules.flatMap((rule) => rule.document?.({ ...documents, fates }) ?? []);
  return {
    changes: [
      ...whole.map((draft) => ({ ...draft, pointer: draft.before ?? draft.after ?? "#" })),
      ...found.map(({ change, from }) => ({ ...change, operations: operationsOf(from) })),
    ],
    roots: walk.roots.filter(({ before, after }) => !sameMeaning([before], [after])),
    pairs,
    sameMeaning,
  };
}

function compareOperation(walk: Walk, operation: [Operation, Operation]): void {
  const [before, after] = operation;
  const { documents } = walk;
  const flow: Flow = before.sender === "client" ? "request" : "response";
  const returned: Flow = flow === "request" ? "response" : "request";
  const spot: Spot = { operation, flow, part: "", way: before.pointer };
  for (const rule of rules) walk.report(rule.operation?.({ flow, before, after, documents }), spot, before, after);
  compareParameters(walk, spot);
  const body = (place: Pick<Spot, "flow" | "part" | "isCrossed">, tokens: string[], old: string[], now: string[]) =>
    compareBody(walk, { ...spot, ...place }, tokens, child(before.pointer, ...old), child(after.pointer, ...now));
  body({ flow, part: "requestBody" }, ["requestBody"], ["requestBody"], ["requestBody"]);
  const statuses = (one: Operation) => Object.keys(objectAt(one.value, "responses"));
  for (const [old, now] of pairStatuses(statuses(before), statuses(after)).kept) {
    const status = /^\d+$/.test(old) ? old : now;
    const place = { flow: returned, part: status, isCrossed: old.toLowerCase() !== now.toLowerCase() };
    body(place, ["responses", status], ["responses", old], ["responses", now]);
  }
}

/** Compares unused schemas, for which generated code also has types. */
function compareUnused({ documents: { before, after }, compareSchemas }: Walk): void {
  const used = new Set([before, after].flatMap((root) => referencesIn(root, [root.paths, root.webhooks])));
  const [old, now] = [before, after].map((root) => objectAt(objectAt(root, "components"), "schemas"));
  for (const name of Object.keys(old ?? {})) {
    const pointer = child("#/components/schemas", name);
    if (used.has(pointer) || !(name in (now ?? {}))) continue;
    compareSchemas(
      { flow: "response", form: "json", way: pointer, from: NO_OPERATION, around: [] },
      [pointer],
      [pointer],
    );
  }
}
