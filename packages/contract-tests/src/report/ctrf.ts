import { formatFinding } from "../findings/finding.ts";
import type { Outcome, ProbeReport } from "../findings/outcome.ts";

const STATUS = { passed: "passed", failed: "failed", skipped: "skipped" } as const satisfies Record<
  Outcome["result"],
  string
>;

/** Formats a Common Test Report (https://ctrf.io), with times in milliseconds. */
export function ctrfReport(...reports: ProbeReport[]): string {
  const tests = reports.flatMap(({ document, outcomes }) =>
    outcomes.map(({ operation, title, result, findings, reason, seconds }) => ({
      name: `${operation} ${title}`,
      suite: [document.name, operation],
      status: STATUS[result],
      duration: Math.round(seconds * 1000),
      ...(findings[0] ? { message: findings[0].message, trace: findings.map(formatFinding).join("\n") } : {}),
      ...(reason === undefined ? {} : { message: reason }),
    })),
  );
  const count = (status: string) => tests.filter((one) => one.status === status).length;
  const [start, stop] = [
    Math.min(...reports.map(({ startedAt }) => startedAt)),
    Math.max(...reports.map(({ finishedAt }) => finishedAt)),
  ];
  const summary = {
    tests: tests.length,
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    pending: 0,
    other: 0,
    start,
    stop,
  };
  const results = { tool: { name: "assessment-api-contract" }, summary, tests };
  return `${JSON.stringify({ reportFormat: "CTRF", specVersion: "0.0.0", results }, null, 2)}\n`;
}
