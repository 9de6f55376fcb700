import { narrowed, type Rule, type SchemaPair, type Verdict, widened } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { isObject, sameJson, showBoth } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import { CONSTRAINTS } from "../model/schemas/constraints.ts";
import { createCovers } from "../model/schemas/covers.ts";
import type { Effective, Node } from "../model/schemas/effective.ts";
import { isAnnotation } from "../model/schemas/whole-keywords.ts";

const JUDGED = new Set([...CONSTRAINTS, "format", "default", "discriminator", "readOnly", "writeOnly", "xml"]);

/** Keywords that only narrow a schema. */
const ONLY_NARROW = ["not", "propertyNames", "contains", "dependentRequired", "dependentSchemas", "if"];

/**
 * Keywords about the content of a text, case-insensitive. Validators do not look into the text, so the rule decides.
 */
const CONTENT = ["contentEncoding", "contentMediaType"];

/** Keywords of one condition. */
const CONDITION = ["if", "then", "else"];

/**
 * Keywords without a specific rule: undecided, except for an added or removed keyword that only narrows. A rejected
 * value decides.
 */
export const otherKeyword: Rule = {
  schema(pair) {
    const { before, after } = pair;
    const keywords = [...before.keywords.keys(), ...after.keywords.keys()]
      .filter((keyword) => !JUDGED.has(keyword) && !isAnnotation(keyword))
      .map((keyword) => (CONDITION.includes(keyword) ? "if" : keyword));
    return [...new Set(keywords)].flatMap((keyword) => {
      const [old, now] = [saidBy(before, keyword), saidBy(after, keyword)];
      // A contentSchema of both documents is compared like any schema.
      if (sameJson(old, now) || (keyword === "contentSchema" && old && now)) return [];
      const isContent = CONTENT.includes(keyword) && old !== undefined && now !== undefined;
      if (isContent && String(old).toLowerCase() === String(now).toLowerCase()) return [];
      const [was, is] = showBoth(old, now);
      return [
        {
          rule: "schema-keyword-changed",
          verdict: isContent ? "wire-breaking" : verdictOf(pair, keyword, old, now),
          ...(isContent && { isCertain: true }),
          keyword,
          message: `\`${keyword}\` was ${was}, is ${is}`,
          detail: fromTo(old, now),
          ...placesOf(before, after, keyword),
        },
      ];
    });
  },
};

/** Returns the value of a keyword; `if` includes `then` and `else`. */
function saidBy({ keywords }: Effective, keyword: string): unknown {
  const value = keywords.get(keyword)?.value;
  if (keyword !== "if" || value === undefined) return value;
  return Object.fromEntries(CONDITION.flatMap((one) => (keywords.has(one) ? [[one, keywords.get(one)?.value]] : [])));
}

function verdictOf(pair: SchemaPair, keyword: string, old: unknown, now: unknown): Verdict {
  const { flow } = pair;
  if (ONLY_NARROW.includes(keyword) && (old === undefined || now === undefined))
    return old === undefined ? narrowed(flow) : widened(flow);
  if (!["not", "propertyNames"].includes(keyword) || isOfSeveral(old) || isOfSeveral(now)) return "undecided";
  const { wider, narrower } = compareInside(pair, keyword);
  if (wider && narrower) return "additive";
  return wider ? widened(flow) : narrower ? narrowed(flow) : "undecided";
}

const isOfSeveral = (value: unknown) => isObject(value) && "allOf" in value;

/** Returns whether a keyword's schema provably widens or narrows the whole; `not` reverses the direction. */
function compareInside({ before, after, readBefore, readAfter }: SchemaPair, keyword: string) {
  const [old, now] = [before, after].map(({ keywords }): Node => [keywords.get(keyword)?.pointer ?? ""]);
  if (!old || !now) return { wider: false, narrower: false };
  const more = createCovers(readAfter, readBefore)(now, old);
  const less = createCovers(readBefore, readAfter)(old, now);
  return keyword === "not" ? { wider: less, narrower: more } : { wider: more, narrower: less };
}
