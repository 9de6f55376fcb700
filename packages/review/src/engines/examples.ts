import type { Comparison } from "../compare/compare-documents.ts";
import type { Root } from "../compare/walk.ts";
import type { DocumentPair } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import { child, locate } from "../model/pointer.ts";
import { type Failure, senderOf, type Trial } from "./trial.ts";

/** Validates examples: old requests against the new document, new responses against the old one. */
export function replayExamples({ roots }: Comparison, documents: DocumentPair, trial: Trial): Failure[] {
  return roots.flatMap((root) =>
    examplesOf(root, documents).flatMap(
      ({ name, value }) => trial.run(root, value, "examples", `example ${name}`) ?? [],
    ),
  );
}

export function examplesOf(root: Root, documents: DocumentPair): { name: string; value: unknown }[] {
  const side = senderOf(root.flow);
  const holder = root.holders[side === "before" ? 0 : 1];
  const { example, examples } = holder.value;
  if (example !== undefined) return [{ name: root.part, value: example }];
  if (!isObject(examples)) return [];
  return Object.keys(examples).flatMap((name) => {
    const found = locate(documents[side], child(holder.pointer, "examples", name));
    return found && "value" in found.value ? [{ name, value: found.value.value }] : [];
  });
}
