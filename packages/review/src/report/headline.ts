import { isBreak } from "../model/change.ts";
import type { RequiredBump } from "../repository/bumps.ts";
import { fails, type Report, type ReviewedFinding } from "../repository/report.ts";

/** Breaks, and what may be one. */
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

/** The report in one sentence. */
export function headlineOf(report: Report): string {
  const findings = report.versions.flatMap((version) => version.findings);
  const count = (list: unknown[], one: string, many = `${one}s`) => `${list.length} ${list.length === 1 ? one : many}`;
  if (findings.length === 0)
    return fails(report) ? "No document changed, and something is left to do" : "No document changed";
  const wire = findings.filter(({ verdict }) => verdict === "wire-breaking");
  const sdk = findings.filter(({ verdict }) => verdict === "sdk-breaking");
  const parts = [
    ...(wire.length > 0 ? [`${count(wire, "change")} that deployed clients notice`] : []),
    ...(sdk.length > 0 ? [`${count(sdk, "change")} that generated code notices`] : []),
  ];
  const undecided = undecidedOf(findings);
  if (undecided.length > 0) parts.push(`${count(undecided, "change")} of which the review cannot tell`);
  if (parts.length === 0) {
    const added = findings.some(({ verdict }) => verdict === "additive");
    return added ? "Nothing breaks; there is more than before" : "Nothing breaks; only words changed";
  }
  return parts.length > 2 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join(" and ");
}

export const bumpText = (bumps: RequiredBump[]): string =>
  bumps.length === 0 ? "none" : bumps.map(({ package: name, bump }) => `${name} ${bump}`).join(", ");

/** Status of a finding in words. */
export const statusText = ({ status, acknowledgement, verdict }: ReviewedFinding): string =>
  ({
    open: "wants an acknowledgement",
    refused: "refused: this version is frozen",
    undecided: "cannot tell: look whether it is meant",
    acknowledged: `acknowledged in ${acknowledgement?.file}`,
    reported: "reported: this version is a preview",
    safe: verdict,
  })[status];

/** Affected operations: `POST /candidates`, or their number. */
export function reachText({ operations }: ReviewedFinding, most = 3): string {
  if (operations.length === 0) return "the document";
  const [first] = operations;
  return operations.length <= most ? operations.join(", ") : `${first} and ${operations.length - 1} more`;
}
