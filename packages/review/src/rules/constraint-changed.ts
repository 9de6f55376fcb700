import { type Draft, type Flow, narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { sameJson, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
export const CONSTRAINTS = [...UPPER, ...LOWER, "pattern", "multipleOf", "uniqueItems"];

/** Bounds, lengths, patterns: tighter hurts who sends, looser who reads. */
export const constraintChanged: Rule = {
  schema({ flow, before, after }) {
    return CONSTRAINTS.flatMap((keyword): Draft[] => {
      const old = before.keywords.get(keyword)?.value;
      const now = after.keywords.get(keyword)?.value;
      if (sameJson(old, now)) return [];
      return [
        {
          rule: "schema-constraint-changed",
          verdict: verdictOf(flow, keyword, old, now),
          keyword,
          message: `\`${keyword}\` was ${show(old)}, is ${show(now)}`,
          before: before.keywords.get(keyword)?.pointer ?? child(before.pointer, keyword),
          after: after.keywords.get(keyword)?.pointer ?? child(after.pointer, keyword),
        },
      ];
    });
  },
};

function verdictOf(flow: Flow, keyword: string, old: unknown, now: unknown): Verdict {
  if (old === undefined) return narrowed(flow);
  if (now === undefined) return widened(flow);
  if (UPPER.includes(keyword)) return Number(now) < Number(old) ? narrowed(flow) : widened(flow);
  if (LOWER.includes(keyword)) return Number(now) > Number(old) ? narrowed(flow) : widened(flow);
  if (keyword === "multipleOf" && Number(now) % Number(old) === 0) return narrowed(flow);
  if (keyword === "multipleOf" && Number(old) % Number(now) === 0) return widened(flow);
  return worse(narrowed(flow), widened(flow));
}
