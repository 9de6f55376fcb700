import {
  breakable,
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
import { formatFinding } from "../findings/finding.ts";
import { tellingFindings } from "../report/telling.ts";
import { type Conformance, type OperationResult, scoreText, type Verdict, verdicts } from "./conformance.ts";

const TITLES: Record<Verdict, string> = {
  differs: "Does not conform",
  unsupported: "Not supported",
  untested: "Not tested",
  conforms: "Conforms",
};
const KINDS: Record<Verdict, StatusKind> = { conforms: "good", differs: "bad", unsupported: "muted", untested: "warn" };
const ORDER = [...verdicts].sort((a, b) => Object.keys(TITLES).indexOf(a) - Object.keys(TITLES).indexOf(b));

const nameOf = ({ operation, method, path }: OperationResult): string =>
  operation === `${method.toLowerCase()} ${path}` ? `${method} ${path}` : `${operation} (${method} ${path})`;

export const conformanceJson = (result: Conformance): string => `${JSON.stringify(result, null, 2)}\n`;

export const summaryOf = ({ title, baseUrl, score }: Conformance): string =>
  `${title} at ${baseUrl}: ${scoreText(score)}`;

export function conformanceText(result: Conformance): string {
  const sections = ORDER.flatMap((verdict) => {
    const own = result.operations.filter((one) => one.verdict === verdict);
    return own.length > 0 ? [`${TITLES[verdict]} (${own.length})\n\n${own.map(lineOf).join("\n")}\n`] : [];
  });
  const tags = result.tags.map(({ tag, ...score }) => `  ${tag}: ${scoreText(score)}`);
  return [...sections, ...(tags.length > 0 ? [`By tag\n\n${tags.join("\n")}\n`] : []), `${summaryOf(result)}\n`].join(
    "\n",
  );
}

function lineOf(result: OperationResult): string {
  const findings = tellingFindings(result.findings).flatMap(({ finding, count }) => [
    `    ${formatFinding(finding)}${count > 1 ? ` and ${count - 1} more` : ""}`,
    ...(finding.details ? [`      the server says: ${finding.details}`] : []),
    ...(finding.curl ? [`      ${finding.curl}`] : []),
  ]);
  return [`  ${nameOf(result)}${result.reason ? `: ${result.reason}` : ""}`, ...findings].join("\n");
}

export function conformancePage(result: Conformance): string {
  const title = `${result.title}: conformance`;
  const rows = result.tags.map(({ tag, ...score }) => [tag, scoreText(score)]);
  const operations = ORDER.flatMap((verdict) => result.operations.filter((one) => one.verdict === verdict));
  const body = html`<body>
<h1>${title}</h1>
<p>${scoreText(result.score)}.</p>
<p class="muted">${result.title} ${result.version}, ${result.baseUrl}, <time datetime="${result.finishedAt}">${result.finishedAt.slice(0, 10)}</time>.
Operations that were not tested count for nothing.</p>
${rows.length > 0 && html`<h2>Tags</h2>${table(rows)}`}
<h2>Operations</h2>
${table(operations.map((one) => [status(KINDS[one.verdict], TITLES[one.verdict]), html`${one.method} ${breakable(one.path)}`, one.operation, one.reason]))}
${operations.some(({ findings }) => findings.length > 0) && html`<h2>Findings</h2>`}
${joined(operations.filter(({ findings }) => findings.length > 0).map(findingsOf))}
</body>`;
  return String(page({ title, head: html`<style>${raw(reportStyle)}</style>`, body }));
}

const findingsOf = (result: OperationResult): Html =>
  folded(
    nameOf(result),
    html`<ul>${tellingFindings(result.findings).map(({ finding, count }) => html`<li>${formatFinding(finding)}${count > 1 && ` and ${count - 1} more`}${[finding.details, finding.curl].map((text) => text && codeBlock(text))}</li>`)}</ul>`,
  );
