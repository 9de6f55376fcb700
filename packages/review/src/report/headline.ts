import { isBreak } from "../model/change.ts";
import type { RequiredBump } from "../repository/bumps.ts";
import { fails, type Report, type ReviewedFinding } from "../repository/report.ts";

export const graveOf = (findings: ReviewedFinding[]): ReviewedFinding[] => [
  ...breaksOf(findings),
  ...undecidedOf(findings),
];
export const breaksOf = (findings: ReviewedFinding[]): ReviewedFinding[] =>
  findings.filter(({ verdict }) => isBreak(verdict));
export const undecidedOf = (findings: ReviewedFinding[]): ReviewedFinding[] =>
  findings.filter(({ verdict }) => verdict === "undecided");
export const safeOf = (findings: ReviewedFinding[]): ReviewedFinding[] =>
  findings.filter(({ verdict }) => !isBreak(verdict) && verdict !== "undecided");

/** Summarizes the report in one sentence. */
export function headlineOf(report: Report): string {
  const findings = report.versions.flatMap((version) => version.findings);
  const count = (list: unknown[], one: string, many = `${one}s`) => `${list.length} ${list.length === 1 ? one : many}`;
  if (findings.length === 0)
    return fails(report) ? "No document changed, but action is required" : "No document changed";
  const wire = findings.filter(({ verdict }) => verdict === "wire-breaking");
  const sdk = findings.filter(({ verdict }) => verdict === "sdk-breaking");
  const parts = [
    ...(wire.length > 0 ? [`${count(wire, "change")} that may break deployed clients`] : []),
    ...(sdk.length > 0 ? [`${count(sdk, "change")} that may break generated code`] : []),
  ];
  const undecided = undecidedOf(findings);
  if (undecided.length > 0) parts.push(`${count(undecided, "change")} undecided`);
  if (parts.length === 0) {
    const added = findings.some(({ verdict }) => verdict === "additive");
    return added ? "No breaking changes; additions only" : "No breaking changes; only descriptions changed";
  }
  return parts.length > 2 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join(" and ");
}

export const bumpText = (bumps: RequiredBump[]): string =>
  bumps.length === 0 ? "none" : bumps.map(({ package: name, bump }) => `${name} ${bump}`).join(", ");

export const statusText = ({ status, acknowledgement, verdict }: ReviewedFinding): string =>
  ({
    open: "needs an acknowledgement",
    refused: "refused: this version is frozen",
    breaking: "breaking",
    undecided: "undecided: check whether it is intended",
    acknowledged: `acknowledged in ${acknowledgement?.file}`,
    reported: "reported: this version is a preview",
    safe: verdict,
  })[status];

export function reachText({ operations }: ReviewedFinding, most = 3): string {
  if (operations.length === 0) return "the document";
  const [first] = operations;
  return operations.length <= most ? operations.join(", ") : `${first} and ${operations.length - 1} more`;
}
