import { type Draft, narrowed, type Rule, widened } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** Headers of responses that come, go, or come no longer every time. */
export const responseHeaders: Rule = {
  body({ before, after }) {
    const old = objectAt(before.value, "headers");
    const now = objectAt(after.value, "headers");
    const has = (headers: object, name: string) =>
      Object.keys(headers).some((other) => other.toLowerCase() === name.toLowerCase());
    return [
      ...Object.keys(old)
        .filter((name) => !has(now, name))
        .map(
          (name): Draft => ({
            rule: "response-header-removed",
            verdict: "wire-breaking",
            message: `the header \`${name}\` is no longer sent`,
            before: child(before.pointer, "headers", name),
            after: after.pointer,
          }),
        ),
      ...Object.keys(now)
        .filter((name) => !has(old, name))
        .map(
          (name): Draft => ({
            rule: "response-header-added",
            verdict: "additive",
            message: `the header \`${name}\` is new`,
            after: child(after.pointer, "headers", name),
          }),
        ),
    ];
  },
  header({ flow, name, before, after }) {
    const now = after.value.required === true;
    if ((before.value.required === true) === now) return [];
    const draft: Draft = {
      rule: now ? "response-header-became-required" : "response-header-became-optional",
      verdict: now ? narrowed(flow) : widened(flow),
      message: `the header \`${name}\` is ${now ? "always sent now" : "no longer sent every time"}`,
      before: child(before.pointer, "required"),
      after: child(after.pointer, "required"),
    };
    return [draft];
  },
};
