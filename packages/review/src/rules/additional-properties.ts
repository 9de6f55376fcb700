import { type Draft, narrowed, type Rule, widened } from "../model/change.ts";
import { placesOf } from "../model/pairs/places.ts";
import type { Effective, Read } from "../model/schemas/effective.ts";
import { isFree } from "../model/schemas/same-meaning.ts";

const SAYS = ["any", "values of a schema", "none"];

export const additionalProperties: Rule = {
  schema({ flow, before, after, readBefore, readAfter }) {
    const old = strictness(before, readBefore);
    const now = strictness(after, readAfter);
    if (old === now) return [];
    const draft: Draft = {
      rule: "additional-properties-changed",
      verdict: now > old ? narrowed(flow) : widened(flow),
      message: `additional properties: ${SAYS[old]} before, ${SAYS[now]} now`,
      ...placesOf(before, after, "additionalProperties"),
      keyword: "additionalProperties",
      detail: `${SAYS[old]} → ${SAYS[now]}`,
    };
    return [draft];
  },
};

const strictness = ({ additional }: Effective, read: Read): number =>
  additional === false ? 2 : additional && !isFree(additional, read) ? 1 : 0;
