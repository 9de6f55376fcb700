import { type Rule, widened } from "../model/change.ts";
import { isClosed, isHidden } from "./property-places.ts";

/** Reports added properties, which break only readers of closed objects. */
export const propertyAdded: Rule = {
  schema({ flow, before, after, readAfter }) {
    return [...after.properties]
      .filter(([name]) => !before.properties.has(name) && !isHidden(flow, after, name, readAfter))
      .map(([name, [place]]) => ({
        rule: "property-added",
        verdict: isClosed(before) ? widened(flow) : "additive",
        message: `\`${name}\` is new`,
        property: name,
        ...(isClosed(before) && flow === "response" && { keyword: "additionalProperties" }),
        after: place,
      }));
  },
};
