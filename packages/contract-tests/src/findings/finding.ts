export interface Finding {
  /** Name of the check or comparison, such as `example` or `response body`. */
  check: string;
  operation?: string | undefined;
  status?: string | undefined;
  /** Pointer to the rule in the document: `#/components/schemas/Exam/properties/id`. */
  pointer: string;
  /** Pointer into the value: `/items/0/id`; empty for the whole value. */
  at?: string | undefined;
  message: string;
  request?: string | undefined;
  after?: string | undefined;
  /** Command that repeats the request, with a variable for the key. */
  curl?: string | undefined;
  /** Details, message and rejected fields of an error response. */
  details?: string | undefined;
  /** Whether the same request did not show the finding again. */
  unsteady?: true;
}

export function formatFinding(finding: Finding): string {
  const where = [finding.operation, finding.status, finding.pointer].filter(Boolean).join(" ");
  const at = finding.at ? ` at ${finding.at}` : "";
  const request = finding.request ? ` (${finding.request})` : "";
  const unsteady = finding.unsteady ? " (not repeatable: the same request did not show it again)" : "";
  return `${where}: ${finding.check}${at}: ${finding.message}${request}${unsteady}`;
}

export const formatFindings = (findings: readonly Finding[]): string => findings.map(formatFinding).join("\n");

export function distinctFindings(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = [finding.check, finding.operation, finding.status, finding.pointer, finding.at, finding.message].join(
      "|",
    );
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}

export const withoutIndexes = (at: string | undefined): string[] =>
  (at ?? "").split("/").filter((token) => !/^\d*$/.test(token));

/** Identifies a finding across runs: everything except ids, numbers and server address. */
export const identityOf = ({ check, operation, pointer, at, message }: Finding): string =>
  [check, operation, pointer, withoutIndexes(at).join("/"), plainMessage(message)].join("|");

/** Removes parts that differ between requests: numbers except statuses, values, ids. */
export const plainMessage = (text: string): string =>
  text.replace(/"[^"]*"|https?:\S+|(?<!\b(?:expected|got|or|status|with) )\b\w*\d\w*\b/g, "…");
