import type { Outcome } from "../findings/outcome.ts";
import { junitOf } from "../report/junit.ts";
import type { ReceiverReport } from "./run.ts";

const MARKS = { passed: "ok  ", failed: "FAIL", skipped: "skip" };

const countOf = ({ outcomes }: ReceiverReport, result: Outcome["result"]): number =>
  outcomes.filter((outcome) => outcome.result === result).length;

const subjectOf = ({ version, url }: ReceiverReport): string => `Receiver of ${version.toUpperCase()} at ${url}`;

function textReport(report: ReceiverReport): string {
  const lines = report.outcomes.flatMap(({ operation, title, result, findings, reason }) => [
    `  ${MARKS[result]} ${operation}: ${title}${reason ? ` (${reason})` : ""}`,
    ...findings.map(({ message }) => `         ${message}`),
  ]);
  return `${subjectOf(report)}\n\n${lines.join("\n")}\n\n${summaryOf(report)}\n`;
}

export const summaryOf = (report: ReceiverReport): string =>
  `${countOf(report, "passed")} passed, ${countOf(report, "failed")} failed, ${countOf(report, "skipped")} skipped`;

const jsonReport = (report: ReceiverReport): string =>
  `${JSON.stringify(
    {
      version: report.version,
      url: report.url,
      passed: countOf(report, "passed"),
      failed: countOf(report, "failed"),
      skipped: countOf(report, "skipped"),
      checks: report.outcomes.map(({ operation, findings, seconds, ...outcome }) => ({
        group: operation,
        ...outcome,
        findings: findings.map(({ message }) => message),
        seconds: Number(seconds.toFixed(3)),
      })),
    },
    null,
    2,
  )}\n`;

export const receiverReports = {
  text: textReport,
  json: jsonReport,
  junit: (report: ReceiverReport): string => junitOf(subjectOf(report), report.outcomes),
};
