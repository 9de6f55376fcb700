import { sentenceOf } from "../model/sentence.ts";
import { fails, isFailing, type Report, type ReviewedFinding, type VersionReport } from "../repository/report.ts";
import {
  consumerLines,
  graveOf,
  headlineOf,
  reachText,
  repairsOf,
  safeOf,
  statusText,
  verdictText,
} from "./headline.ts";
import { shorten } from "./table.ts";

/** Maximum number of breaks, because GitHub rejects comments of more than 65536 characters. */
const MOST_BREAKS = 25;
const LONGEST_WITNESS = 800;
const LONGEST_PATCH = 2000;
const MOST_SAFE = 100;

/** Formats a pull request comment: verdict, breaks, and collapsed other findings. */
export function markdownReport(report: Report): string {
  const blocks = [
    `## ${fails(report) ? "❌" : "✅"} ${headlineOf(report)}`,
    `Compared with \`${report.base}\`.`,
    ...bumpTable(report),
    ...(report.problems.length > 0
      ? [`**To do**\n\n${report.problems.map((problem) => `- ${text(problem)}`).join("\n")}`]
      : []),
    ...report.versions.flatMap(versionBlocks),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function bumpTable({ bumps }: Report): string[] {
  if (bumps.length === 0) return [];
  return [
    `| package | version |\n| --- | --- |\n${bumps.map(({ package: name, bump }) => `| \`${name}\` | ${bump} |`).join("\n")}`,
  ];
}

function versionBlocks({ version, policy, findings }: VersionReport): string[] {
  const breaks = graveOf(findings);
  const safe = safeOf(findings);
  return [
    `### ${policy ? `${version.toUpperCase()} (${policy})` : version}`,
    ...(findings.length === 0 ? ["Different spelling, same meaning."] : []),
    ...breaks.slice(0, MOST_BREAKS).map(breakBlock),
    ...(breaks.length > MOST_BREAKS ? [restBlock(breaks.slice(MOST_BREAKS))] : []),
    ...(safe.length > 0 ? [safeBlock(safe)] : []),
  ];
}

function breakBlock(finding: ReviewedFinding): string {
  const { verdict, rule, place, witness, examples, types, note, engines, operations, acknowledgement, flows } = finding;
  const sign = isFailing(finding) ? "❌" : verdict === "undecided" ? "❔" : "⚠️";
  return [
    `#### ${sign} ${verdictText(finding)}: ${text(sentenceOf(finding))}`,
    `\`${rule}\` in ${place ? `\`${place.file}:${place.line}\`` : `\`${finding.pointer}\``} · ${statusText(finding)} · found by ${engines.join(", ")}`,
    operations.length > 3
      ? folded(`Affects ${operations.length} operations`, operations.map((name) => `- \`${name}\``).join("\n"))
      : `Affects ${operations.map((name) => `\`${name}\``).join(", ") || "the whole document"}.`,
    ...listOf(consumerLines(finding)),
    ...repairsOf(finding).map(({ consumer, patch, reason }) =>
      patch === undefined
        ? `No patch for ${text(consumer)}: ${text(reason ?? "")}.`
        : folded(`Patch for ${text(consumer)}`, `\`\`\`diff\n${shorten(patch, LONGEST_PATCH)}\n\`\`\``),
    ),
    ...(witness
      ? [
          `${flows.includes("response") ? "May now be sent; existing clients reject it" : "Was accepted, now rejected"}, at \`${witness.where}\`: ${text(witness.refusal)}`,
          fence(witness.value),
        ]
      : []),
    ...(examples ? [`Shown by the document's examples ${examples.map((name) => `\`${name}\``).join(", ")}.`] : []),
    ...(types ? [folded("Compiler message", `\`\`\`text\n${shorten(types, LONGEST_WITNESS)}\n\`\`\``)] : []),
    ...(acknowledgement ? [`**Migration**: ${text(acknowledgement.migration.trim())}`] : []),
    ...(note ? [`> ${text(note)}`] : []),
  ].join("\n\n");
}

const listOf = (lines: readonly string[]) =>
  lines.length > 0 ? [lines.map((line) => `- ${text(line)}`).join("\n")] : [];

const lineOf = (finding: ReviewedFinding) =>
  [
    `- ${verdictText(finding)}: ${text(sentenceOf(finding))} · ${text(reachText(finding))}`,
    ...consumerLines(finding).map((line) => `  - ${text(line)}`),
  ].join("\n");

const restBlock = (breaks: ReviewedFinding[]) =>
  folded(`${breaks.length} more breaks`, breaks.slice(0, MOST_SAFE).map(lineOf).join("\n"));

function safeBlock(safe: ReviewedFinding[]): string {
  const more = safe.length > MOST_SAFE ? [`- and ${safe.length - MOST_SAFE} more`] : [];
  return folded(
    `${safe.length} safe ${safe.length === 1 ? "change" : "changes"}`,
    [...safe.slice(0, MOST_SAFE).map(lineOf), ...more].join("\n"),
  );
}

const fence = (value: unknown) =>
  `\`\`\`json\n${shorten(JSON.stringify(value, null, 2) ?? "nothing", LONGEST_WITNESS)}\n\`\`\``;

const folded = (title: string, body: string) => `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;

const text = (value: string) => value.replaceAll("<", "&lt;").replaceAll("|", "\\|").replaceAll("@", "&#64;");
