import { exercisedOperations, exercisedShare } from "../findings/extents.ts";
import { countOf, findingsOf, NOT_IMPLEMENTED, type ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

export function summaryOf(report: ProbeReport): string {
  const checks = report.outcomes.filter(({ result }) => result !== "skipped").length;
  const findings = findingsOf(report).length;
  const missing = report.outcomes.filter(({ reason }) => reason === NOT_IMPLEMENTED).length;
  const apart = missing > 0 ? `, ${missing} not implemented (501)` : "";
  const { called, all } = exercisedOperations(report);
  const verdict =
    findings === 0
      ? called === 0 && all > 0
        ? "nothing was tested"
        : "no findings"
      : `${plural(findings, "finding")} of ${plural(causesOf(report.outcomes).length, "cause")}`;
  const fuzz = report.fuzz ? `, --fuzz ${report.fuzz.examples} --seed ${report.fuzz.seed}` : "";
  const [slowest] = [...report.slowest].sort(([, a], [, b]) => b.seconds - a.seconds);
  const duration = slowest ? `, slowest response ${slowest[1].seconds.toFixed(2)} s (${slowest[0]})` : "";
  const requests = [...report.cost.values()].reduce((sum, one) => sum + one.requests, 0);
  const dear = [...report.cost].sort(([, a], [, b]) => b.seconds - a.seconds).slice(0, 3);
  const took = ((report.finishedAt - report.startedAt) / 1000).toFixed(1);
  const cost = `, ${plural(requests, "request")} in ${took} s, most for ${dear.map(([name, { seconds }]) => `${name} (${seconds.toFixed(1)} s)`).join(", ")}`;
  const { budget } = report;
  const spent =
    budget && budget.stopped.length + budget.skipped.length > 0
      ? `, --max-seconds ${budget.seconds} left out ${budget.skipped.map(({ what, operations }) => `${what} of ${plural(operations, "operation")}`).join(", ") || "nothing"}${budget.stopped.length > 0 ? ` and ended ${budget.stopped.join(", ")} early` : ""}`
      : "";
  const except = report.except.length > 0 ? `, without ${report.except.join(", ")}` : "";
  const extent = `, ${called} of ${plural(all, "operation")} succeeded, ${Math.floor(exercisedShare(report) * 100)} % of the document exercised`;
  const ended = report.ended === undefined ? "" : `, ended early: ${report.ended}`;
  return `${report.document.name} at ${report.baseUrl}: ${plural(checks, "check")}, ${countOf(report, "skipped")} skipped, ${verdict}${extent}${ended}${apart}${fuzz}${except}${spent}${requests > 0 ? cost : ""}${duration}`;
}
