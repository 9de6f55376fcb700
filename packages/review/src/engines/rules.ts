import type { Change, DocumentPair } from "../model/change.ts";
import { type Verdict, worse } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";
import { listOperations } from "../model/operations.ts";
import { isWithin } from "../model/pointer.ts";
import type { Reach } from "../model/reach.ts";

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

export type Name = (pointer: string) => { pointer: string; method?: string; path?: string };

export function createNameOf({ before, after }: DocumentPair): Name {
  const operations = [...listOperations(before), ...listOperations(after)];
  return (pointer) => {
    const operation = operations.find((one) => isWithin(pointer, one.pointer));
    return operation ? { pointer, method: operation.method, path: operation.path } : { pointer };
  };
}

function toFinding(change: Change, nameOf: Name, reach: Record<"before" | "after", Reach>): Finding {
  const {
    rule,
    verdict,
    message,
    detail,
    flow,
    before,
    after,
    keyword,
    property,
    pointer,
    schemas,
    isCertain,
    renamed,
  } = change;
  const operations = change.operations ?? [
    ...(before ? reach.before(before) : []),
    ...(after ? reach.after(after) : []),
  ];
  return {
    rule,
    ...nameOf(pointer),
    ...(detail && { detail }),
    verdict: schemas && operations.length === 0 ? ofUnused(rule, verdict) : verdict,
    message,
    flows: flow ? [flow] : [],
    engines: ["rules"],
    operations: [...new Set(operations)],
    ...(before && { before }),
    ...(after && { after }),
    ...(keyword && { keyword }),
    ...(property && { property }),
    ...(isCertain && { isCertain }),
    ...(renamed && { renamed }),
    ...(schemas && { schemas: [schemas] }),
  };
}

/** Rules that also apply to unused schemas, because code may use their names and types. */
const NAMES = ["property-removed", "enum-values-removed", "schema-type-changed", "schema-combinator-changed"];

/** Returns the verdict for an unused schema: only names and types matter. */
function ofUnused(rule: string, verdict: Verdict): Verdict {
  if (NAMES.includes(rule)) return "sdk-breaking";
  return verdict === "description" ? verdict : "additive";
}

/** The worse verdict wins. */
function unite(known: Finding, next: Finding): Finding {
  if (known.verdict !== next.verdict) return worse(known.verdict, next.verdict) === known.verdict ? known : next;
  return {
    ...known,
    flows: [...new Set([...known.flows, ...next.flows])],
    operations: [...new Set([...known.operations, ...next.operations])],
    ...((known.schemas ?? next.schemas) && { schemas: [...(known.schemas ?? []), ...(next.schemas ?? [])] }),
  };
}
