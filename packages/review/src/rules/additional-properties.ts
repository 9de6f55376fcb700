import { type Draft, narrowed, type Rule, widened } from "../model/change.ts";
import { child } from "../model/pointer.ts";
import { isFree } from "../model/same-meaning.ts";
import { isClosed } from "./property-places.ts";

/** Whether properties that are not named are taken, and which. */
export const additionalProperties: Rule = {
  schema({ flow, before, after, readBefore, readAfter }) {
    const old = isClosed(before) ? 2 : before.additional && !isFree(before.additional, readBefore) ? 1 : 0;
    const now = isClosed(after) ? 2 : after.additional && !isFree(after.additional, readAfter) ? 1 : 0;
    if (old === now) return [];
    const says = ["any", "those of a schema", "none"];
    const draft: Draft = {
      rule: "additional-properties-changed",
      verdict: now > old ? narrowed(flow) : widened(flow),
      message: `further properties: ${says[old]} before, ${says[now]} now`,
      before: child(before.pointer, "additionalProperties"),
      after: child(after.pointer, "additionalProperties"),
      keyword: "additionalProperties",
    };
    return [draft];
  },
};
