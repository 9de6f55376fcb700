import type { Document } from "./openapi.ts";
import { step } from "./references.ts";

/** A decision that the sources leave open, from `x-assumption`, with its JSON pointer (RFC 6901). */
export interface Assumption {
  id: string;
  reason: string;
  pointer: string;
}

interface Marked {
  "x-assumption"?: { id: string; reason: string };
}

function* marked(node: unknown, pointer: string): Generator<{ element: Marked; pointer: string }> {
  if (typeof node !== "object" || node === null) return;
  if ("x-assumption" in node) yield { element: node as Marked, pointer };
  for (const [key, child] of Object.entries(node)) {
    yield* marked(child, step(pointer, key));
  }
}

export function listAssumptions(document: Document): Assumption[] {
  return [...marked(document, "#")]
    .map(({ element, pointer }) => ({ id: "", reason: "", ...element["x-assumption"], pointer }))
    .sort((a, b) => a.id.localeCompare(b.id));
}
