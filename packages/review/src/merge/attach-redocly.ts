import type { RedoclyBreak } from "../engines/redocly.ts";
import type { Name } from "../engines/rules.ts";
import { type DocumentPair, isBreak } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { tokensOf } from "../model/pointer.ts";
import type { Reach } from "../model/reach.ts";
import { meansTheSame } from "./same-on-the-way.ts";

interface Setting {
  documents: DocumentPair;
  nameOf: Name;
  reach: Record<"before" | "after", Reach>;
  sameMeaning(before: readonly string[], after: readonly string[]): boolean;
}

/** Rules of ours that say more of the same change, so that its finding is theirs. */
const SAID_BY: Record<string, string[]> = {
  "parameter-removed": ["path-parameter-renamed"],
  "schema-type-changed": ["schema-combinator-changed", "enum-values-removed", "enum-values-added"],
  "schema-combinator-changed": ["schema-type-changed", "enum-values-removed", "enum-values-added"],
  "schema-constraint-changed": [
    "enum-values-removed",
    "enum-values-added",
    "additional-properties-changed",
    "schema-keyword-changed",
  ],
  "enum-values-removed": ["enum-values-added"],
  "enum-values-added": ["enum-values-removed"],
  "security-requirement-changed": ["security-scheme-renamed", "security-scheme-changed"],
  "security-scheme-changed": ["security-scheme-renamed"],
  "property-removed": ["request-property-removed", "required-properties-removed", "write-only-changed"],
  "required-properties-removed": ["property-removed"],
};

/** Rules in which it does not count what a path item, the document's root or a default of OpenAPI says; ours do. */
const OURS_DECIDE = ["parameter-removed", "parameter-serialization-changed", "security-requirement-changed"];
const OUTVOTED = "only redocly diff calls this a break; rules, types and values do not";

/** Adds what `redocly diff` sees: to the finding it belongs to, or as a finding of its own, unless both sides mean the same there. */
export function attachRedocly(findings: Finding[], breaks: RedoclyBreak[], setting: Setting): Finding[] {
  const own: Finding[] = [];
  for (const one of breaks) {
    const fitting = findings.filter((finding) => fits(finding, one));
    const breaks = fitting.filter(({ verdict }) => isBreak(verdict));
    for (const finding of breaks) if (!finding.engines.includes("redocly")) finding.engines.push("redocly");
    if (breaks.length === 0) for (const finding of fitting) finding.note = OUTVOTED;
    if (fitting.length > 0 || OURS_DECIDE.includes(one.rule) || meansTheSame(one.path, setting)) continue;
    own.push(ownFinding(one, findings, setting));
  }
  return [...findings, ...own];
}

function fits(finding: Finding, { rule, before, after, names }: RedoclyBreak): boolean {
  if (finding.rule !== rule && !SAID_BY[rule]?.includes(finding.rule)) return false;
  const places = [finding.before, finding.after, ...(finding.schema?.before ?? []), ...(finding.schema?.after ?? [])];
  if (names.length > 0 && !names.includes(tokensOf(finding.pointer).at(-1) ?? "")) return false;
  return [before, after].some(
    (place) => place !== undefined && places.some((own) => own !== undefined && isNear(own, place)),
  );
}

/** One place leads to the other: a keyword to its schema, a removed path to its operations, a scheme to its list. */
const isNear = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/**
 * A break that our rules do not see. In a schema where they see a harmless change, and no value and no type shows the break, it is
 * more likely a refactoring; elsewhere it counts.
 */
function ownFinding(one: RedoclyBreak, findings: Finding[], { nameOf, reach }: Setting): Finding {
  const { rule, message, before, after } = one;
  const named = before ? nameOf("before", before) : nameOf("after", after ?? "#");
  const place = before ?? after ?? "#";
  const harmless =
    /\/(schema|schemas)\//.test(`${place}/`) &&
    findings.some((finding) => finding.schema && finding.verdict !== "wire-breaking" && isBeside(finding, one));
  return {
    rule,
    ...named,
    verdict: harmless ? "description" : "wire-breaking",
    message,
    flows: [],
    engines: ["redocly"],
    operations: [...new Set([...(before ? reach.before.of(before) : []), ...(after ? reach.after.of(after) : [])])],
    ...(before && { before }),
    ...(after && { after }),
    note: harmless ? `${OUTVOTED}: likely refactoring` : "only redocly diff sees it",
  };
}

const schemaOf = (pointer: string) => pointer.replace(/\/(anyOf|oneOf|allOf|type|enum|format|required)(\/.*)?$/, "");

const isBeside = (finding: Finding, { before, after }: RedoclyBreak): boolean => {
  const places = [...(finding.schema?.before ?? []), ...(finding.schema?.after ?? [])].map(schemaOf);
  return [before, after].some((place) => place !== undefined && places.includes(schemaOf(place)));
};
