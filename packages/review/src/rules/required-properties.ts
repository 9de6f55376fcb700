import { narrowed, type Rule, widened } from "../model/change.ts";
import { placeOf, requiredIn } from "./property-places.ts";

/** What must be there. A property that is required and new is required all the same. */
export const requiredProperties: Rule = {
  schema({ flow, before, after, readBefore, readAfter }) {
    const old = requiredIn(flow, before, readBefore);
    const now = requiredIn(flow, after, readAfter);
    const place = (name: string) => ({
      keyword: "required",
      before: placeOf(before, name),
      after: placeOf(after, name) ?? after.pointer,
    });
    return [
      ...now
        .filter((name) => !old.includes(name))
        .map((name) => ({
          rule: "required-properties-added",
          verdict: narrowed(flow),
          message: `\`${name}\` is required now`,
          ...place(name),
        })),
      ...old
        .filter((name) => !now.includes(name) && after.properties.has(name))
        .map((name) => ({
          rule: "required-properties-removed",
          verdict: widened(flow),
          message: `\`${name}\` is no longer required`,
          ...place(name),
        })),
    ];
  },
};
