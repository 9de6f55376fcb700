import { coverageTable } from "../coverage.ts";
import { countOf, findingsOf, type ProbeReport } from "../probe/outcome.ts";
import { causesOf } from "./causes.ts";

/** For programs: counts, findings and their causes, every check with the indexes of its findings, and responses per operation and status. */
export function jsonReport(report: ProbeReport): string {
  const { statuses, rows } = coverageTable(report.document, report.coverage);
  const findings = findingsOf(report);
  const content = {
    version: report.document.name,
    baseUrl: report.baseUrl,
    write: report.write,
    fuzz: report.fuzz,
    except: report.except,
    passed: countOf(report, "passed"),
    failed: countOf(report, "failed"),
    skipped: countOf(report, "skipped"),
    causes: causesOf(report.outcomes).map((cause) => ({
      what: cause.what,
      findings: cause.findings.map((one) => findings.indexOf(one)),
    })),
    findings,
    checks: report.outcomes.map(({ findings: own, seconds, ...outcome }) => ({
      ...outcome,
      seconds: Number(seconds.toFixed(3)),
      findings: own.map((one) => findings.indexOf(one)),
    })),
    coverage: rows.map(({ operation, counts }) => ({
      operation,
      responses: Object.fromEntries(
        statuses.flatMap((status, index) => (counts[index] === undefined ? [] : [[status, counts[index]]])),
      ),
    })),
    leftBehind: report.leftBehind,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
