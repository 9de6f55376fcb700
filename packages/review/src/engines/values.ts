import type { Comparison } from "../compare/compare-documents.ts";
import type { Root } from "../compare/walk.ts";
import type { DocumentPair } from "../model/change.ts";
import { sameJson } from "../model/json.ts";
import { createRead } from "../model/read.ts";
import type { Read } from "../model/schemas/effective.ts";
import { withoutLeftOut } from "../model/schemas/left-out.ts";
import { sample } from "../values/samples.ts";
import { type Sides, variations } from "../values/variations.ts";
import { examplesOf } from "./examples.ts";
import { type Failure, receiverOf, senderOf, type Trial } from "./trial.ts";

/** Limit of values per place; more find nothing new. */
const MOST = 4000;
/** Values kept per set of rejections, because they may belong to different union members. */
const MOST_ALIKE = 6;

/** Searches for values that the sender accepts and the receiver rejects, starting from schemas and examples. */
export function findWitnesses({ roots, sameMeaning }: Comparison, documents: DocumentPair, trial: Trial): Failure[] {
  const readers = { before: createRead(documents.before), after: createRead(documents.after) };
  const seen = new Set<string>();
  return roots.flatMap((root) => {
    const key = `${root.before} ${root.after} ${root.flow}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const [from, to] = [senderOf(root.flow), receiverOf(root.flow)];
    const same: Sides["same"] = from === "before" ? sameMeaning : (a, b) => sameMeaning(b, a);
    const [readFrom, readTo] = [readers[from], readers[to]].map((read) => withoutLeftOut(read, root.flow));
    return readFrom && readTo ? search(root, { readFrom, readTo, same }, documents, trial) : [];
  });
}

function search(root: Root, sides: Sides, documents: DocumentPair, trial: Trial): Failure[] {
  const from = root[senderOf(root.flow)];
  const to = root[receiverOf(root.flow)];
  const found = new Map<string, Failure[]>();
  let tried = 0;
  for (const base of basesOf(root, sides.readFrom, from, documents)) {
    for (const value of withBase(base, variations(sides, [from], [to], base))) {
      tried += 1;
      if (tried > MOST) return [...found.values()].flat();
      const failure = trial.run(root, value, "values", "made up");
      if (!failure) continue;
      const key = failure.refusals.map(({ schema, keyword, property }) => `${schema} ${keyword} ${property}`).join();
      const known = found.get(key) ?? [];
      if (known.some((one) => sameJson(one.value, failure.value))) continue;
      found.set(key, [...known, failure].toSorted((a, b) => length(a) - length(b)).slice(0, MOST_ALIKE));
    }
  }
  return [...found.values()].flat();
}

const length = ({ value }: Failure) => JSON.stringify(value)?.length ?? 0;

function* withBase(base: unknown, others: Iterable<unknown>): Iterable<unknown> {
  yield base;
  yield* others;
}

/** Returns initial values: minimal, complete, and from examples. */
function basesOf(root: Root, read: Read, pointer: string, documents: DocumentPair): unknown[] {
  const [example] = examplesOf(root, documents);
  return [sample(read, [pointer]), sample(read, [pointer], true), ...(example ? [example.value] : [])];
}
