import type { DocumentPair, Fate } from "../change.ts";
import { isObject, type JsonObject, objectAt } from "../json.ts";
import { child, componentOf, valueAt } from "../pointer.ts";
import { createRead } from "../read.ts";
import { createSameMeaning } from "../schemas/same-meaning.ts";

/** Maps removed components to their new place, as far as other schemas show it. */
export function fatesOfComponents({ before, after }: DocumentPair): Map<string, Fate> {
  const removed = componentsOf(before).filter((pointer) => valueAt(after, pointer) === undefined);
  if (removed.length === 0) return new Map();
  const same = createSameMeaning(createRead(before), createRead(after));
  const uses = usesOf(before);
  const fates = new Map<string, Fate>();
  const fateOf = (pointer: string): Fate => {
    const known = fates.get(pointer);
    if (known) return known;
    fates.set(pointer, {});
    const places = (uses.get(pointer) ?? []).flatMap(placesNow);
    const fate = places.map((place) => fateAt(pointer, place)).find(Boolean) ?? {};
    fates.set(pointer, fate);
    return fate;
  };
  /** Returns the current places: the same, without a single-member `allOf`, or in the renamed component. */
  const placesNow = (use: string): string[] => {
    const owner = componentOf(use);
    const fate = owner !== undefined && valueAt(after, owner) === undefined ? fateOf(owner) : {};
    const now = fate.movedTo ?? fate.renamedTo;
    const place = now && owner ? now + use.slice(owner.length) : use;
    return [place, place.replace(/\/(allOf|anyOf|oneOf)\/\d+$/, "")];
  };
  const fateAt = (pointer: string, place: string): Fate | undefined => {
    const value = valueAt(after, place);
    if (!isObject(value)) return undefined;
    if (typeof value.$ref !== "string") return same([pointer], [place]) ? { movedTo: place } : undefined;
    const isNew = componentOf(value.$ref) === value.$ref && valueAt(before, value.$ref) === undefined;
    return isNew ? { renamedTo: value.$ref } : undefined;
  };
  return new Map(removed.map((pointer) => [pointer, fateOf(pointer)]));
}

const componentsOf = (root: JsonObject): string[] => {
  const sections = objectAt(root, "components");
  return Object.keys(sections).flatMap((section) =>
    Object.keys(objectAt(sections, section)).map((name) => child("#/components", section, name)),
  );
};

function usesOf(root: JsonObject): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, child(pointer, index));
    else if (isObject(value)) {
      if (typeof value.$ref === "string") found.set(value.$ref, [...(found.get(value.$ref) ?? []), pointer]);
      for (const [key, member] of Object.entries(value)) visit(member, child(pointer, key));
    }
  };
  visit(root, "#");
  return found;
}
