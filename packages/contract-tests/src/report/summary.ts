import { countOf, findingsOf, type ProbeReport } from "../probe/outcome.ts";

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The outcome of a run in one sentence. */
export function summaryOf(report: ProbeReport): string {
  const checks = report.outcomes.filter(({ result }) => result !== "skipped").length;
  const findings = findingsOf(report).length;
  const verdict = findings === 0 ? "nothing contradicts the document" : plural(findings, "finding");
  const fuzz = report.fuzz ? `, --fuzz ${report.fuzz.examples} --seed ${report.fuzz.seed}` : "";
  const except = report.except.length > 0 ? `, without ${report.except.join(", ")}` : "";
  return `${report.document.name} at ${report.baseUrl}: ${plural(checks, "check")}, ${countOf(report, "skipped")} skipped, ${verdict}${fuzz}${except}`;
}
