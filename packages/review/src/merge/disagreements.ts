import type { Engine, Finding } from "../model/finding.ts";

/**
 * Calls breaks of schemas undecided for which the search found neither a value nor a type, unless the rule is certain: an unsuccessful search proves nothing,
 * and a rule that looks at one keyword does not see what the others say.
 */
export function noteDisagreements(findings: Finding[], asked: readonly Engine[]): Finding[] {
  if (!asked.includes("values")) return findings;
  return findings.map((finding) => {
    const { verdict, keyword, witness, types, isCertain } = finding;
    const isShown = !keyword || witness || types || isCertain;
    if (verdict === "undecided") return { ...finding, note: CANNOT_TELL };
    return isShown || verdict !== "wire-breaking" ? finding : { ...finding, verdict: "undecided", note: CANNOT_TELL };
  });
}

const CANNOT_TELL = "cannot tell: no value and no type shows a break, and nothing shows that there is none";
