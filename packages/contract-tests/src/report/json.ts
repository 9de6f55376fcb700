import { coverageTable } from "../findings/coverage.ts";
import { extentsOf } from "../findings/extents.ts";
import { countOf, findingsOf, type ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";
import { checkCounts } from "./checks.ts";

export function jsonReport(...reports: ProbeReport[]): string {
  const [first, ...more] = reports.map(contentOf);
  return `${JSON.stringify(more.length === 0 ? first : { versions: [first, ...more] }, null, 2)}\n`;
}

function contentOf(report: ProbeReport) {
  const { statuses, rows } = coverageTable(report.document, report.coverage);
  const extents = extentsOf(report);
  const findings = findingsOf(report);
  return {
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
    ran: checkCounts(report),
    budget: report.budget,
    coverage: rows.map(({ operation, counts }, row) => ({
      operation,
      slowest: report.slowest.has(operation) ? Number(report.slowest.get(operation)?.seconds.toFixed(3)) : undefined,
      responses: Object.fromEntries(
        statuses.flatMap((status, index) => (counts[index] === undefined ? [] : [[status, counts[index]]])),
      ),
      ...extents[row],
    })),
    leftBehind: report.leftBehind,
  };
}
