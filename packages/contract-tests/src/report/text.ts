import { coverageTable, formatCoverage } from "../coverage.ts";
import { formatFinding } from "../finding.ts";
import { findingsOf, type ProbeReport } from "../probe/outcome.ts";
import { summaryOf } from "./summary.ts";

/** For reading in a terminal: findings, skipped checks, the table of responses, a summary. */
export function textReport(report: ProbeReport): string {
  const findings = findingsOf(report).map((finding) => `  ${formatFinding(finding)}`);
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, title, reason }) => `  ${operation} ${title}: ${reason}`);
  const parts = [
    section("Findings", findings),
    section("Skipped", skipped),
    section(
      "Left behind, because nothing deletes it",
      report.leftBehind.map((path) => `  ${path}`),
    ),
    `Responses per operation and declared status (- none)\n\n${formatCoverage(coverageTable(report.document, report.coverage))}\n`,
    `${summaryOf(report)}\n`,
  ];
  return parts.filter((part) => part !== "").join("\n");
}

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? "" : `${title} (${lines.length})\n\n${lines.join("\n")}\n`;
