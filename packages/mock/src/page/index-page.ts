import type { Api } from "../api.ts";
import type { Operation } from "../document/openapi.ts";
import { script, style } from "./index-page-assets.ts";
import { byTag, type Sample, samplesOf } from "./samples.ts";

/** The page at `/`: what there is to call, with a command for every documented response. */
export function indexPage(apis: readonly Api[], origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Assessment API mock</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/tokens.css">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the operations</a>
<header>
<h1>Assessment API mock</h1>
<p>Every operation of the API, with the examples of its documents as responses. Any API key will do; nothing is stored.</p>
<nav aria-label="Versions"><ul>${apis.map(versionLink).join("")}</ul></nav>
</header>
<main id="main">
${preferences()}
${apis.map((api) => versionSection(api, `${origin}/${api.version.name}`)).join("\n")}
</main>
<p id="status" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
}

function versionLink({ version, operations }: Api): string {
  return `<li><a href="#${version.name}">${version.name.toUpperCase()}</a> <span>${operations.length} operations</span></li>`;
}

function preferences(): string {
  const rows = [
    [
      "Prefer: code=404",
      "another documented status; errors that are not listed by number work with any code from 400 to 599",
    ],
    ["Prefer: example=name", "another example of the usual response, or, with a code, of that one"],
    ["Prefer: dynamic=true", "made-up data that fits the schema"],
  ];
  const list = rows.map(([header, effect]) => `<dt><code>${header}</code></dt><dd>${effect}</dd>`).join("");
  return `<section class="prefer" aria-labelledby="prefer"><h2 id="prefer">Choose the response</h2>
<p>With a request header, or several wishes in one, separated by commas:</p>
<dl>${list}</dl></section>`;
}

function versionSection({ version, document, operations }: Api, baseUrl: string): string {
  const { name } = version;
  const groups = byTag(document, operations).map(
    ([tag, members]) => `<section class="tag" aria-label="${name.toUpperCase()}: ${escapeHtml(tag)}">
<h3 id="${id(name, tag)}">${escapeHtml(tag)}</h3>
${members.map((operation) => operationDetails(operation, name, baseUrl)).join("\n")}
</section>`,
  );
  return `<section class="version" aria-labelledby="${name}">
<h2 id="${name}">${name.toUpperCase()}: ${escapeHtml(document.info.title)} <small>${escapeHtml(document.info.version)}</small></h2>
<p class="links"><code>${escapeHtml(baseUrl)}</code> <a href="/docs/${name}">Documentation</a> <a href="/${name}/openapi.json">openapi.json</a></p>
${groups.join("\n")}
</section>`;
}

function operationDetails(operation: Operation, version: string, baseUrl: string): string {
  const method = operation.method.toUpperCase();
  return `<details id="${id(version, operation.iid ?? operation.path)}">
<summary><span class="method ${operation.method}">${method}</span> <code>${breakable(operation.path)}</code> <span class="what">${escapeHtml(operation.summary ?? "")}</span></summary>
${statuses(samplesOf(operation, baseUrl)).map(statusBlock).join("\n")}
</details>`;
}

function statuses(samples: readonly Sample[]): Sample[][] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) groups.set(sample.status, [...(groups.get(sample.status) ?? []), sample]);
  return [...groups.values()];
}

function statusBlock(samples: Sample[]): string {
  const [first] = samples;
  if (first === undefined) return "";
  const label = first.status === "default" ? "4xx, 5xx" : first.status;
  const kind = first.status.startsWith("2") ? "good" : "bad";
  return `<div class="response"><h4><span class="status ${kind}">${label}</span> ${inlineCode(first.description)}</h4>
${samples.map(sampleBlock).join("\n")}</div>`;
}

function sampleBlock({ example, summary, curl }: Sample): string {
  const name = example === undefined ? "no body" : `<code>${escapeHtml(example)}</code>`;
  const what = example === undefined ? "the response without body" : `the example ${escapeHtml(example)}`;
  return `<div class="sample"><p>${name} <span class="what">${escapeHtml(summary ?? "")}</span>
<button type="button" hidden aria-label="Copy the command for ${what}">Copy</button></p>
<pre tabindex="0"><code>${escapeHtml(curl)}</code></pre></div>`;
}

function id(version: string, name: string): string {
  return `${version}-${name.replace(/\W+/g, "-")}`;
}

/** Long paths may wrap after a slash. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll("/", "/<wbr>");
}

/** The documents write names in backticks. */
function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
