import type { Finding } from "../findings/finding.ts";
import type { Outcome } from "../findings/outcome.ts";

/** Findings that most likely have one cause, with what they have in common. */
export interface Cause {
  what: string;
  findings: Finding[];
}

interface Entry {
  finding: Finding;
  /** Properties that the finding may share with others, the most telling first. */
  traits: Map<string, string>;
}

/**
 * Groups findings by cause: what most of them have in common comes first (the same rule at the same place, the same check in many
 * operations, everything of one operation), then what most of the rest have in common, and so on.
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

/** The group with most findings; of equal ones that of the more telling trait, which stands first in each entry. */
function largest(groups: Map<string, Entry[]>): [string, Entry[]] {
  const ranked = [...groups].sort(([a, one], [b, other]) => other.length - one.length || rank(a) - rank(b));
  return ranked[0] as [string, Entry[]];
}

/** The names in a pointer into a body, without the indexes of lists. */
export const withoutIndexes = (at: string | undefined): string[] =>
  (at ?? "").split("/").filter((token) => !/^\d*$/.test(token));

const ORDER = ["rule", "title", "operation", "check"];
const rank = (trait: string): number => ORDER.indexOf(trait.split("|")[0] ?? "");

/** What makes a finding the same in another run: all but ids, numbers and the server's address. */
export const identityOf = ({ check, operation, pointer, at, message }: Finding): string =>
  [check, operation, pointer, withoutIndexes(at).join("/"), plain(message)].join("|");

/** Words that differ from one request to the next: numbers, quoted values, identifiers. */
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
