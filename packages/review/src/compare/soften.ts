import { type Draft, type Flow, worse } from "../model/change.ts";
import { isOfScalars } from "../model/schemas/constraints.ts";
import type { Effective } from "../model/schemas/effective.ts";
import { compareScalars } from "../model/schemas/scalars.ts";

/** Rules whose changes affect generated code even if the accepted values stay the same. */
const TYPED = ["schema-type-changed", "enum-values-added", "enum-values-removed"];

/**
 * Confirms or withdraws breaks by comparing the accepted values of the whole schema, because a rule only compares one
 * keyword: the pattern may imply a new `maxLength`.
 */
export function soften(drafts: Draft[], flow: Flow, before: Effective, after: Effective): Draft[] {
  const isConcerned = ({ rule, keyword = "" }: Draft) =>
    TYPED.includes(rule) || (rule === "schema-constraint-changed" && isOfScalars(keyword));
  if (!drafts.some(isConcerned)) return drafts;
  const { lost, won } = compareScalars(before, after);
  const isBroken = flow === "request" ? lost : won;
  if (isBroken === undefined) return drafts;
  if (isBroken && ![before, after].every(isPlain)) return drafts;
  if (isBroken)
    return drafts.map((draft) => (isConcerned(draft) && isGrave(draft) ? { ...draft, isCertain: true } : draft));
  const isSame = lost === false && won === false;
  return drafts.flatMap((draft) => {
    if (!isConcerned(draft)) return [draft];
    if (TYPED.includes(draft.rule)) return [isGrave(draft) ? { ...draft, verdict: "sdk-breaking" } : draft];
    return isSame ? [] : [isGrave(draft) ? { ...draft, verdict: "additive" } : draft];
  });
}

const isPlain = ({ unions, keywords }: Effective) =>
  unions.length === 0 && !["not", "if"].some((keyword) => keywords.has(keyword));

const isGrave = ({ verdict }: Draft) => worse(verdict, "undecided") === verdict && verdict !== "sdk-breaking";
