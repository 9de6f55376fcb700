import type { Name } from "../../engines/rules.ts";
import { type DocumentPair, isBreak } from "../../model/change.ts";
import { brief } from "../../model/detail.ts";
import { type Engine, type Finding, schemasOf } from "../../model/finding.ts";
import { arrayAt, isObject, objectAt } from "../../model/json.ts";
import { isIgnored, METHODS } from "../../model/operations.ts";
import { child, componentOf, locate, tokensOf } from "../../model/pointer.ts";
import type { Reach } from "../../model/reach.ts";
import { stablePointer } from "../../model/site.ts";
import type { RedoclyBreak } from "./diff.ts";
import { meansTheSame } from "./same-on-the-way.ts";

interface Setting {
  documents: DocumentPair;
  nameOf: Name;
  reach: Record<"before" | "after", Reach>;
  sameMeaning(before: readonly string[], after: readonly string[]): boolean;
}

const REDOCLY = "redocly" as Engine;

/** Maps Redocly's rules to our more detailed ones. */
const SAID_BY: Record<string, string[]> = {
  "parameter-removed": ["path-parameter-renamed"],
  "schema-type-changed": ["schema-combinator-changed", "enum-values-removed", "enum-values-added"],
  "schema-combinator-changed": ["schema-type-changed", "enum-values-removed", "enum-values-added"],
  "schema-constraint-changed": [
    "enum-values-removed",
    "enum-values-added",
    "additional-properties-changed",
    "schema-keyword-changed",
    "schema-type-changed",
  ],
  "enum-values-removed": ["enum-values-added"],
  "enum-values-added": ["enum-values-removed"],
  "security-requirement-changed": ["security-scheme-renamed", "security-scheme-changed"],
  "security-scheme-changed": ["security-scheme-renamed"],
  "property-removed": ["request-property-removed", "required-properties-removed", "write-only-changed"],
  "required-properties-removed": ["property-removed"],
};

/**
 * Rules that decide alone. `redocly diff` ignores path items, the root and OpenAPI's defaults for these, and reports
 * names that are not sent.
 */
const OURS_DECIDE = [
  // Redocly does not compare the `allOf` that the keyword closes.
  "additional-properties-changed",
  "operation-removed",
  "parameter-removed",
  "parameter-became-required",
  "parameter-serialization-changed",
  "response-header-removed",
  "media-type-removed",
  "security-requirement-changed",
  "server-removed",
];
const FORM = ["schema-type-changed", "schema-combinator-changed"];
const OUTVOTED = "only redocly diff reports this break; rules, types and values do not";

/** Adds unmatched breaks unless both documents mean the same at that place. */
export function attachRedocly(findings: Finding[], breaks: RedoclyBreak[], setting: Setting): Finding[] {
  const own: Finding[] = [];
  for (const one of breaks) {
    const fitting = findings.filter((finding) => fits(finding, one) || isBehindTag(finding, one));
    const breaks = fitting.filter(({ verdict }) => isBreak(verdict) || verdict === "undecided");
    for (const finding of breaks) if (!finding.engines.includes(REDOCLY)) finding.engines.push(REDOCLY);
    if (breaks.length === 0) for (const finding of fitting) finding.note = OUTVOTED;
    const isOurs =
      OURS_DECIDE.includes(one.rule) || isInIgnored(one, setting.documents) || isOverridden(one, setting.documents);
    if (fitting.length > 0 || isOurs || meansTheSame(one.path, setting)) continue;
    const neighbors = FORM.includes(one.rule) ? findings.filter((finding) => isNextTo(finding, one)) : [];
    const worse = neighbors.filter(({ verdict }) => verdict === "wire-breaking");
    for (const finding of worse) if (!finding.engines.includes(REDOCLY)) finding.engines.push(REDOCLY);
    if (worse.length === 0) own.push(ownFinding(one, findings, setting));
  }
  return [...findings, ...own];
}

