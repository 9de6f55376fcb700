import { narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { sameJson } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import type { Effective } from "../model/schemas/effective.ts";
import { typesOf } from "../model/schemas/shape.ts";

/** Reports changed types; even a compatible change affects SDK types. */
export const typeChanged: Rule = {
  schema({ flow, form, before, after }) {
    if (before.values && after.values) return [];
    if (isUnion(before) && isUnion(after)) return [];
    const [old, now] = [typesOf(before), typesOf(after)];
    const text = form === "text";
    const lost = old.filter((type) => !covers(now, type, text));
    const won = now.filter((type) => !covers(old, type, text));
    if (sameJson(old.toSorted(), now.toSorted())) return [];
    let verdict: Verdict = [...old, ...now].every(
      (type) => type === "null" || (old.includes(type) && now.includes(type)),
    )
      ? "additive"
      : "sdk-breaking";
    if (lost.length > 0) verdict = worse(verdict, narrowed(flow));
    if (won.length > 0) verdict = worse(verdict, widened(flow));
    return [
      {
        rule: "schema-type-changed",
        verdict,
        keyword: "type",
        message: `the type was ${describe(old)}, is ${describe(now)}`,
        detail: `${describe(old)} → ${describe(now)}`,
        ...placesOf(before, after, "type"),
      },
    ];
  },
};

const describe = (types: string[]) => (types.length === 6 ? "anything" : types.join(" or ") || "none");

const isUnion = ({ types, values, unions }: Effective): boolean => !types && !values && unions.length > 0;

const covers = (types: string[], type: string, text: boolean) =>
  types.includes(type) ||
  (type === "integer" && types.includes("number")) ||
  (text && types.includes("string") && ["integer", "number", "boolean"].includes(type));
