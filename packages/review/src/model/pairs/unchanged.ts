import type { DocumentPair } from "../change.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../json.ts";
import { child, componentOf, placeOfTarget, valueAt } from "../pointer.ts";
import type { Node } from "../schemas/effective.ts";

/** Returns whether two places have equal content, including references. */
export type Unchanged = (before: Node, after: Node) => boolean;

/** Finds equal parts first: most parts of two documents need no comparison. */
export function createUnchanged({ before, after }: DocumentPair): Unchanged {
  const touched = touchedComponents(before, after);
  const known = new Map<string, boolean>();
  const decide = (pointer: string) => {
    const value = valueAt(after, pointer);
    return (
      sameJson(valueAt(before, pointer), value) &&
      directReferences(value).every((target) => isComponent(target) && !touched.has(target))
    );
  };
  const isSame = (pointer: string) => {
    const same = known.get(pointer) ?? decide(pointer);
    known.set(pointer, same);
    return same;
  };
  return (old, now) => old.length === now.length && old.every((one, index) => one === now[index] && isSame(one));
}

const isComponent = (pointer: string) => componentOf(pointer) === pointer;

/** Returns components that differ, exist on one side, or refer to such components. */
function touchedComponents(before: JsonObject, after: JsonObject): Set<string> {
  const [old, now] = [before, after].map(componentsOf);
  const usedBy = new Map<string, string[]>();
  const touched = new Set<string>();
  const touch = (pointer: string): void => {
    if (touched.has(pointer)) return;
    touched.add(pointer);
    for (const user of usedBy.get(pointer) ?? []) touch(user);
  };
  for (const [pointer, value] of now ?? [])
    for (const target of directReferences(value)) usedBy.set(target, [...(usedBy.get(target) ?? []), pointer]);
  for (const target of usedBy.keys()) if (!now?.has(target)) touch(target);
  for (const pointer of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]))
    if (!sameJson(old?.get(pointer), now?.get(pointer))) touch(pointer);
  return touched;
}

function componentsOf(root: JsonObject): Map<string, unknown> {
  const sections = objectAt(root, "components");
  return new Map(
    Object.keys(sections).flatMap((section) =>
      Object.entries(objectAt(sections, section)).map(([name, value]): [string, unknown] => [
        child("#/components", section, name),
        value,
      ]),
    ),
  );
}

function directReferences(value: unknown): string[] {
  const found: string[] = [];
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) for (const item of one) visit(item);
    else if (isObject(one)) {
      if (typeof one.$ref === "string") found.push(decodeURIComponent(one.$ref));
      if (isObject(one.mapping)) for (const target of Object.values(one.mapping)) found.push(placeOfTarget(target));
      for (const key of Object.keys(one)) visit(one[key]);
    }
  };
  visit(value);
  return found.map((target) => componentOf(target) ?? target);
}
