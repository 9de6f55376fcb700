/** A contradiction between server and document. */
export interface Finding {
  /** Name of the check, such as `example` or `response body`. */
  check: string;
  /** operationId; undefined for a component. */
  operation?: string | undefined;
  /** Declared status (`200`, `default`), or the received undeclared status. */
  status?: string | undefined;
  /** JSON pointer into the document, such as `#/components/schemas/Exam/properties/id`. */
  pointer: string;
  /** JSON pointer into the value, such as `/items/0/id`; empty for the whole value. */
  at?: string | undefined;
  message: string;
  /** The request, such as `GET http://127.0.0.1:4020/v1/exams`. */
  request?: string | undefined;
  /** The previous request and its status. */
  after?: string | undefined;
  /** The request as a shell command, with a variable for the key. */
  curl?: string | undefined;
  /** Details, message and rejected fields of an error response. */
  details?: string | undefined;
  /** Whether the same request did not show the finding again. */
  unsteady?: true;
}

/** Formats a finding in one line: operation, status, pointer, place and problem. */
export function formatFinding(finding: Finding): string {
  const where = [finding.operation, finding.status, finding.pointer].filter(Boolean).join(" ");
  const at = finding.at ? ` at ${finding.at}` : "";
  const request = finding.request ? ` (${finding.request})` : "";
  const unsteady = finding.unsteady ? " (not repeatable: the same request did not show it again)" : "";
  return `${where}: ${finding.check}${at}: ${finding.message}${request}${unsteady}`;
}

/** Formats findings; empty for none, so that tests can expect "". */
export const formatFindings = (findings: readonly Finding[]): string => findings.map(formatFinding).join("\n");

/** Removes findings with the same message at the same place. */
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
