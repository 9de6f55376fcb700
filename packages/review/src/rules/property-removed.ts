import type { Rule } from "../model/change.ts";
import { partOf } from "../model/pairs/places.ts";
import { parentOf } from "../model/pointer.ts";
import { isClosed, isHidden, requiredIn } from "./property-places.ts";

/** Removed properties: readers miss them, and values of senders are lost. */
export const propertyRemoved: Rule = {
  schema({ flow, before, after, readBefore }) {
    const required = requiredIn(flow, before, readBefore);
    return [...before.properties]
      .filter(([name]) => !after.properties.has(name) && !isHidden(flow, before, name, readBefore))
      .map(([name, [place]]) => {
        const keyword =
          flow === "response" && required.includes(name)
            ? "required"
            : flow === "request" && isClosed(after) && "additionalProperties";
        return {
          rule: flow === "request" ? "request-property-removed" : "property-removed",
          verdict: "wire-breaking" as const,
          message:
            flow === "request"
              ? `\`${name}\` is no longer read${isClosed(after) ? " and is refused" : ""}`
              : `\`${name}\` is no longer sent`,
          ...(keyword && { keyword }),
          property: name,
          before: place,
          after: partOf(after, place && parentOf(parentOf(place))),
        };
      });
  },
};
