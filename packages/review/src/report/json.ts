import { fails, type Report } from "../repository/report.ts";

/** For machines: the report as it is, without the inner places that only engines need. */
export function jsonReport(report: Report): string {
  const versions = report.versions.map((version) => ({
    ...version,
    findings: version.findings.map(({ schemas: _, keyword: __, property: ___, ...finding }) => finding),
  }));
  return `${JSON.stringify({ fails: fails(report), ...report, versions }, null, 2)}\n`;
}
