import type { Finding } from "../findings/finding.ts";
import type { Outcome } from "../findings/outcome.ts";

/** Findings with probably one cause, and their common properties. */
export interface Cause {
  what: string;
  findings: Finding[];
}

interface Entry {
  finding: Finding;
  /** Properties that findings may share, most specific first. */
  traits: Map<string, string>;
}

/**
 * Groups findings by cause: the most frequent common property first (same rule at the same place, same check in several operations, same operation),
 * then the most frequent of the rest.
 */
export function causesOf(outcomes: readonly Outcome[]): Cause[] {
  let left = outcomes.flatMap((outcome) =>
    outcome.findings.map((finding) => ({ finding, traits: traitsOf(outcome, finding) })),
  );
  const causes: Cause[] = [];
  while (left.length > 0) {
    const groups = new Map<string, Entry[]>();
    for (const entry of left)
      for (const trait of entry.traits.keys()) groups.set(trait, [...(groups.get(trait) ?? []), entry]);
    const [trait, entries] = largest(groups);
    causes.push({ what: entries[0]?.traits.get(trait) ?? "", findings: entries.map(({ finding }) => finding) });
    left = left.filter((entry) => !entries.includes(entry));
  }
  return causes;
}

/** Returns the largest group; for equal sizes, the most specific property. */
function largest(groups: Map<string, Entry[]>): [string, Entry[]] {
  const ranked = [...groups].sort(([a, one], [b, other]) => other.length - one.length || rank(a) - rank(b));
  return ranked[0] as [string, Entry[]];
}

export const withoutIndexes = (at: string | undefined): string[] =>
  (at ?? "").split("/").filter((token) => !/^\d*$/.test(token));

const ORDER = ["rule", "title", "operation", "check"];
const rank = (trait: string): number => ORDER.indexOf(trait.split("|")[0] ?? "");

/** Identifies a finding across runs: everything except ids, numbers and server address. */
export const identityOf = ({ check, operation, pointer, at, message }: Finding): string =>
  [check, operation, pointer, withoutIndexes(at).join("/"), plain(message)].join("|");

/** Removes parts that differ between requests: numbers, quoted values, ids. */
const plain = (text: string): string => text.replace(/"[^"]*"|'[^']*'|https?:\S+|\b\w*\d\w*\b/g, "…");

function traitsOf({ operation, title }: Outcome, finding: Finding): Map<string, string> {
  const { check, pointer, message, at } = finding;
  const member = withoutIndexes(at).join(".");
  const short = title.split(":")[0] ?? title;
  return new Map([
    [
      `rule|${check}|${pointer.startsWith("#/components") ? pointer : ""}|${member}|${plain(message)}`,
      `${check}${member ? ` at ${member}` : ""}: ${message}`,
    ],
    [`title|${plain(short)}`, `"${short}" fails`],
    [`operation|${operation}`, `${operation} fails: ${message}`],
    [`check|${check}`, `${check}: ${message}`],
  ]);
}
