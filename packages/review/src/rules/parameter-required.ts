import { type Draft, narrowed, type Rule, widened } from "../model/change.ts";
import { child } from "../model/pointer.ts";

export const parameterRequired: Rule = {
  parameter({ flow, before, after }) {
    const now = after.value.required === true;
    if ((before.value.required === true) === now) return [];
    const draft: Draft = {
      rule: now ? "parameter-became-required" : "parameter-became-optional",
      verdict: now ? narrowed(flow) : widened(flow),
      message: `\`${after.value.name}\` is ${now ? "now required" : "no longer required"}`,
      before: child(before.pointer, "required"),
      after: child(after.pointer, "required"),
    };
    return [draft];
  },
};
