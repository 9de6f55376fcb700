import type { Draft, Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { arrayAt, sameJson, showBoth } from "../model/json.ts";
import { child } from "../model/pointer.ts";

export const tagChanged: Rule = {
  operation({ before, after }) {
    const [old, now] = [arrayAt(before.value, "tags"), arrayAt(after.value, "tags")];
    if (sameJson(old, now)) return [];
    const [were, are] = showBoth(old, now);
    const draft: Draft = {
      rule: "tag-changed",
      verdict: old[0] === now[0] ? "description" : "sdk-breaking",
      message: `the tags were ${were}, are ${are}`,
      detail: fromTo(old, now),
      before: child(before.pointer, "tags"),
      after: child(after.pointer, "tags"),
    };
    return [draft];
  },
};
