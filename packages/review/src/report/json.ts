import { fails, type Report } from "../repository/report.ts";

export function jsonReport(report: Report): string {
  const versions = report.versions.map(({ documents: _____, ...version }) => ({
    ...version,
    findings: version.findings.map(
      ({ schemas: _, keyword: __, property: ___, isCertain: ____, ...finding }) => finding,
    ),
  }));
  return `${JSON.stringify({ fails: fails(report), ...report, versions }, null, 2)}\n`;
}
