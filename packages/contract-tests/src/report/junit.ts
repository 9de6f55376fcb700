import { formatFinding } from "../findings/finding.ts";
import type { Outcome, ProbeReport } from "../findings/outcome.ts";

export function junitReport(...reports: ProbeReport[]): string {
  const subject = reports.map(({ document, baseUrl }) => `${document.name} at ${baseUrl}`).join(", ");
  const several = reports.length > 1;
  const outcomes = reports.flatMap(({ document, outcomes: own }) =>
    several ? own.map((one) => ({ ...one, operation: `${document.name} ${one.operation}` })) : own,
  );
  return junitOf(subject, outcomes);
}

export function junitOf(subject: string, outcomes: readonly Outcome[]): string {
  const operations = [...new Set(outcomes.map(({ operation }) => operation))];
  const suites = operations.map((operation) => {
    const cases = outcomes.filter((outcome) => outcome.operation === operation);
    return `  <testsuite name="${escapeXml(operation)}" ${counts(cases)}>\n${cases.map(testCase).join("")}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(subject)}" ${counts(outcomes)}>\n${suites.join("")}</testsuites>\n`;
}

function counts(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome["result"]) => outcomes.filter((outcome) => outcome.result === result).length;
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  return `tests="${outcomes.length}" failures="${count("failed")}" skipped="${count("skipped")}" errors="0" time="${seconds.toFixed(3)}"`;
}

function testCase({ operation, title, result, findings, reason, seconds }: Outcome): string {
  const open = `    <testcase classname="${escapeXml(operation)}" name="${escapeXml(title)}" time="${seconds.toFixed(3)}"`;
  if (result === "passed") return `${open}/>\n`;
  if (result === "skipped") return `${open}><skipped message="${escapeXml(reason ?? "")}"/></testcase>\n`;
  const text = findings.map(formatFinding).join("\n");
  return `${open}><failure message="${escapeXml(findings[0]?.message ?? "")}">${escapeXml(text)}</failure></testcase>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML 1.0 forbids most control characters, even as entities. */
const escapeXml = (text: string): string =>
  [...text]
    .filter((char) => char >= " " || "\t\n\r".includes(char))
    .map((char) => ENTITIES[char] ?? char)
    .join("");
