/** Something that contradicts the document. */
export interface Finding {
  /** Name of the check that found it, for example `example` or `response body`. */
  check: string;
  /** operationId, or undefined where the finding belongs to a component alone. */
  operation?: string | undefined;
  /** Declared status (`200`, `default`) or the undeclared one that was received. */
  status?: string | undefined;
  /** Where in the document: a JSON pointer such as `#/components/schemas/Exam/properties/id`. */
  pointer: string;
  /** Where in the checked value: a JSON pointer such as `/items/0/id`; empty for the whole value. */
  at?: string | undefined;
  /** The problem in one sentence. */
  message: string;
  /** The request that showed it, for example `GET http://127.0.0.1:4020/v1/exams`. */
  request?: string | undefined;
  /** The request before that one, with the status of its response. */
  after?: string | undefined;
  /** That request as a command for a shell, in which the key is a variable. */
  curl?: string | undefined;
  /** The server's own words in an error: details or message, and the fields it rejects. */
  details?: string | undefined;
}

/** One line per finding: operation, status, pointer, place in the value and what is wrong. */
export function formatFinding(finding: Finding): string {
  const where = [finding.operation, finding.status, finding.pointer].filter(Boolean).join(" ");
  const at = finding.at ? ` at ${finding.at}` : "";
  const request = finding.request ? ` (${finding.request})` : "";
  return `${where}: ${finding.check}${at}: ${finding.message}${request}`;
}

/** All findings as one text; empty when there are none, so that a test can expect "". */
export const formatFindings = (findings: readonly Finding[]): string => findings.map(formatFinding).join("\n");

/** Findings without repetitions: the same thing said of the same place once. */
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
