import { narrowed, type Rule, type SchemaPair, type Verdict, widened } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { arrayAt, isObject, sameJson } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import { child } from "../model/pointer.ts";
import { CONSTRAINTS } from "../model/schemas/concerns.ts";
import { createCovers } from "../model/schemas/covers.ts";
import type { Effective, Keyword } from "../model/schemas/effective.ts";
import { CONTENT, isAnnotation } from "../model/schemas/whole-keywords.ts";
import { tellWritten } from "../model/schemas/written.ts";

const JUDGED = new Set([...CONSTRAINTS, "format", "default", "discriminator", "readOnly", "writeOnly", "xml"]);

const ONLY_NARROW = [
  ...["not", "propertyNames", "contains", "dependentRequired", "dependentSchemas", "if"],
  ...["unevaluatedProperties", "unevaluatedItems"],
];

const CONDITION = ["if", "then", "else"];

/** Reports keywords without a rule as undecided, unless an added or removed keyword only narrows. */
export const otherKeyword: Rule = {
  schema(pair) {
    const { before, after, documents } = pair;
    const keywords = [...before.keywords.keys(), ...after.keywords.keys()]
      .filter((keyword) => !JUDGED.has(keyword) && !isAnnotation(keyword))
      .map((keyword) => (CONDITION.includes(keyword) ? "if" : keyword));
    return [...new Set(keywords)].flatMap((keyword) => {
      const [old, now] = [saidBy(before, keyword), saidBy(after, keyword)];
      // A contentSchema in both documents is compared like other schemas.
      if (sameJson(old, now) || (keyword === "contentSchema" && old && now)) return [];
      // Validators do not parse the content of texts.
      const isContent = CONTENT.includes(keyword) && old !== undefined && now !== undefined;
      return [
        {
          rule: "schema-keyword-changed",
          verdict: isContent ? "wire-breaking" : verdictOf(pair, keyword, old, now),
          ...(isContent && { isCertain: true }),
          keyword,
          message: tellWritten(documents, ...changedKeyword(pair, keyword)),
          detail: fromTo(old, now),
          ...placesOf(before, after, keyword),
        },
      ];
    });
  },
};

function saidBy({ keywords }: Effective, keyword: string): unknown {
  const value = keywords.get(keyword)?.value;
  if (keyword !== "if" || value === undefined) return value;
  return Object.fromEntries(CONDITION.flatMap((one) => (keywords.has(one) ? [[one, keywords.get(one)?.value]] : [])));
}

function changedKeyword({ before, after }: SchemaPair, keyword: string): [Keyword | undefined, Keyword | undefined] {
  const isSame = (one: string) => sameJson(before.keywords.get(one)?.value, after.keywords.get(one)?.value);
  const changed = keyword === "if" ? (CONDITION.find((one) => !isSame(one)) ?? keyword) : keyword;
  return [before.keywords.get(changed), after.keywords.get(changed)];
}

function verdictOf(pair: SchemaPair, keyword: string, old: unknown, now: unknown): Verdict {
  const { flow } = pair;
  const isOnOneSide = old === undefined || now === undefined;
  if (isOnOneSide && onlyNarrows(pair, keyword)) return old === undefined ? narrowed(flow) : widened(flow);
  if (isOnOneSide || isOfSeveral(old) || isOfSeveral(now)) return "undecided";
  const { wider, narrower } = compareInside(pair, keyword, old, now);
  if (wider && narrower) return "additive";
  return wider ? widened(flow) : narrower ? narrowed(flow) : "undecided";
}

const TAKES: Record<string, "additional" | "items"> = { patternProperties: "additional", prefixItems: "items" };

function onlyNarrows({ before, after }: SchemaPair, keyword: string): boolean {
  const rest = TAKES[keyword];
  return (
    ONLY_NARROW.includes(keyword) || (rest !== undefined && [before, after].every((one) => one[rest] === undefined))
  );
}

const isOfSeveral = (value: unknown) => isObject(value) && "allOf" in value;

/** Keywords that accept more with a wider schema. */
const COVARIANT = ["propertyNames", "contains", "prefixItems", "patternProperties", "dependentSchemas"];

/** Returns whether a keyword's schemas provably widen or narrow the whole schema; `not` reverses the direction. */
function compareInside(pair: SchemaPair, keyword: string, old: unknown, now: unknown) {
  if (keyword === "dependentRequired") return { wider: requiresWithin(now, old), narrower: requiresWithin(old, now) };
  const { before, after, readBefore, readAfter } = pair;
  const pointers = [before, after].map(({ keywords }) => keywords.get(keyword)?.pointer ?? "");
  const [was = "", is = ""] = pointers;
  const parts = partsOf(keyword, old, now);
  // `maxContains` reverses the direction; with both limits, neither direction holds.
  const isLimited = [before, after].some(({ keywords }) => keyword === "contains" && keywords.has("maxContains"));
  if (!parts || isLimited || !(keyword === "not" || COVARIANT.includes(keyword)))
    return { wider: false, narrower: false };
  const more = createCovers(readAfter, readBefore);
  const less = createCovers(readBefore, readAfter);
  const all = (covers: typeof more, wide: string, narrow: string) =>
    parts.every((tokens) => covers([child(wide, ...tokens)], [child(narrow, ...tokens)]));
  const [wider, narrower] = [all(more, is, was), all(less, was, is)];
  return keyword === "not" ? { wider: narrower, narrower: wider } : { wider, narrower };
}

/** Returns whether one `dependentRequired` requires nothing that the other does not. */
const requiresWithin = (few: unknown, many: unknown): boolean =>
  isObject(few) &&
  Object.keys(few).every((name) => arrayAt(few, name).every((one) => arrayAt(many, name).includes(one)));

function partsOf(keyword: string, old: unknown, now: unknown): (string | number)[][] | undefined {
  if (Array.isArray(old) && Array.isArray(now))
    return old.length === now.length ? [...old.keys()].map((index) => [index]) : undefined;
  if (!["patternProperties", "dependentSchemas"].includes(keyword)) return [[]];
  if (!isObject(old) || !isObject(now)) return undefined;
  const names = Object.keys(old);
  return sameJson(names.toSorted(), Object.keys(now).toSorted()) ? names.map((name) => [name]) : undefined;
}
