import type { DocumentPair, Rule } from "../model/change.ts";
import { createEffective } from "../model/effective.ts";
import { isObject, type JsonObject, objectAt } from "../model/json.ts";
import { child, componentOf, valueAt } from "../model/pointer.ts";
import { createSameMeaning } from "../model/same-meaning.ts";

const POINTER = "#/components/schemas";

/** The name of a schema is the name of a type in every SDK. A schema that only moved to the place of its use is no finding. */
export const componentRemoved: Rule = {
  document(documents) {
    const now = schemasOf(documents.after);
    const gone = Object.keys(schemasOf(documents.before)).filter((name) => !(name in now));
    if (gone.length === 0) return [];
    const fateOf = createFate(documents);
    return gone.flatMap((name) => {
      const { movedTo, renamedTo } = fateOf(child(POINTER, name));
      if (movedTo) return [];
      return [
        {
          rule: renamedTo ? "component-renamed" : "component-removed",
          verdict: "sdk-breaking" as const,
          message: renamedTo
            ? `the schema \`${name}\` is called \`${renamedTo}\` now`
            : `the schema \`${name}\` is gone`,
          before: child(POINTER, name),
          ...(renamedTo && { after: child(POINTER, renamedTo) }),
        },
      ];
    });
  },
};

const schemasOf = (root: JsonObject) => objectAt(objectAt(root, "components"), "schemas");

interface Fate {
  /** The place where the schema stands inline now. */
  movedTo?: string;
  renamedTo?: string;
}

/** What became of a schema that is gone, judged by the places that used it. */
function createFate({ before, after }: DocumentPair): (pointer: string) => Fate {
  const same = createSameMeaning(createEffective(before), createEffective(after));
  const uses = usesOf(before);
  const fates = new Map<string, Fate>();
  const fateOf = (pointer: string): Fate => {
    const known = fates.get(pointer);
    if (known) return known;
    fates.set(pointer, {});
    const fate =
      (uses.get(pointer) ?? [])
        .flatMap(placesNow)
        .map((place) => fateAt(pointer, place))
        .find(Boolean) ?? {};
    fates.set(pointer, fate);
    return fate;
  };
  /** Where a use may stand now: where it stood, outside of an `allOf` of one, or in the place its own component moved to. */
  const placesNow = (use: string): string[] => {
    const owner = componentOf(use);
    const moved = owner && valueAt(after, owner) === undefined ? fateOf(owner).movedTo : undefined;
    const place = moved && owner ? moved + use.slice(owner.length) : use;
    return [place, place.replace(/\/(allOf|anyOf|oneOf)\/\d+$/, "")];
  };
  const fateAt = (pointer: string, place: string): Fate | undefined => {
    const value = valueAt(after, place);
    if (!isObject(value)) return undefined;
    if (typeof value.$ref !== "string") return same([pointer], [place]) ? { movedTo: place } : undefined;
    return valueAt(before, value.$ref) === undefined ? { renamedTo: value.$ref.slice(POINTER.length + 1) } : undefined;
  };
  return fateOf;
}

/** Every `$ref` of a document: target to the places that name it. */
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
