import { formatFinding } from "../findings/finding.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";
import { summaryOf } from "./summary.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}code,pre{font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}details{margin:.4rem 0}td,th{text-align:left;padding:.1rem .8rem .1rem 0;vertical-align:top}.failed{color:#b00020}.skipped{color:#666}";

/** To look at in a browser: one page without anything from elsewhere. */
export function htmlReport(...reports: ProbeReport[]): string {
  const title = `Contract check of ${reports.map(({ document }) => document.name).join(", ")}`;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...reports.map(sectionOf),
    "</html>\n",
  ].join("\n");
}

function sectionOf(report: ProbeReport): string {
  const causes = causesOf(report.outcomes).map(({ what, findings }) => {
    const shown = findings
      .slice(0, 20)
      .map(
        (one) =>
          `<li>${escapeHtml(formatFinding(one))}${pre(one.after && `after: ${one.after}`)}${pre(one.details)}${pre(one.curl)}</li>`,
      );
    return `<details><summary>${findings.length} × ${escapeHtml(what)}</summary><ul>${shown.join("")}</ul></details>`;
  });
  const checks = report.outcomes.map(
    ({ operation, title, result, reason }) =>
      `<tr class="${result}"><td>${result}</td><td>${escapeHtml(operation)}</td><td>${escapeHtml(title)}${reason ? `: ${escapeHtml(reason)}` : ""}</td></tr>`,
  );
  const left = report.leftBehind.map((one) => `<li>${escapeHtml(one)}</li>`);
  return [
    `<h2>${escapeHtml(report.document.name)}</h2><p>${escapeHtml(summaryOf(report))}</p>`,
    ...(causes.length > 0 ? [`<h3>Findings, by cause (${causes.length})</h3>`, ...causes] : []),
    ...(left.length > 0 ? [`<h3>Left behind</h3><ul>${left.join("")}</ul>`] : []),
    `<details><summary>All checks (${checks.length})</summary><table>${checks.join("\n")}</table></details>`,
  ].join("\n");
}

const pre = (text: string | undefined): string => (text ? `<pre>${escapeHtml(text)}</pre>` : "");
