import type { Rule } from "../model/change.ts";
import { isAnnotation } from "../model/effective.ts";
import { sameJson, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";
import { CONSTRAINTS } from "./constraint-changed.ts";

const JUDGED = new Set([
  ...CONSTRAINTS,
  "format",
  "default",
  "discriminator",
  "readOnly",
  "writeOnly",
  "unevaluatedProperties",
]);

/** Keywords that no rule understands count as a break in both directions; the engines that try values may say otherwise. */
export const otherKeyword: Rule = {
  schema({ before, after }) {
    const keywords = new Set([...before.keywords.keys(), ...after.keywords.keys()]);
    return [...keywords]
      .filter((keyword) => !JUDGED.has(keyword) && !isAnnotation(keyword))
      .filter((keyword) => !sameJson(before.keywords.get(keyword)?.value, after.keywords.get(keyword)?.value))
      .map((keyword) => ({
        rule: "schema-keyword-changed",
        verdict: "wire-breaking" as const,
        keyword,
        message: `\`${keyword}\` was ${show(before.keywords.get(keyword)?.value)}, is ${show(after.keywords.get(keyword)?.value)}`,
        before: child(before.pointer, keyword),
        after: child(after.pointer, keyword),
      }));
  },
};
