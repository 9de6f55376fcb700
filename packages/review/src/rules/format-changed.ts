import { narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { show } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";

/** Formats with specific SDK types. */
const TYPED = ["date", "date-time", "uuid", "uri", "int32", "int64", "float", "double", "decimal", "byte", "binary"];

/** Formats that are subsets of other formats. */
const WITHIN: Record<string, string> = { int32: "int64", float: "double" };

export const formatChanged: Rule = {
  schema({ flow, before, after }) {
    const old = before.keywords.get("format");
    const now = after.keywords.get("format");
    if (old?.value === now?.value) return [];
    let verdict: Verdict = [old?.value, now?.value].some((format) => TYPED.includes(String(format)))
      ? "sdk-breaking"
      : "additive";
    const [was, is] = [String(old?.value), String(now?.value)];
    if (now && WITHIN[was] !== is) verdict = worse(verdict, narrowed(flow));
    if (old && WITHIN[is] !== was) verdict = worse(verdict, widened(flow));
    return [
      {
        rule: "format-changed",
        verdict,
        keyword: "format",
        message: `\`format\` was ${show(old?.value)}, is ${show(now?.value)}`,
        detail: fromTo(old?.value, now?.value),
        ...placesOf(before, after, "format"),
      },
    ];
  },
};
