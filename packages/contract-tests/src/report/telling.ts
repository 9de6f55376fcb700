import { type Finding, withoutIndexes } from "../findings/finding.ts";

export const memberOf = ({ at }: Finding): string => withoutIndexes(at).join("/");

/** Returns the first finding per operation and member, with their number. */
export function tellingFindings(findings: readonly Finding[]): { finding: Finding; count: number }[] {
  const found = new Map<string, { finding: Finding; count: number }>();
  for (const finding of findings) {
    const key = `${finding.operation} ${memberOf(finding)}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { finding, count: 1 });
  }
  return [...found.values()];
}
