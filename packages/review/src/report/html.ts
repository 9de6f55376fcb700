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
import { stringify } from "yaml";
import { sentenceOf } from "../model/sentence.ts";
import { fails, type Report, type ReviewedFinding, type VersionReport } from "../repository/report.ts";
import { entryOf } from "../repository/write-follow-ups.ts";
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
import { type DiffLine, diffLines } from "./line-diff.ts";
import { changedTypes, sdkEffects } from "./sdk-code.ts";
import { sidesOf } from "./sides.ts";

const style = `${reportStyle}
:root { --deleted: #ffebe9; --inserted: #dafbe1; }
@media (prefers-color-scheme: dark) { :root { --deleted: #4b1d1d; --inserted: #12381f; } }
.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; margin: .5rem 0; }
.sides del, .sides ins { display: block; text-decoration: none; margin: 0 -.75rem; padding: 0 .75rem; }
del { background: var(--deleted); }
ins { background: var(--inserted); }
td code { overflow-wrap: normal; white-space: nowrap; }
.note { border-left: 3px solid var(--line); padding-left: .75rem; color: var(--muted); }
@media (max-width: 45rem) { .sides { grid-template-columns: minmax(0, 1fr); } }
`;

export function htmlReport(report: Report): string {
  const { base, bumps, problems, versions } = report;
  const isRejected = fails(report);
  const verdict = isRejected ? "Action required" : "Fine";
  const body = html`<body>
<header>
<p>${status(isRejected ? "bad" : "good", verdict)}</p>
<h1>${headlineOf(report)}</h1>
<p>Compared with <code>${base}</code>. Versions: ${bumpText(bumps)}.</p>
${problems.length > 0 && html`<h2>To do</h2><ul>${problems.map((one) => html`<li>${one}</li>`)}</ul>`}
</header>
<main>
${joined(versions.map(versionSection))}
</main>
</body>`;
  const head = html`<style>${raw(style)}</style>`;
  return String(page({ title: `${verdict}: ${headlineOf(report)}`, head, body }));
}

function versionSection(version: VersionReport): Html {
  const { findings, policy, documents } = version;
  const safe = safeOf(findings);
  const types = documents ? changedTypes(documents) : [];
  return html`<section>
<h2>${policy ? version.version.toUpperCase() : version.version} <small>${policy}</small></h2>
${findings.length === 0 && html`<p>Different spelling, same meaning.</p>`}
${joined(graveOf(findings).map((finding) => article(finding, version)))}
${safe.length > 0 && html`<h3>Safe changes</h3>${joined(safe.map((finding) => folded(titleOf(finding), details(finding, version))))}`}
${types.length > 0 && html`<h3>Generated TypeScript</h3>${joined(types.map(({ name, before, after }) => folded(html`<code>${name}</code>`, sideBySide(before, after))))}`}
</section>`;
}

const kinds: Readonly<Record<ReviewedFinding["verdict"], StatusKind>> = {
  "wire-breaking": "bad",
  "sdk-breaking": "warn",
  undecided: "warn",
  additive: "good",
  description: "muted",
};

const titleOf = (finding: ReviewedFinding): Html =>
  html`${status(kinds[finding.verdict], verdictText(finding))} ${sentenceOf(finding)}`;

const article = (finding: ReviewedFinding, version: VersionReport): Html =>
  html`<article id="${anchorOf(finding)}"><h3>${titleOf(finding)}</h3>${details(finding, version)}</article>`;

const anchorOf = ({ rule, pointer }: ReviewedFinding) => `${rule}-${pointer.replaceAll(/[^\w]+/g, "-")}`;

function details(finding: ReviewedFinding, { documents, policy, version }: VersionReport): Html {
  const { rule, place, witness, note, types, engines, acknowledgement, flows } = finding;
  const sides = documents ? sidesOf(finding, documents) : undefined;
  const effects = documents ? sdkEffects(finding, documents) : [];
  const where = place ? `${place.file}:${place.line}` : finding.pointer;
  return joined([
    html`<p class="muted"><code>${rule}</code> in <code>${where}</code> · ${statusText(finding)} · found by ${engines.join(", ")} · affects ${reachText(finding, 6)}</p>`,
    sides && sideBySide(sides.before, sides.after),
    witness &&
      html`<h4>${flows.includes("response") ? "May now be sent; existing clients reject it" : "Was accepted, now rejected"}</h4>
<p>At <code>${witness.where}</code>: ${witness.refusal}</p>${codeBlock(JSON.stringify(witness.value, null, 2) ?? "nothing")}`,
    effects.length > 0 &&
      html`<h4>In code</h4>${table(effects.map(({ language, code, what }) => [language, html`<code>${code}</code>`, what]))}`,
    consumerLines(finding).length > 0 &&
      html`<h4>Consumers</h4><ul>${consumerLines(finding).map((line) => html`<li>${line}</li>`)}</ul>`,
    ...repairsOf(finding).map(({ consumer, patch, reason }) =>
      patch === undefined
        ? html`<p>No patch for ${consumer}: ${reason}.</p>`
        : folded(`Patch for ${consumer}`, codeBlock(patch)),
    ),
    types && folded("Compiler message", codeBlock(types)),
    acknowledgement && html`<p><b>Migration</b>: ${acknowledgement.migration.trim()}</p>`,
    note && html`<p class="note">${note}</p>`,
    (finding.status === "open" || (finding.status === "undecided" && policy)) &&
      folded(
        "Approve this change",
        html`<p>Add this entry to <code>changes</code> in a file below <code>specs/${version}/breaks/</code>, or create all entries with <code>--write</code>:</p>
${codeBlock(stringify([entryOf(finding)], { lineWidth: 0 }))}`,
      ),
  ]);
}

function sideBySide(before: string, after: string): Html {
  const lines = diffLines(before, after);
  const column = (title: string, list: readonly DiffLine[], changed: (line: string) => Html) =>
    html`<div><h5>${title}</h5>${
      list.length === 0
        ? html`<p class="muted">nothing</p>`
        : html`<pre>${list.map(({ text, isChanged }) => (isChanged ? changed(text) : `${text}\n`))}</pre>`
    }</div>`;
  return html`<div class="sides">${column("Before", lines.before, (line) => html`<del>${line}\n</del>`)}${column("After", lines.after, (line) => html`<ins>${line}\n</ins>`)}</div>`;
}
