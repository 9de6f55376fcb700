import type { Rule } from "../model/change.ts";
import { sameJson, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** A request that leaves the value out means something else now; no schema shows that. */
export const defaultChanged: Rule = {
  schema({ flow, before, after }) {
    const old = before.keywords.get("default");
    const now = after.keywords.get("default");
    if (sameJson(old?.value, now?.value)) return [];
    return [
      {
        rule: "default-changed",
        verdict: flow === "response" ? "description" : old ? "wire-breaking" : "additive",
        message: `the default was ${show(old?.value)}, is ${show(now?.value)}`,
        before: old?.pointer ?? child(before.pointer, "default"),
        after: now?.pointer ?? child(after.pointer, "default"),
      },
    ];
  },
};
