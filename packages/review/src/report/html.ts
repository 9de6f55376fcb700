import { stringify } from "yaml";
import { sentenceOf } from "../model/sentence.ts";
import { fails, type Report, type ReviewedFinding, type VersionReport } from "../repository/report.ts";
import { entryOf } from "../repository/write-follow-ups.ts";
import { bumpText, graveOf, headlineOf, reachText, safeOf, statusText } from "./headline.ts";
import { style } from "./html-style.ts";
import { type DiffLine, diffLines } from "./line-diff.ts";
import { changedTypes, sdkEffects } from "./sdk-code.ts";
import { sidesOf } from "./sides.ts";

/** Renders a self-contained page with both versions side by side, rejected values and code changes. */
export function htmlReport(report: Report): string {
  const verdict = fails(report) ? "Action required" : "Fine";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict}: ${text(headlineOf(report))}</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="verdict ${fails(report) ? "bad" : "good"}">${verdict}</p>
<h1>${text(headlineOf(report))}</h1>
<p>Compared with <code>${text(report.base)}</code>. Versions: ${text(bumpText(report.bumps))}.</p>
${report.problems.length > 0 ? `<h2>To do</h2><ul>${report.problems.map((one) => `<li>${text(one)}</li>`).join("")}</ul>` : ""}
</header>
<main>
${report.versions.map(versionSection).join("\n")}
</main>
</body>
</html>
`;
}

function versionSection(version: VersionReport): string {
  const { findings, policy, documents } = version;
  const grave = graveOf(findings);
  const safe = safeOf(findings);
  const types = documents ? changedTypes(documents) : [];
  return `<section>
<h2>${text(version.version.toUpperCase())} <small>${policy}</small></h2>
${findings.length === 0 ? "<p>Different spelling, same meaning.</p>" : ""}
${grave.map((finding) => article(finding, version)).join("\n")}
${safe.length > 0 ? `<h3>Safe changes</h3>${safe.map((finding) => folded(finding, version)).join("\n")}` : ""}
${types.length > 0 ? `<h3>Generated TypeScript</h3>${types.map(({ name, before, after }) => `<details><summary><code>${text(name)}</code></summary>${sideBySide(before, after)}</details>`).join("\n")}` : ""}
</section>`;
}

const titleOf = (finding: ReviewedFinding) =>
  `<span class="tag ${finding.verdict}">${finding.verdict === "undecided" ? "undecided" : finding.verdict}</span> ${text(sentenceOf(finding))}`;

const folded = (finding: ReviewedFinding, version: VersionReport) =>
  `<details><summary>${titleOf(finding)}</summary>${body(finding, version)}</details>`;

const article = (finding: ReviewedFinding, version: VersionReport) =>
  `<article id="${text(anchorOf(finding))}"><h3>${titleOf(finding)}</h3>${body(finding, version)}</article>`;

const anchorOf = ({ rule, pointer }: ReviewedFinding) => `${rule}-${pointer.replaceAll(/[^\w]+/g, "-")}`;

function body(finding: ReviewedFinding, { documents, version }: VersionReport): string {
  const { rule, place, witness, note, types, engines, acknowledgement, flows, status } = finding;
  const sides = documents ? sidesOf(finding, documents) : undefined;
  const effects = documents ? sdkEffects(finding, documents) : [];
  const where = place ? `${place.file}:${place.line}` : finding.pointer;
  return [
    `<p class="facts"><code>${text(rule)}</code> in <code>${text(where)}</code> · ${text(statusText(finding))} · found by ${engines.join(", ")} · affects ${text(reachText(finding, 6))}</p>`,
    sides ? sideBySide(sides.before, sides.after) : "",
    witness
      ? `<h4>${flows.includes("response") ? "May now be sent; existing clients reject it" : "Was accepted, now rejected"}</h4><p>At <code>${text(witness.where)}</code>: ${text(witness.refusal)}</p><pre>${text(JSON.stringify(witness.value, null, 2) ?? "nothing")}</pre>`
      : "",
    effects.length > 0
      ? `<h4>In code</h4><div class="scroll"><table>${effects.map(({ language, code, what }) => `<tr><th>${language}</th><td><code>${text(code)}</code></td><td>${text(what)}</td></tr>`).join("")}</table></div>`
      : "",
    types ? `<details><summary>Compiler message</summary><pre>${text(types)}</pre></details>` : "",
    acknowledgement ? `<p><b>Migration</b>: ${text(acknowledgement.migration.trim())}</p>` : "",
    note ? `<p class="note">${text(note)}</p>` : "",
    status === "open" || status === "undecided"
      ? `<details><summary>Approve this change</summary><p>Add this entry to <code>changes</code> in a file below <code>specs/${text(version)}/breaks/</code>, or create all entries with <code>--write</code>:</p><pre>${text(stringify([entryOf(finding)], { lineWidth: 0 }))}</pre></details>`
      : "",
  ].join("\n");
}

function sideBySide(before: string, after: string): string {
  const lines = diffLines(before, after);
  const column = (title: string, list: DiffLine[], mark: string) =>
    `<div><h5>${title}</h5>${list.length === 0 ? '<p class="none">nothing</p>' : `<pre>${list.map(({ text: line, isChanged }) => (isChanged ? `<${mark}>${text(line)}\n</${mark}>` : `${text(line)}\n`)).join("")}</pre>`}</div>`;
  return `<div class="sides">${column("Before", lines.before, "del")}${column("After", lines.after, "ins")}</div>`;
}

/** Escapes HTML. */
const text = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
