import type { Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { sameJson, showBoth } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";

/** Reports changed defaults: requests without the value change their meaning, which validation cannot detect. */
export const defaultChanged: Rule = {
  schema({ flow, before, after }) {
    const [old, now] = [before, after].map(({ keywords }) => keywords.get("default")?.value);
    if (sameJson(old, now)) return [];
    const [was, is] = showBoth(old, now);
    return [
      {
        rule: "default-changed",
        verdict: flow === "response" ? "description" : old !== undefined ? "wire-breaking" : "additive",
        message: `the default was ${was}, is ${is}`,
        detail: fromTo(old, now),
        ...placesOf(before, after, "default"),
      },
    ];
  },
};
