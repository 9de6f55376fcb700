import { isBreak } from "../model/change.ts";
import type { Engine, Finding } from "../model/finding.ts";

/**
 * Adds a note to breaks of schemas for which the other engines found neither a value nor a type. They stay breaks: an unsuccessful search proves
 * nothing.
 */
export function noteDisagreements(findings: Finding[], asked: readonly Engine[]): Finding[] {
  if (!asked.includes("values") || !asked.includes("types")) return findings;
  return findings.map((finding) => {
    const unseen = isBreak(finding.verdict) && finding.keyword && !finding.witness && !finding.types && !finding.note;
    if (!unseen || finding.verdict !== "wire-breaking") return finding;
    return { ...finding, note: "no value and no type shows this break: likely refactoring" };
  });
}
