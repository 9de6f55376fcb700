import { breakable, codeBlock, type Html, html, inlineCode, joined, page, raw, status } from "@assessment-api/html";
import { isJson, type OpenApiDocument, type Operation } from "./documents.ts";
import { script, style } from "./index-page-assets.ts";
import { responseFor } from "./response.ts";

/** A version on the page. */
interface ListedApi {
  readonly version: { readonly name: string };
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
}

/** Returns the page at `/`: all operations, with a curl command for each documented response. */
export function indexPage(apis: readonly ListedApi[], origin: string): string {
  const head = html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/tokens.css">
<style>${raw(style)}</style>`;
  const body = html`<body>
<a class="skip" href="#main">Skip to the operations</a>
<header>
<h1>Assessment API mock</h1>
<p>Every operation of the API, with the examples of its documents as responses. Any API key will do; nothing is stored.</p>
<nav aria-label="Versions"><ul>${apis.map(versionLink)}</ul></nav>
</header>
<main id="main">
${preferences()}
${joined(apis.map((api) => versionSection(api, `${origin}/${api.version.name}`)))}
</main>
<p id="status" role="status"></p>
<script>${raw(script)}</script>
</body>`;
  return String(page({ title: "Assessment API mock", head, body }));
}

const versionLink = ({ version, operations }: ListedApi): Html =>
  html`<li><a href="#${version.name}">${version.name.toUpperCase()}</a> <span>${operations.length} operations</span></li>`;

function preferences(): Html {
  const rows = [
    [
      "Prefer: code=404",
      "another documented status; errors that are not listed by number work with any code from 400 to 599",
    ],
    ["Prefer: example=name", "another example of the usual response, or, with a code, of that one"],
    ["Prefer: dynamic=true", "made-up data that fits the schema"],
  ];
  return html`<section class="prefer" aria-labelledby="prefer"><h2 id="prefer">Choose the response</h2>
<p>With a request header, or several wishes in one, separated by commas:</p>
<dl>${rows.map(([header, effect]) => html`<dt><code>${header}</code></dt><dd>${effect}</dd>`)}</dl></section>`;
}

function versionSection({ version, document, operations }: ListedApi, baseUrl: string): Html {
  const { name } = version;
  const groups = byTag(document, operations).map(
    ([tag, members]) => html`<section class="tag" aria-label="${name.toUpperCase()}: ${tag}">
<h3 id="${id(name, tag)}">${tag}</h3>
${joined(members.map((operation) => operationDetails(operation, name, baseUrl)))}
</section>`,
  );
  return html`<section class="version" aria-labelledby="${name}">
<h2 id="${name}">${name.toUpperCase()}: ${document.info.title} <small>${document.info.version}</small></h2>
<p class="links"><code>${baseUrl}</code> <a href="/docs/${name}">Documentation</a> <a href="/${name}/openapi.json">openapi.json</a></p>
${joined(groups)}
</section>`;
}

const operationDetails = (operation: Operation, version: string, baseUrl: string): Html =>
  html`<details id="${id(version, operation.iid ?? operation.path)}">
<summary><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> <code>${breakable(operation.path)}</code> <span class="what">${operation.summary}</span></summary>
${joined([...byStatus(samplesOf(operation, baseUrl))].map(statusBlock))}
</details>`;

function byStatus(samples: readonly Sample[]): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) groups.set(sample.status, [...(groups.get(sample.status) ?? []), sample]);
  return groups;
}

function statusBlock([code, samples]: [string, Sample[]]): Html {
  const label = code === "default" ? "4xx, 5xx" : code;
  return html`<div class="response"><h4>${status(code.startsWith("2") ? "good" : "bad", label)} ${inlineCode(samples[0]?.description ?? "")}</h4>
${joined(samples.map(sampleBlock))}</div>`;
}

function sampleBlock({ example, summary, curl }: Sample): Html {
  const name = example === undefined ? "no body" : html`<code>${example}</code>`;
  const what = example === undefined ? "the response without body" : `the example ${example}`;
  return html`<div class="sample"><p>${name} <span class="what">${summary}</span>
<button type="button" hidden aria-label="Copy the command for ${what}">Copy</button></p>
${codeBlock(curl)}</div>`;
}

function id(version: string, name: string): string {
  return `${version}-${name.replace(/\W+/g, "-")}`;
}

/** Key in the commands. The mock accepts any key. */
const exampleKey = "YOUR_API_KEY";

export interface Sample {
  readonly status: string;
  readonly description: string;
  /** Undefined for a response without a body. */
  readonly example: string | undefined;
  readonly summary: string | undefined;
  /** A curl command that returns this response. */
  readonly curl: string;
}

/** Returns a sample for each example and each response without a body, in the order of the document. */
export function samplesOf(operation: Operation, baseUrl: string): Sample[] {
  const usual = responseFor(operation, undefined);
  return operation.responses.flatMap((response): Sample[] => {
    const { code: status, description = "" } = response;
    const examples = uniqueByKey(response.contents?.flatMap((content) => content.examples ?? []) ?? []);
    if (examples.length === 0) {
      const prefer = response === usual ? undefined : `code=${status}`;
      return [{ status, description, example: undefined, summary: undefined, curl: curl(operation, baseUrl, prefer) }];
    }
    return examples.map((example, index) => {
      const forced = status === "default" ? statusOf(example, status) : status;
      const prefer = response === usual && index === 0 ? undefined : `code=${forced}, example=${example.key}`;
      return {
        status,
        description,
        example: example.key,
        summary: example.summary,
        curl: curl(operation, baseUrl, prefer),
      };
    });
  });
}

/** Returns a command for the start screen: the first GET operation without an id. */
export function firstSample(operations: readonly Operation[], baseUrl: string): string {
  const first = operations.find(({ method, path }) => method === "get" && !path.includes("{")) ?? operations[0];
  return first === undefined ? "" : curl(first, baseUrl, undefined, []);
}

/** Returns the status of an example of `default`, from its `code` or the start of its summary. */
function statusOf(example: Example, fallback: string): string {
  const value = "value" in example ? (example.value as { code?: unknown } | undefined) : undefined;
  if (typeof value?.code === "number") return String(value.code);
  return /^[45]\d\d\b/.exec(example.summary ?? "")?.[0] ?? (fallback === "default" ? "500" : fallback);
}

function curl(operation: Operation, baseUrl: string, prefer: string | undefined, flags = ["-i"]): string {
  const content = operation.request?.body?.contents?.[0];
  const headers = [...keyHeaders(operation)];
  if (content !== undefined) headers.push(`Content-Type: ${content.mediaType}`);
  if (prefer !== undefined) headers.push(`Prefer: ${prefer}`);
  const method = operation.method.toUpperCase();
  const start = ["curl", ...flags, ...(method === "GET" ? [] : ["-X", method]), quote(baseUrl + pathOf(operation))];
  const lines = [start.join(" "), ...headers.map((header) => `-H ${quote(header)}`)];
  if (content === undefined) return join(lines);
  const [example] = content.examples ?? [];
  const value = example !== undefined && "value" in example ? example.value : undefined;
  if (isJson(content.mediaType))
    return join([...lines, `-d ${quote(JSON.stringify(value, null, prefer === undefined ? 2 : 0))}`]);
  if (content.mediaType === "application/zip") return `${emptyZip} | ${join([...lines, "--data-binary @-"])}`;
  return join([...lines, `--data-binary ${quote(String(value))}`]);
}

/** Prints an empty ZIP archive, 22 bytes, so that the command needs no file. */
const emptyZip = `printf 'PK\\005\\006${"\\000".repeat(18)}'`;

function join(lines: readonly string[]): string {
  return lines.join(" \\\n  ");
}

function keyHeaders(operation: Operation): string[] {
  const schemes = operation.security?.[0] ?? [];
  return schemes.flatMap((scheme) => (scheme.type === "apiKey" ? [`${scheme.name}: ${exampleKey}`] : []));
}

/** Returns the path with example values and the required query parameters. */
function pathOf(operation: Operation): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.request?.path?.find((each) => each.name === name);
    return encodeURIComponent(String(firstValue(parameter?.examples) ?? name));
  });
  const query = new URLSearchParams();
  for (const { name, required, examples } of operation.request?.query ?? []) {
    if (required === true) query.append(name, String(firstValue(examples) ?? ""));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

type Example = NonNullable<NonNullable<Operation["responses"][number]["contents"]>[number]["examples"]>[number];

function firstValue(examples: readonly Example[] | undefined): unknown {
  const [example] = examples ?? [];
  return example !== undefined && "value" in example ? example.value : undefined;
}

function uniqueByKey(examples: readonly Example[]): Example[] {
  return [...new Map(examples.map((example) => [example.key, example])).values()];
}

/** Quotes a word for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function byTag(document: OpenApiDocument, operations: readonly Operation[]): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>((document.tags ?? []).map(({ name }) => [name, []]));
  for (const operation of operations) {
    const tag = operation.tags?.[0]?.name ?? "Other";
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}
