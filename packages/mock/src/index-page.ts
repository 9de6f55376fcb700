import { docsFile } from "@assessment-api/docs";
import { breakable, codeBlock, type Html, html, inlineCode, joined, page, raw, status } from "@assessment-api/html";
import type { DeclaredOperation, Example } from "./declared.ts";
import { isJson, type OpenApiDocument } from "./documents.ts";
import { script, style } from "./index-page-assets.ts";
import { responseFor } from "./response.ts";

interface ListedApi {
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly operations: readonly DeclaredOperation[];
}

interface Place {
  readonly origin: string;
  /** Whether the server also serves the documentation. */
  readonly hasDocs: boolean;
}

/** Returns the page at `/`: all operations, with a curl command for each documented response. */
export function indexPage(apis: readonly ListedApi[], { origin, hasDocs }: Place): string {
  const head = html`<link rel="icon" href="data:,">
<style>${raw(docsFile("tokens.css")?.text ?? "")}</style>
<style>${raw(style)}</style>`;
  const body = html`<body>
<a class="skip" href="#main">Skip to the operations</a>
<header>
<h1>Mock server</h1>
<p>Every operation, with the examples of its document as responses. The mock accepts any API key.</p>
<nav aria-label="Documents"><ul>${apis.map(documentLink)}</ul></nav>
</header>
<main id="main">
${preferences()}
${joined(apis.map((api) => documentSection(api, { origin, hasDocs })))}
</main>
<p id="status" role="status"></p>
<script>${raw(script)}</script>
</body>`;
  return String(page({ title: "Mock server", head, body }));
}

const idOf = ({ name }: ListedApi) => name || "operations";

const documentLink = (api: ListedApi): Html =>
  html`<li><a href="#${idOf(api)}">${titleOf(api)}</a> <span>${api.operations.length} operations</span></li>`;

const titleOf = ({ name, document }: ListedApi): string =>
  /^v\d+$/.test(name) ? name.toUpperCase() : name || document.info.title;

function preferences(): Html {
  const rows = [
    ["Prefer: code=404", "another documented status; errors without a listed status accept any code from 400 to 599"],
    ["Prefer: example=name", "another example of the default response, or of the response with that code"],
    ["Prefer: dynamic=true", "generated data that fits the schema"],
  ];
  return html`<section class="prefer" aria-labelledby="prefer"><h2 id="prefer">Choose the response</h2>
<p>Send this request header. Separate several preferences with commas:</p>
<dl>${rows.map(([header, effect]) => html`<dt><code>${header}</code></dt><dd>${effect}</dd>`)}</dl></section>`;
}

function documentSection(api: ListedApi, { origin, hasDocs }: Place): Html {
  const { name, document, operations } = api;
  const prefix = name === "" ? "" : `/${name}`;
  const baseUrl = origin + prefix;
  const groups = byTag(document, operations).map(
    ([tag, members]) => html`<section class="tag" aria-label="${titleOf(api)}: ${tag}">
<h3 id="${id(idOf(api), `tag ${tag}`)}">${tag}</h3>
${joined(members.map((operation) => operationDetails(operation, idOf(api), baseUrl)))}
</section>`,
  );
  const { title, version } = document.info;
  const heading = titleOf(api) === title ? title : `${titleOf(api)}: ${title}`;
  const docs = hasDocs ? html` <a href="/docs/${name}">Documentation</a>` : "";
  return html`<section class="version" aria-labelledby="${idOf(api)}">
<h2 id="${idOf(api)}">${heading} <small>${version}</small></h2>
<p class="links"><code>${baseUrl}</code>${docs} <a href="${prefix}/openapi.json">openapi.json</a></p>
${joined(groups)}
</section>`;
}

