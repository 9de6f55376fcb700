import { type Draft, narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { brief } from "../model/detail.ts";
import { sameJson, show } from "../model/json.ts";
import { placesNextTo } from "../model/pairs/places.ts";

export const enumValues: Rule = {
  schema({ flow, before, after }) {
    const old = before.values?.value;
    const now = after.values?.value;
    if (!old && !now) return [];
    const keyword = /const$/.test(before.values?.pointer ?? after.values?.pointer ?? "") ? "const" : "enum";
    const places = placesNextTo([before, after], before.values?.pointer, after.values?.pointer, keyword);
    const drafts: Draft[] = [];
    const add = (rule: string, verdict: Verdict, message: string, values: unknown[]) =>
      drafts.push({ rule, verdict, message, keyword, ...places, detail: brief(values) });
    const list = (values: unknown[]) => values.map(show).join(", ");
    if (!old && now)
      add("enum-values-removed", worse("sdk-breaking", narrowed(flow)), `now limited to ${list(now)}`, now);
    if (old && !now)
      add("enum-values-added", worse("sdk-breaking", widened(flow)), "values are no longer limited to a list", old);
    if (old && now) {
      const lost = old.filter((value) => !now.some((one) => sameJson(one, value)));
      const won = now.filter((value) => !old.some((one) => sameJson(one, value)));
      if (lost.length > 0) add("enum-values-removed", narrowed(flow), `${list(lost)} no longer in the list`, lost);
      if (won.length > 0) add("enum-values-added", widened(flow), `${list(won)} new in the list`, won);
    }
    return drafts;
  },
};