function fits(finding: Finding, { rule, before, after, names }: RedoclyBreak): boolean {
  const isSame = finding.rule === rule || SAID_BY[rule]?.includes(finding.rule);
  // Redocly looks inside keywords that our rules compare as a whole.
  const isInside =
    finding.rule === "schema-keyword-changed" ||
    (rule === "schema-combinator-changed" && /\/allOf\/\d+$/.test(after ?? before ?? "") && finding.schemas);
  if (!isSame && !isInside) return false;
  if (names.length > 0 && !names.includes(finding.property ?? tokensOf(finding.pointer).at(-1) ?? "")) return false;
  const schemas = isSame ? [...schemasOf(finding, "before"), ...schemasOf(finding, "after")] : [];
  return [finding.before, finding.after, ...schemas].some((own) =>
    [before, after].some((place) => own !== undefined && place !== undefined && isNear(own, place)),
  );
}

function isInIgnored({ path }: RedoclyBreak, { before, after }: DocumentPair): boolean {
  const [, parameter] = /^(#\/.*?\/parameters\/\d+)/.exec(path) ?? [];
  const [, header] = /\/headers\/([^/]+)/.exec(path) ?? [];
  const declared = [before, after].map((root) => parameter && locate(root, parameter)?.value);
  const isIgnoredOne = declared.some((one) => one && one.in === "header" && isIgnored(String(one.name)));
  return isIgnoredOne || (header !== undefined && isIgnored(header));
}

function isOverridden({ before, after }: RedoclyBreak, documents: DocumentPair): boolean {
  return [[documents.before, before] as const, [documents.after, after] as const].every(([root, place]) => {
    const [, path, parameter] = /^(#\/paths\/[^/]+)(\/parameters\/\d+)\//.exec(place ?? "") ?? [];
    const shared = path && parameter ? locate(root, `${path}${parameter}`)?.value : undefined;
    const item = path ? locate(root, path) : undefined;
    if (!shared || !item) return false;
    const operations = METHODS.filter((method) => isObject(item.value[method]));
    return operations.every((method) => {
      const list = child(item.pointer, method, "parameters");
      return arrayAt(objectAt(item.value, method), "parameters").some((_, index) => {
        const own = locate(root, child(list, index))?.value;
        return own?.in === shared.in && own?.name === shared.name;
      });
    });
  });
}

/** Returns whether a changed discriminator tag explains the break. */
const isBehindTag = ({ rule, pointer }: Finding, { path }: RedoclyBreak) =>
  rule === "discriminator-changed" && path.includes("/discriminator/mapping/") && path.startsWith(`${pointer}/`);

const isNear = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/**
 * Creates a finding from a break. It is a likely refactoring if our rules report a compatible change at that place, and
 * neither values nor types show a break.
 */
function ownFinding(one: RedoclyBreak, findings: Finding[], { documents, nameOf, reach }: Setting): Finding {
  const { rule, message, before, after } = one;
  const place = before ?? after ?? "#";
  const named = nameOf(stablePointer(before ? documents.before : documents.after, place));
  const harmless =
    /\/(schema|schemas)\//.test(`${place}/`) &&
    findings.some((finding) => finding.schemas && finding.verdict !== "wire-breaking" && isNextTo(finding, one));
  return {
    rule,
    ...named,
    detail: brief([one.path, message]),
    verdict: harmless ? "description" : "wire-breaking",
    message,
    flows: [],
    engines: [REDOCLY],
    operations: reached(one, reach),
    ...(before && { before }),
    ...(after && { after }),
    note: harmless ? `${OUTVOTED}: likely refactoring` : "only redocly diff sees it",
  };
}

function reached({ path, before, after }: RedoclyBreak, reach: Setting["reach"]): string[] {
  const component = before && componentOf(before);
  if (component && after && component === componentOf(after))
    return reach.before(before).filter((name) => reach.after(after).includes(name));
  return [...new Set([...reach.before(path), ...reach.after(path)])];
}

const schemaOf = (pointer: string) => pointer.replace(/\/(anyOf|oneOf|allOf|type|enum|format|required)(\/.*)?$/, "");

const isNextTo = (finding: Finding, { before, after }: RedoclyBreak): boolean => {
  const places = [...schemasOf(finding, "before"), ...schemasOf(finding, "after")].map(schemaOf);
  return [before, after].some((place) => place !== undefined && places.includes(schemaOf(place)));
};
