import type { Engine, Finding } from "../model/finding.ts";

/** Marks schema breaks as undecided if no value and no type shows them, unless the rule is certain. */
export function noteDisagreements(findings: Finding[], engines: readonly Engine[]): Finding[] {
  if (!engines.includes("values")) return findings;
  return findings.map((finding) => {
    const { verdict, keyword, witness, types, isCertain } = finding;
    const isShown = !keyword || witness || types || isCertain;
    if (verdict === "undecided") return { ...finding, note: CANNOT_TELL };
    return isShown || verdict !== "wire-breaking" ? finding : { ...finding, verdict: "undecided", note: CANNOT_TELL };
  });
}

const CANNOT_TELL = "undecided: neither a break nor its absence can be shown by values or types";
