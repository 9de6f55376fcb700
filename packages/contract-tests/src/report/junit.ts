import { formatFinding } from "../finding.ts";
import type { Outcome, ProbeReport } from "../probe/outcome.ts";

/** For CI services: a test suite per operation, a test case per check. */
export function junitReport(report: ProbeReport): string {
  const operations = [...new Set(report.outcomes.map(({ operation }) => operation))];
  const suites = operations.map((operation) => {
    const cases = report.outcomes.filter((outcome) => outcome.operation === operation);
    return `  <testsuite name="${escapeXml(operation)}" ${counts(cases)}>\n${cases.map(testCase).join("")}  </testsuite>\n`;
  });
  const name = escapeXml(`${report.document.name} at ${report.baseUrl}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" ${counts(report.outcomes)}>\n${suites.join("")}</testsuites>\n`;
}

function counts(outcomes: Outcome[]): string {
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

/** Text for XML 1.0, in which most control characters may not stand even as entities. */
const escapeXml = (text: string): string =>
  [...text]
    .filter((char) => char >= " " || "\t\n\r".includes(char))
    .map((char) => ENTITIES[char] ?? char)
    .join("");
