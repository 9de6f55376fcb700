import { narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import type { Effective } from "../model/effective.ts";
import { sameJson } from "../model/json.ts";
import { child } from "../model/pointer.ts";

const ALL = ["null", "boolean", "object", "array", "number", "string"];

/** Types of a schema that may be sent or not, null included. The other direction still changes the types of an SDK. */
export const typeChanged: Rule = {
  schema({ flow, before, after, text }) {
    const old = typesOf(before);
    const now = typesOf(after);
    const lost = old.filter((type) => !covers(now, type, text));
    const won = now.filter((type) => !covers(old, type, text));
    if (old.length === 0 || now.length === 0 || sameJson(old.toSorted(), now.toSorted())) return [];
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
        message: `the type was ${describe(before)}, is ${describe(after)}`,
        before: child(before.pointer, "type"),
        after: child(after.pointer, "type"),
      },
    ];
  },
};

const describe = ({ types }: Effective) => (types ? [...types].join(" or ") : "anything");

/** A schema without `type` accepts all, unless its values or its union say more; those have rules of their own. */
function typesOf({ types, values, unions }: Effective): string[] {
  if (types) return [...types];
  if (values) return [...new Set(values.value.map(typeOf))];
  return unions.length > 0 ? [] : ALL;
}

const typeOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const covers = (types: string[], type: string, text: boolean) =>
  types.includes(type) ||
  (type === "integer" && types.includes("number")) ||
  (text && types.includes("string") && ["integer", "number", "boolean"].includes(type));
