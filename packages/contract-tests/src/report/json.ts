import { coverageTable } from "../coverage.ts";
import { countOf, findingsOf, type ProbeReport } from "../probe/outcome.ts";

/** For programs: counts, findings, every check with its result, and responses per operation and status. */
export function jsonReport(report: ProbeReport): string {
  const { statuses, rows } = coverageTable(report.document, report.coverage);
  const content = {
    version: report.document.name,
    baseUrl: report.baseUrl,
    write: report.write,
    fuzz: report.fuzz,
    except: report.except,
    passed: countOf(report, "passed"),
    failed: countOf(report, "failed"),
    skipped: countOf(report, "skipped"),
    findings: findingsOf(report),
    checks: report.outcomes.map(({ findings, seconds, ...outcome }) => ({
      ...outcome,
      seconds: Number(seconds.toFixed(3)),
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
