import { type Flow, narrowed, type Rule, type Verdict, widened } from "../model/change.ts";
import { CONSTRAINTS } from "../model/constraints.ts";
import { fromTo } from "../model/detail.ts";
import type { Effective } from "../model/effective.ts";
import { sameJson, showBoth } from "../model/json.ts";
import { placesOf } from "../model/places.ts";
import { isAnnotation } from "../model/whole-keywords.ts";

const JUDGED = new Set([...CONSTRAINTS, "format", "default", "discriminator", "readOnly", "writeOnly", "xml"]);

/** Keywords that can only narrow a schema. */
const ONLY_NARROW = ["not", "propertyNames", "contains", "dependentRequired", "dependentSchemas", "if"];

/** Keywords of one condition. */
const CONDITION = ["if", "then", "else"];

/** Keywords without a rule of their own: a break in both directions, unless only their presence changed and they can only narrow. */
export const otherKeyword: Rule = {
  schema({ flow, before, after }) {
    const keywords = [...before.keywords.keys(), ...after.keywords.keys()]
      .filter((keyword) => !JUDGED.has(keyword) && !isAnnotation(keyword))
      .map((keyword) => (CONDITION.includes(keyword) ? "if" : keyword));
    return [...new Set(keywords)].flatMap((keyword) => {
      const [old, now] = [saidBy(before, keyword), saidBy(after, keyword)];
      // A contentSchema of both documents is compared like any schema.
      if (sameJson(old, now) || (keyword === "contentSchema" && old && now)) return [];
      const [was, is] = showBoth(old, now);
      return [
        {
          rule: "schema-keyword-changed",
          verdict: verdictOf(flow, keyword, old, now),
          keyword,
          message: `\`${keyword}\` was ${was}, is ${is}`,
          detail: fromTo(old, now),
          ...placesOf(before, after, keyword),
        },
      ];
    });
  },
};

/** The value of a keyword; of `if` with its `then` and `else`. */
function saidBy({ keywords }: Effective, keyword: string): unknown {
  const value = keywords.get(keyword)?.value;
  if (keyword !== "if" || value === undefined) return value;
  return Object.fromEntries(CONDITION.flatMap((one) => (keywords.has(one) ? [[one, keywords.get(one)?.value]] : [])));
}

function verdictOf(flow: Flow, keyword: string, old: unknown, now: unknown): Verdict {
  if (ONLY_NARROW.includes(keyword) && (old === undefined || now === undefined))
    return old === undefined ? narrowed(flow) : widened(flow);
  return "wire-breaking";
}
