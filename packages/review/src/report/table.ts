import { sentenceOf } from "../model/sentence.ts";
import { fails, type Report, type ReviewedFinding } from "../repository/report.ts";
import {
  bumpText,
  consumerLines,
  graveOf,
  headlineOf,
  reachText,
  repairsOf,
  safeOf,
  statusText,
  verdictText,
} from "./headline.ts";

export function tableReport(report: Report): string {
  const lines = [`${headlineOf(report)}, compared with ${report.base}.`];
  for (const { version, policy, findings } of report.versions) {
    lines.push("", policy ? `${version} (${policy})` : version);
    for (const finding of graveOf(findings)) lines.push(...breakLines(finding));
    for (const finding of safeOf(findings)) {
      lines.push(`  ${finding.verdict.padEnd(14)} ${sentenceOf(finding)} · ${reachText(finding)}${at(finding.place)}`);
      lines.push(...consumerLines(finding).map((line) => `    ${line}`));
    }
    if (findings.length === 0) lines.push("  different spelling, same meaning");
  }
  if (report.bumps.length > 0) lines.push("", `Versions: ${bumpText(report.bumps)}`);
  for (const file of report.written) lines.push(`Written: ${file}`);
  for (const problem of report.problems) lines.push(`✗ ${problem}`);
  lines.push(fails(report) ? "✗ action required" : "✓ fine");
  return `${lines.join("\n")}\n`;
}

const at = (place: ReviewedFinding["place"]) => (place ? ` · ${place.file}:${place.line}` : "");

function breakLines(finding: ReviewedFinding): string[] {
  const { rule, place, witness, note, engines, operations } = finding;
  return [
    `  ${verdictText(finding).padEnd(14)} ${sentenceOf(finding)}`,
    `    ${rule} · ${statusText(finding)} · found by ${engines.join(", ")}${at(place)}`,
    `    reaches ${operations.length > 3 ? `${operations.length} operations: ` : ""}${operations.join(", ") || "the document"}`,
    ...consumerLines(finding).map((line) => `    ${line}`),
    ...repairsOf(finding).flatMap(({ consumer, patch, reason }) =>
      patch === undefined
        ? [`    no patch for ${consumer}: ${reason}`]
        : [
            `    patch for ${consumer}:`,
            ...patch
              .trimEnd()
              .split("\n")
              .map((line) => `      ${line}`),
          ],
    ),
    ...(witness
      ? [
          `    ${witness.where}: ${witness.refusal}`,
          `    ${shorten(JSON.stringify(witness.value), 300)} (${witness.source})`,
        ]
      : []),
    ...(note ? [`    ${note}`] : []),
  ];
}

export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
