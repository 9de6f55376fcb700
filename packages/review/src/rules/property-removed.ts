import type { Rule, SchemaPair } from "../model/change.ts";
import { partOf } from "../model/pairs/places.ts";
import { parentOf } from "../model/pointer.ts";
import { likelyRename, renamed, renameText } from "../model/renames.ts";
import type { Node } from "../model/schemas/effective.ts";
import { isClosed, isHidden, requiredIn } from "./property-places.ts";

/** Reports removed properties: readers miss them, and the service ignores sent values. */
export const propertyRemoved: Rule = {
  schema(pair) {
    const { flow, before, after, readBefore } = pair;
    const required = requiredIn(flow, before, readBefore);
    const removed = [...before.properties].filter(([name]) => !after.properties.has(name));
    return removed
      .filter(([name]) => !isHidden(flow, before, name, readBefore))
      .map(([name, node]) => {
        const [place] = node;
        const newName = likelyRename(name, equivalents(pair, node), removed.length === 1);
        const rename = renameText(newName);
        const keyword =
          flow === "response" && required.includes(name)
            ? "required"
            : flow === "request" && isClosed(after) && "additionalProperties";
        return {
          rule: flow === "request" ? "request-property-removed" : "property-removed",
          verdict: "wire-breaking" as const,
          message:
            flow === "request"
              ? `\`${name}\` is no longer read${isClosed(after) ? " and is refused" : ""}${rename}`
              : `\`${name}\` is no longer sent${rename}`,
          ...(keyword && { keyword }),
          property: name,
          renamed: renamed(name, newName),
          before: place,
          after: partOf(after, place && parentOf(parentOf(place))),
        };
      });
  },
};

function equivalents({ before, after, sameMeaning }: SchemaPair, node: Node): string[] {
  const added = [...after.properties].filter(([name]) => !before.properties.has(name));
  return added.filter(([, other]) => sameMeaning(node, other)).map(([name]) => name);
}
