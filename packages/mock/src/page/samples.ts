import { isJson } from "../document/media-types.ts";
import type { OpenApiDocument, Operation } from "../document/openapi.ts";
import { responseFor } from "../response/choice.ts";

/** The key that the documents use in examples; the mock takes any. */
const exampleKey = "YOUR_API_KEY";

/** A named example of a response, or a response without a body. */
export interface Sample {
  readonly status: string;
  readonly description: string;
  /** Undefined where the response has no body. */
  readonly example: string | undefined;
  readonly summary: string | undefined;
  /** A shell command that gets exactly this response. */
  readonly curl: string;
}

/** All responses of an operation, in the order of the document. */
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

/** One command per version for the start screen: the first list that can be read without knowing an id. */
export function firstSample(operations: readonly Operation[], baseUrl: string): string {
  const first = operations.find(({ method, path }) => method === "get" && !path.includes("{")) ?? operations[0];
  return first === undefined ? "" : curl(first, baseUrl, undefined, []);
}

/** `default` stands for many statuses: the example says of which it is, in its code or in front of its summary. */
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

/** A shell command that prints a ZIP archive without entries, 22 bytes: the reader of a sample has no file at hand. */
const emptyZip = `printf 'PK\\005\\006${"\\000".repeat(18)}'`;

function join(lines: readonly string[]): string {
  return lines.join(" \\\n  ");
}

function keyHeaders(operation: Operation): string[] {
  const schemes = operation.security?.[0] ?? [];
  return schemes.flatMap((scheme) => (scheme.type === "apiKey" ? [`${scheme.name}: ${exampleKey}`] : []));
}

/** The path with the documented examples in it; of the query only what must be there. */
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

/** For a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Operations by tag, in the order of the document's tags. */
export function byTag(document: OpenApiDocument, operations: readonly Operation[]): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>((document.tags ?? []).map(({ name }) => [name, []]));
  for (const operation of operations) {
    const tag = operation.tags?.[0]?.name ?? "Other";
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}
