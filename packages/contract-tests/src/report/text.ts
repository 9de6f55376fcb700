import { coverageTable, formatCoverage } from "../findings/coverage.ts";
import { extentSummary, extentsOf, missingOf, type OperationExtent } from "../findings/extents.ts";
import { formatFinding } from "../findings/finding.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { type Cause, causesOf } from "./causes.ts";
import { formatChecks } from "./checks.ts";
import { summaryOf } from "./summary.ts";
import { tellingFindings } from "./telling.ts";

export const textReport = (...reports: ProbeReport[]): string =>
  reports.length === 1
    ? reports.map(textOf).join("")
    : `${reports.map((report) => `== ${report.document.name} ==\n\n${textOf(report)}`).join("\n")}`;

function textOf(report: ProbeReport): string {
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, title, reason }) => `  ${operation} ${title}: ${reason}`);
  const extents = extentsOf(report);
  const parts = [
    section("Findings, by cause", causesOf(report.outcomes).map(formatCause)),
    section("Skipped", skipped),
    section(
      "Left behind, because no operation deletes it",
      report.leftBehind.map((path) => `  ${path}`),
    ),
    `Responses per operation and declared status (- none)\n\n${formatCoverage(coverageTable(report.document, report.coverage))}\n`,
    section(`Not exercised; ${extentSummary(extents)}`, extents.flatMap(formatExtent)),
    section("Checks", formatChecks(report)),
    `${summaryOf(report)}\n`,
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function formatCause({ what, findings }: Cause): string {
  const lines = tellingFindings(findings).flatMap(({ finding, count }) => [
    `      ${formatFinding(finding)}${count > 1 ? ` and ${count - 1} more` : ""}`,
    ...(finding.after ? [`        after: ${finding.after}`] : []),
    ...(finding.details ? [`        the server says: ${finding.details}`] : []),
    ...(finding.curl ? [`        ${finding.curl}`] : []),
  ]);
  return [`  ${findings.length} × ${what}`, ...lines].join("\n");
}

const formatExtent = (extent: OperationExtent): string[] =>
  missingOf(extent).map(([what, names, reason]) => `  ${extent.operation} ${what}: ${names.join(", ")} (${reason})`);

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? "" : `${title} (${lines.length})\n\n${lines.join("\n")}\n`;
