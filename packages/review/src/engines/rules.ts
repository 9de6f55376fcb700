import type { Change, DocumentPair } from "../model/change.ts";
import { worse } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";
import { listOperations } from "../model/operations.ts";
import { isWithin } from "../model/pointer.ts";
import type { Reach } from "../model/reach.ts";

/** Our own rules' changes as findings: one per fingerprint, however many operations or both directions it was found in. */
export function findByRules(changes: Change[], nameOf: Name, reach: Record<"before" | "after", Reach>): Finding[] {
  const found = new Map<string, Finding>();
  for (const change of changes) {
    const finding = toFinding(change, nameOf, reach);
    const key = fingerprintOf(finding);
    const known = found.get(key);
    found.set(key, known ? unite(known, finding) : finding);
  }
  return [...found.values()];
}

/** The pointer of a finding with method and path of the operation that it is in. */
export type Name = (pointer: string) => { pointer: string; method?: string; path?: string };

export function createNameOf({ before, after }: DocumentPair): Name {
  const operations = [...listOperations(before), ...listOperations(after)];
  return (pointer) => {
    const operation = operations.find((one) => isWithin(pointer, one.pointer));
    return operation ? { pointer, method: operation.method, path: operation.path } : { pointer };
  };
}

function toFinding(change: Change, nameOf: Name, reach: Record<"before" | "after", Reach>): Finding {
  const { rule, verdict, message, detail, flow, before, after, keyword, property, pointer, schemas } = change;
  const operations = change.operations ?? [
    ...(before ? reach.before(before) : []),
    ...(after ? reach.after(after) : []),
  ];
  return {
    rule,
    ...nameOf(pointer),
    ...(detail && { detail }),
    // A schema that no operation carries hurts generated code at most.
    verdict: verdict === "wire-breaking" && schemas && operations.length === 0 ? "sdk-breaking" : verdict,
    message,
    flows: flow ? [flow] : [],
    engines: ["rules"],
    operations: [...new Set(operations)],
    ...(before && { before }),
    ...(after && { after }),
    ...(keyword && { keyword }),
    ...(property && { property }),
    ...(schemas && { schemas: [schemas] }),
  };
}

/** The worse of the two leads; what is harmless in one direction says nothing about the break in the other. */
function unite(known: Finding, next: Finding): Finding {
  if (known.verdict !== next.verdict) return worse(known.verdict, next.verdict) === known.verdict ? known : next;
  return {
    ...known,
    flows: [...new Set([...known.flows, ...next.flows])],
    operations: [...new Set([...known.operations, ...next.operations])],
    ...((known.schemas ?? next.schemas) && { schemas: [...(known.schemas ?? []), ...(next.schemas ?? [])] }),
  };
}