const operationDetails = (operation: DeclaredOperation, name: string, baseUrl: string): Html =>
  html`<details id="${id(name, operation.id)}">
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

export interface Sample {
  readonly status: string;
  readonly description: string;
  readonly example: string | undefined;
  readonly summary: string | undefined;
  readonly curl: string;
}

/** Returns a sample per example, and per response without a body, in document order. */
export function samplesOf(operation: DeclaredOperation, baseUrl: string): Sample[] {
  const usual = responseFor(operation, undefined);
  return operation.responses.flatMap((response): Sample[] => {
    const { code: status, description = "" } = response;
    const examples = uniqueByKey(response.contents.flatMap((content) => content.examples));
    if (examples.length === 0) {
      const prefer = response === usual ? undefined : `code=${status === "default" ? 500 : status.replace("XX", "00")}`;
      return [{ status, description, example: undefined, summary: undefined, curl: curl(operation, baseUrl, prefer) }];
    }
    return examples.map((example, index) => {
      const forced = status === "default" ? statusOf(example) : status.replace("XX", "00");
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

/** Returns the sample command of the start screen: the first GET operation without an id. */
export function firstSample({ operations }: Pick<ListedApi, "operations">, baseUrl: string): string {
  const first = operations.find(({ method, path }) => method === "get" && !path.includes("{")) ?? operations[0];
  return first === undefined ? "" : curl(first, baseUrl, undefined, []);
}

function statusOf({ value, summary }: Example): string {
  const { code } = (value ?? {}) as { code?: unknown };
  if (typeof code === "number" && code >= 400 && code < 600) return String(code);
  return /^[45]\d\d\b/.exec(summary ?? "")?.[0] ?? "500";
}

function curl(operation: DeclaredOperation, baseUrl: string, prefer: string | undefined, flags = ["-i"]): string {
  const [content] = operation.body;
  const headers = Object.entries(operation.credentials).map(([name, value]) => `${name}: ${value}`);
  if (content !== undefined) headers.push(`Content-Type: ${content.mediaType}`);
  if (prefer !== undefined) headers.push(`Prefer: ${prefer}`);
  const method = operation.method.toUpperCase();
  const start = ["curl", ...flags, ...(method === "GET" ? [] : ["-X", method]), quote(baseUrl + pathOf(operation))];
  const lines = [start.join(" "), ...headers.map((header) => `-H ${quote(header)}`)];
  if (content === undefined) return join(lines);
  const value = content.examples[0]?.value;
  if (isJson(content.mediaType))
    return join([...lines, `-d ${quote(JSON.stringify(value ?? {}, null, prefer === undefined ? 2 : 0))}`]);
  if (content.mediaType === "application/zip") return `${emptyZip} | ${join([...lines, "--data-binary @-"])}`;
  return join([...lines, `--data-binary ${quote(String(value ?? ""))}`]);
}

/** Prints an empty ZIP archive of 22 bytes, so that the command needs no file. */
const emptyZip = `printf 'PK\\005\\006${"\\000".repeat(18)}'`;

function join(lines: readonly string[]): string {
  return lines.join(" \\\n  ");
}

/** Returns the path with example values and the required query parameters. */
function pathOf(operation: DeclaredOperation): string {
  const valueFor = ({ examples: [example], schema }: DeclaredOperation["parameters"][number]) =>
    example?.value ?? schema.default ?? (Array.isArray(schema.enum) ? schema.enum[0] : undefined);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
    const isNumber = /integer|number/.test(String(parameter?.schema.type));
    return encodeURIComponent(String((parameter && valueFor(parameter)) ?? (isNumber ? 1 : name)));
  });
  const query = new URLSearchParams();
  for (const parameter of operation.parameters)
    if (parameter.in === "query" && parameter.required) query.append(parameter.name, String(valueFor(parameter) ?? ""));
  return query.size === 0 ? path : `${path}?${query}`;
}

function uniqueByKey(examples: readonly Example[]): Example[] {
  return [...new Map(examples.map((example) => [example.key, example])).values()];
}

/** Quotes a word for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function byTag(document: OpenApiDocument, operations: readonly DeclaredOperation[]): [string, DeclaredOperation[]][] {
  const groups = new Map<string, DeclaredOperation[]>((document.tags ?? []).map(({ name }) => [name, []]));
  for (const operation of operations) {
    const tag = operation.tag ?? "Other";
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}
