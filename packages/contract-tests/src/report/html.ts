import {
  codeBlock,
  folded,
  type Html,
  html,
  joined,
  page,
  raw,
  reportStyle,
  type StatusKind,
  status,
  table,
} from "@assessment-api/html";
import { type Finding, formatFinding } from "../findings/finding.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";
import { summaryOf } from "./summary.ts";

const SHOWN = 20;

export function htmlReport(...reports: ProbeReport[]): string {
  const title = `Contract check of ${reports.map(({ document }) => document.name).join(", ")}`;
  const body = html`<body>
<h1>${title}</h1>
${joined(reports.map(sectionOf))}
</body>`;
  return String(page({ title, head: html`<style>${raw(reportStyle)}</style>`, body }));
}

const kinds: Readonly<Partial<Record<string, StatusKind>>> = { failed: "bad", passed: "good" };

function sectionOf(report: ProbeReport): Html {
  const causes = causesOf(report.outcomes);
  const { leftBehind, outcomes } = report;
  const checks = outcomes.map(({ operation, title, result, reason }) => [
    status(kinds[result] ?? "muted", result),
    operation,
    reason ? `${title}: ${reason}` : title,
  ]);
  return html`<h2>${report.document.name}</h2><p>${summaryOf(report)}</p>
${causes.length > 0 && html`<h3>Findings, by cause (${causes.length})</h3>`}
${joined(causes.map(({ what, findings }) => folded(`${findings.length} × ${what}`, html`<ul>${findings.slice(0, SHOWN).map(findingItem)}</ul>`)))}
${leftBehind.length > 0 && html`<h3>Left behind</h3><ul>${leftBehind.map((one) => html`<li>${one}</li>`)}</ul>`}
${folded(`All checks (${checks.length})`, table(checks))}`;
}

const findingItem = (finding: Finding): Html =>
  html`<li>${formatFinding(finding)}${[finding.after && `after: ${finding.after}`, finding.details, finding.curl].map((text) => text && codeBlock(text))}</li>`;
