import { type Draft, narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { sameJson, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** Values of `enum` and `const`. A list that comes or goes as a whole also changes the types of an SDK. */
export const enumValues: Rule = {
  schema({ flow, before, after }) {
    const old = before.values?.value;
    const now = after.values?.value;
    if (!old && !now) return [];
    const keyword = /const$/.test(before.values?.pointer ?? after.values?.pointer ?? "") ? "const" : "enum";
    const place = {
      keyword,
      before: before.values?.pointer ?? child(before.pointer, keyword),
      after: after.values?.pointer ?? child(after.pointer, keyword),
    };
    const drafts: Draft[] = [];
    const add = (rule: string, verdict: Verdict, message: string) => drafts.push({ rule, verdict, message, ...place });
    const list = (values: unknown[]) => values.map(show).join(", ");
    if (!old && now) add("enum-values-removed", worse("sdk-breaking", narrowed(flow)), `only ${list(now)} from now on`);
    if (old && !now)
      add("enum-values-added", worse("sdk-breaking", widened(flow)), "values are no longer limited to a list");
    if (old && now) {
      const lost = old.filter((value) => !now.some((one) => sameJson(one, value)));
      const won = now.filter((value) => !old.some((one) => sameJson(one, value)));
      if (lost.length > 0) add("enum-values-removed", narrowed(flow), `${list(lost)} no longer in the list`);
      if (won.length > 0) add("enum-values-added", widened(flow), `${list(won)} new in the list`);
    }
    return drafts;
  },
};
