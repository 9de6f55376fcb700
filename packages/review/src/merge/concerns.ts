import type { DocumentPair } from "../model/change.ts";
import { type Finding, schemasOf } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";
import { componentOf, isWithin, valueAt } from "../model/pointer.ts";
import { referencesIn } from "../model/reach.ts";

/** Creates a predicate: whether a finding is at given places or in components that they use. */
export function createConcerns({ before, after }: DocumentPair) {
  const known = new Map<string, Set<string>>();
  const componentsOf = (root: JsonObject, side: string, places: string[]): Set<string> => {
    const key = `${side} ${places.join(" ")}`;
    const found =
      known.get(key) ??
      new Set([
        ...places,
        ...referencesIn(
          root,
          places.map((place) => valueAt(root, place)),
        ),
      ]);
    known.set(key, found);
    return found;
  };
  return (finding: Finding, oldPlaces: string[], newPlaces: string[]): boolean => {
    const matches = (own: (string | undefined)[], places: string[], uses: Set<string>) =>
      own.some(
        (place) => place && (uses.has(componentOf(place) ?? "") || places.some((outer) => isWithin(place, outer))),
      );
    return (
      matches(
        [finding.before, ...schemasOf(finding, "before")],
        oldPlaces,
        componentsOf(before, "before", oldPlaces),
      ) || matches([finding.after, ...schemasOf(finding, "after")], newPlaces, componentsOf(after, "after", newPlaces))
    );
  };
}
