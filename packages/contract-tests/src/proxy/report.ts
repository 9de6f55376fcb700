import { formatFinding } from "../findings/finding.ts";
import type { Outcome } from "../findings/outcome.ts";
import { junitOf } from "../report/junit.ts";
import { plural } from "../report/summary.ts";
import type { SidedFinding } from "./exchange.ts";
import type { ProxyReport } from "./proxy.ts";

export const formatSided = (finding: SidedFinding): string => `${finding.side} is wrong: ${formatFinding(finding)}`;

const subjectOf = ({ version, to }: ProxyReport): string => `Exchanges of ${version.toUpperCase()} with ${to}`;

export function summaryOf({ exchanges, unchecked, findings }: ProxyReport): string {
  const count = (side: SidedFinding["side"]) => findings.filter((finding) => finding.side === side).length;
  const verdict =
    findings.length === 0
      ? "no violations"
      : `faults: ${count("client")} of the client, ${count("server")} of the server`;
  return `${plural(exchanges, "exchange")}, ${unchecked} not checked, ${verdict}`;
}

function textReport(report: ProxyReport): string {
  const sections = (["client", "server"] as const).flatMap((side) => {
    const lines = report.findings
      .filter((finding) => finding.side === side)
      .map((finding) => `  ${finding.count} × ${formatFinding(finding)}`);
    return lines.length > 0 ? [`The ${side} is wrong (${lines.length})\n\n${lines.join("\n")}\n`] : [];
  });
  return [subjectOf(report), "", ...sections, summaryOf(report), ""].join("\n");
}

const jsonReport = (report: ProxyReport): string => `${JSON.stringify(report, null, 2)}\n`;

function junitReport(report: ProxyReport): string {
  const outside = "No operation";
  const names = [
    ...Object.keys(report.operations),
    ...(report.findings.some(({ operation }) => operation === undefined) ? [outside] : []),
  ];
  const outcomes = names.flatMap((name) =>
    (["client", "server"] as const).map((side): Outcome => {
      const findings = report.findings.filter((one) => one.side === side && (one.operation ?? outside) === name);
      return {
        operation: name,
        title: side === "client" ? "requests of the client follow the document" : "responses of the server follow it",
        result: findings.length > 0 ? "failed" : "passed",
        findings,
        seconds: 0,
      };
    }),
  );
  return junitOf(subjectOf(report), outcomes);
}

export const proxyReports = { text: textReport, json: jsonReport, junit: junitReport };
