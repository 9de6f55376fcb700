import { type Draft, type Flow, narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { placesNextTo } from "../model/pairs/places.ts";
import { LIMITS, limitOf, relateLimits } from "../model/schemas/constraints.ts";
import type { Relation } from "../model/schemas/patterns.ts";
import { tellWritten } from "../model/schemas/written.ts";

export const constraintChanged: Rule = {
  schema({ flow, before, after, documents }) {
    return LIMITS.flatMap((limit): Draft[] => {
      const [old, now] = [limitOf(before, limit), limitOf(after, limit)];
      const relation = relateLimits(old, now);
      if (relation === "same") return [];
      const keyword = now?.[0] ?? old?.[0] ?? "";
      return [
        {
          rule: "schema-constraint-changed",
          verdict: verdictOf(flow, relation),
          keyword,
          message: tellWritten(documents, old?.[1], now?.[1]),
          detail: fromTo(old?.[1].value, now?.[1].value),
          ...placesNextTo([before, after], old?.[1].pointer, now?.[1].pointer, keyword),
        },
      ];
    });
  },
};

function verdictOf(flow: Flow, relation: Relation): Verdict {
  if (relation === "unknown") return "undecided";
  if (relation === "narrower") return narrowed(flow);
  return relation === "wider" ? widened(flow) : worse(narrowed(flow), widened(flow));
}
