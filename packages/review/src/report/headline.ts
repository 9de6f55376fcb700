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
  const breaks = [...wire, ...sdk];
  const unused = breaks.filter(({ consumers }) => consumers?.hits.length === 0);
  if (unused.length > 0)
    parts.push(
      unused.length === breaks.length
        ? "no known consumer is affected"
        : `${count(unused, "break")} that no known consumer uses`,
    );
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

/** Formats the verdict, with known consumers: `wire-breaking, but nobody uses it`. */
export const verdictText = ({ verdict, consumers }: ReviewedFinding): string =>
  isBreak(verdict) && consumers?.hits.length === 0 ? `${verdict}, but nobody uses it` : verdict;

const MOST_PLACES = 3;

/** Formats a line per affected consumer, and a line for the others. */
export function consumerLines({ consumers, verdict }: ReviewedFinding): string[] {
  if (!consumers || verdict === "description") return [];
  const { hits, spared } = consumers;
  const lines = hits.map(({ consumer, places, why, isPossible }) => {
    const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : "";
    return `${isPossible ? "may hit" : "hits"} ${consumer}: ${why} at ${places.slice(0, MOST_PLACES).join(", ")}${more}`;
  });
  return spared.length > 0 && (isBreak(verdict) || hits.length > 0)
    ? [...lines, `does not hit ${spared.join(", ")}`]
    : lines;
}

export const repairsOf = ({ consumers }: ReviewedFinding): { consumer: string; patch?: string; reason?: string }[] =>
  (consumers?.hits ?? []).flatMap(({ consumer, repair }) => (repair ? [{ consumer, ...repair }] : []));
