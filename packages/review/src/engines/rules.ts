import type { Change, DocumentPair } from "../model/change.ts";
import { worse } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { listOperations } from "../model/operations.ts";
import { isWithin, locate } from "../model/pointer.ts";
import type { Reach } from "../model/reach.ts";

/** Our own rules' changes as findings: one per rule and place, however many operations or both directions it was found in. */
export function findByRules(
  changes: Change[],
  documents: DocumentPair,
  reach: Record<"before" | "after", Reach>,
): Finding[] {
  const found = new Map<string, Finding>();
  const nameOf = createNames(documents);
  for (const change of changes) {
    const finding = toFinding(change, nameOf, reach);
    const key = fingerprintOf(finding);
    const known = found.get(key);
    found.set(key, known ? unite(known, finding) : finding);
  }
  return [...found.values()];
}

export type Name = (side: "before" | "after", pointer: string) => { pointer: string; method?: string; path?: string };

/** Names places for fingerprints: parameters by name, and method and path of the operation that a place is in. */
export function createNames(documents: DocumentPair): Name {
  const operations = { before: listOperations(documents.before), after: listOperations(documents.after) };
  return (side, pointer) => {
    const operation = operations[side].find((one) => isWithin(pointer, one.pointer));
    const stable = stablePointer(documents[side], pointer);
    return operation ? { pointer: stable, method: operation.method, path: operation.path } : { pointer: stable };
  };
}

/** `…/parameters/3` as `…/parameters/query.count`; `security` and `tags` without the number. */
export function stablePointer(root: JsonObject, pointer: string): string {
  const [all, list, index] = /^(#\/(?:paths|webhooks)\/.*?\/parameters)\/(\d+)/.exec(pointer) ?? [];
  if (all && list) {
    const parameter = locate(root, `${list}/${index}`)?.value;
    if (isObject(parameter)) return `${list}/${parameter.in}.${parameter.name}${pointer.slice(all.length)}`;
  }
  return pointer.replace(/\/(security|tags|servers)\/\d+.*$/, "/$1");
}

function toFinding(change: Change, nameOf: Name, reach: Record<"before" | "after", Reach>): Finding {
  const { rule, verdict, message, flow, before, after, keyword, schema } = change;
  const flows = flow ? [flow] : [];
  const operations = [
    ...(before ? reach.before.of(before, schema ? flows : []) : []),
    ...(after ? reach.after.of(after, schema ? flows : []) : []),
  ];
  return {
    rule,
    ...(before ? nameOf("before", before) : nameOf("after", after ?? "#")),
    verdict,
    message,
    flows,
    engines: ["rules"],
    operations: [...new Set(operations)],
    ...(before && { before }),
    ...(after && { after }),
    ...(keyword && { keyword }),
    ...(schema && { schema }),
  };
}

/** The worse of the two leads; what is harmless in one direction says nothing about the break in the other. */
function unite(known: Finding, next: Finding): Finding {
  if (known.verdict !== next.verdict) return worse(known.verdict, next.verdict) === known.verdict ? known : next;
  return {
    ...known,
    flows: [...new Set([...known.flows, ...next.flows])],
    operations: [...new Set([...known.operations, ...next.operations])],
    ...(known.schema &&
      next.schema && {
        schema: {
          before: [...new Set([...known.schema.before, ...next.schema.before])],
          after: [...new Set([...known.schema.after, ...next.schema.after])],
        },
      }),
  };
}
