import { isBreak } from "../model/change.ts";
import type { Engine, Finding } from "../model/finding.ts";

/**
 * Says where a break of a schema is seen by the rules alone: engines that look for a value or a type that shows it found none. It
 * stays a break, because a search that finds nothing proves nothing.
 */
export function noteDisagreements(findings: Finding[], asked: readonly Engine[]): Finding[] {
  if (!asked.includes("values") || !asked.includes("types")) return findings;
  return findings.map((finding) => {
    const unseen = isBreak(finding.verdict) && finding.keyword && !finding.witness && !finding.types && !finding.note;
    if (!unseen || finding.verdict !== "wire-breaking") return finding;
    return { ...finding, note: "no value and no type shows this break: likely refactoring" };
  });
}
