import type { Comparison } from "../compare/compare-documents.ts";
import type { Root } from "../compare/walk.ts";
import type { DocumentPair } from "../model/change.ts";
import { sameJson } from "../model/json.ts";
import { createRead } from "../model/read.ts";
import type { Read } from "../model/schemas/effective.ts";
import { withoutLeftOut } from "../model/schemas/left-out.ts";
import { sample } from "../values/samples.ts";
import { type Sides, type VariedComponents, variations } from "../values/variations.ts";
import { examplesOf } from "./examples.ts";
import { type Failure, receiverOf, senderOf, type Trial } from "./trial.ts";

/** Maximum number of tested values; more find nothing new. */
const MOST = 4000;
/** Maximum number of values per set of rejections, which may belong to different union members. */
const MOST_ALIKE = 6;

/** Searches for values that the sender accepts and the receiver rejects. */
export function findWitnesses({ roots, sameMeaning }: Comparison, documents: DocumentPair, trial: Trial): Failure[] {
  const readers = { before: createRead(documents.before), after: createRead(documents.after) };
  const seen = new Set<string>();
  const variedBy = new Map<string, Pick<VariedComponents, "done" | "unsent">>();
  return roots.flatMap((root) => {
    const key = `${root.before} ${root.after} ${root.flow}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const [from, to] = [senderOf(root.flow), receiverOf(root.flow)];
    const same: Sides["same"] = from === "before" ? sameMeaning : (a, b) => sameMeaning(b, a);
    const [readFrom, readTo] = [readers[from], readers[to]].map((read) => withoutLeftOut(read, root.flow));
    if (!readFrom || !readTo) return [];
    const kind = `${root.flow} ${root.form}`;
    const known = variedBy.get(kind) ?? { done: new Set(), unsent: new Map() };
    variedBy.set(kind, known);
    return search(root, { readFrom, readTo, same }, known, documents, trial);
  });
}

function search(
  root: Root,
  sides: Sides,
  { done, unsent }: Pick<VariedComponents, "done" | "unsent">,
  documents: DocumentPair,
  trial: Trial,
): Failure[] {
  const from = root[senderOf(root.flow)];
  const to = root[receiverOf(root.flow)];
  const found = new Map<string, Failure[]>();
  const searched = new Set<string>();
  let tried = 0;
  for (const base of basesOf(root, sides.readFrom, from, documents)) {
    const varied: VariedComponents = { done: new Set(done), active: new Set(), unsent, cuts: 0 };
    const values = variations({ ...sides, varied }, [from], [to], base);
    for (const value of withBase(base, values)) {
      tried += 1;
      varied.isSent = () => trial.isSent(root, value);
      if (tried > MOST) return [...found.values()].flat();
      const failure = trial.run(root, value, "values", "made up");
      if (!failure) continue;
      const key = failure.refusals.map(({ schema, keyword, property }) => `${schema} ${keyword} ${property}`).join();
      const known = found.get(key) ?? [];
      if (known.some((one) => sameJson(one.value, failure.value))) continue;
      found.set(key, [...known, failure].toSorted((a, b) => length(a) - length(b)).slice(0, MOST_ALIKE));
    }
    for (const one of varied.done) searched.add(one);
  }
  for (const one of searched) done.add(one);
  return [...found.values()].flat();
}

const length = ({ value }: Failure) => JSON.stringify(value)?.length ?? 0;

function* withBase(base: unknown, others: Iterable<unknown>): Iterable<unknown> {
  yield base;
  yield* others;
}

function basesOf(root: Root, read: Read, pointer: string, documents: DocumentPair): unknown[] {
  const [example] = examplesOf(root, documents);
  return [sample(read, [pointer]), sample(read, [pointer], true), ...(example ? [example.value] : [])];
}
