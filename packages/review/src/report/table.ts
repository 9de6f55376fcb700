import { sentenceOf } from "../model/sentence.ts";
import { fails, type Report, type ReviewedFinding } from "../repository/report.ts";
import { bumpText, graveOf, headlineOf, reachText, safeOf, statusText } from "./headline.ts";

export function tableReport(report: Report): string {
  const lines = [`${headlineOf(report)}, compared with ${report.base}.`];
  for (const { version, policy, findings } of report.versions) {
    lines.push("", policy ? `${version} (${policy})` : version);
    for (const finding of graveOf(findings)) lines.push(...breakLines(finding));
    for (const finding of safeOf(findings))
      lines.push(`  ${finding.verdict.padEnd(14)} ${sentenceOf(finding)} · ${reachText(finding)}${at(finding.place)}`);
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
  const { verdict, rule, place, witness, note, engines, operations } = finding;
  return [
    `  ${verdict.padEnd(14)} ${sentenceOf(finding)}`,
    `    ${rule} · ${statusText(finding)} · found by ${engines.join(", ")}${at(place)}`,
    `    reaches ${operations.length > 3 ? `${operations.length} operations: ` : ""}${operations.join(", ") || "the document"}`,
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
