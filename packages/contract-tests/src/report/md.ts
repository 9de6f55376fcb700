import { coverageTable } from "../findings/coverage.ts";
import { extentSummary, extentsOf, missingOf } from "../findings/extents.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";
import { summaryOf } from "./summary.ts";
import { memberOf, tellingFindings } from "./telling.ts";

export const markdownReport = (...reports: ProbeReport[]): string =>
  `# Contract check\n\n${reports.map(markdownOf).join("\n")}`;

function markdownOf(report: ProbeReport): string {
  const { statuses, rows } = coverageTable(report.document, report.coverage);
  const findings = causesOf(report.outcomes).flatMap(({ what, findings: own }) =>
    tellingFindings(own).map(({ finding, count }) => [
      what,
      String(count),
      code(finding.operation),
      code(memberOf(finding)),
      finding.status,
      code(finding.pointer),
      finding.message,
      code(finding.after),
      code(finding.curl ?? finding.request),
    ]),
  );
  const extents = extentsOf(report);
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, title, reason }) => [code(operation), title, reason]);
  const responses = rows.map(({ operation, counts }) => [
    code(operation),
    ...counts.map((count) => (count === 0 ? "–" : count?.toString())),
  ]);
  return [
    `${summaryOf(report)}\n`,
    section("Findings", FINDINGS, findings),
    section("Skipped", ["Operation", "Check", "Reason"], skipped),
    section(
      "Left behind",
      ["What"],
      report.leftBehind.map((what) => [what]),
    ),
    section(
      `Not exercised; ${extentSummary(extents)}`,
      ["Operation", "What", "Names", "Reason"],
      extents.flatMap((one) =>
        missingOf(one).map(([what, names, reason]) => [code(one.operation), what, code(names.join(", ")), reason]),
      ),
    ),
    section("Responses per declared status", ["Operation", ...statuses], responses),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

const FINDINGS = ["Cause", "Times", "Operation", "Member", "Status", "In the document", "What", "After", "Request"];

type Cell = string | undefined;

const code = (text: Cell): string => (text ? `\`${text}\`` : "");
const row = (cells: Cell[]): string =>
  `| ${cells.map((cell) => (cell ?? "").replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |\n`;

const section = (title: string, head: string[], rows: Cell[][]): string =>
  rows.length === 0 ? "" : `## ${title}\n\n${row(head)}${row(head.map(() => "---"))}${rows.map(row).join("")}`;
