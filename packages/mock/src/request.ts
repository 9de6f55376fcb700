import type { IncomingMessage } from "node:http";
import { essence, jsonProblems, mediaParameter, pointerNames } from "@assessment-api/runtime/server";
import { parse } from "yaml";
import type { DeclaredOperation } from "./declared.ts";
import { isJson, isYaml, type Operation, type Violation } from "./documents.ts";
import type { Failure, RejectedField } from "./errors.ts";

export type Route =
  | { readonly operation: DeclaredOperation }
  /** The path exists, but not with this method. */
  | { readonly allow: readonly string[] }
  | undefined;

/**
 * Finds the operation of a request. Prism's router does not return the allowed methods of a path and accepts an empty
 * segment as a parameter, so Prism only gets this operation.
 */
export function findRoute(operations: readonly DeclaredOperation[], method: string, path: string): Route {
  const segments = path.split("/");
  const onPath = operations.filter((operation) => matches(operation.path.split("/"), segments));
  const wanted = method === "HEAD" ? "GET" : method;
  const candidates = onPath.filter((operation) => operation.method.toUpperCase() === wanted);
  const [best] = candidates.sort((a, b) => specificity(b).localeCompare(specificity(a)));
  if (best !== undefined) return { operation: best };
  if (onPath.length === 0) return undefined;
  const allow = onPath.map((operation) => operation.method.toUpperCase());
  return { allow: [...new Set(allow.includes("GET") ? [...allow, "HEAD"] : allow)] };
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, index) => {
    const segment = segments[index] ?? "";
    return isParameter(part) ? segment !== "" : part === decode(segment);
  });
}

/** Sort key: literal segments before parameters, from left to right. */
function specificity(operation: DeclaredOperation): string {
  return operation.path
    .split("/")
    .map((part) => (isParameter(part) ? "0" : "1"))
    .join("");
}

function isParameter(part: string): boolean {
  return part.includes("{");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

type QueryParameter = NonNullable<NonNullable<Operation["request"]>["query"]>[number];

/**
 * Returns the declared parameters in a form that Prism validates correctly. Prism alone keeps only the last value of a
 * repeated comma-separated parameter, does not validate empty values, and accepts 0x10 and blanks as numbers.
 */
export function declaredQuery(operation: Operation, query: URLSearchParams): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const parameter of operation.request?.query ?? []) {
    const values = query.getAll(parameter.name);
    if (values.length > 0) result[parameter.name] = valueFor(parameter, values);
  }
  return result;
}

function valueFor({ explode, schema }: QueryParameter, values: string[]): string | string[] {
  const [first = ""] = values;
  if (schema?.type === "array") return explode === true ? values : values.join(",") || [""];
  if (values.length > 1) return values;
  // Pass malformed values as lists, which Prism rejects here.
  return readsAs(schema, first) ? first : values;
}

function readsAs(schema: QueryParameter["schema"], value: string): boolean {
  if (schema?.type === "integer") return /^-?(0|[1-9]\d*)$/.test(value) && Number.isSafeInteger(Number(value));
  if (schema?.type === "number")
    return /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value));
  if (value !== "") return true;
  return schema?.type === "string" && !schema.enum && !schema.format && !schema.pattern && !schema.minLength;
}

interface GivenRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Returns a validated request as handlers of the generated server receive it, with numbers and booleans where declared.
 */
export function typedRequest({ path, parameters, body: contents }: DeclaredOperation, given: GivenRequest) {
  const segments = given.path.split("/");
  const texts = new Map(
    path.split("/").flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decode(segments[index] ?? "")] as const];
    }),
  );
  const values = (place: string, textOf: (name: string, isList: boolean) => string | string[] | undefined) =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: where, schema }) => {
        if (where !== place) return [];
        const text = textOf(name, schema.type === "array");
        const value = text === undefined ? schema.default : typedValue(text, schema);
        return value === undefined ? [] : [[place === "header" ? name.toLowerCase() : name, value]];
      }),
    );
  const contentType = given.headers["content-type"];
  const isForm = essence(contentType ?? "") === "application/x-www-form-urlencoded";
  const form = contents.find(({ mediaType }) => /urlencoded/.test(mediaType));
  return {
    params: values("path", (name) => texts.get(name)),
    query: values("query", (name, isList) => {
      const all = given.query.getAll(name);
      return all.length === 0 ? undefined : isList ? (all.length > 1 ? all : (all[0] ?? "").split(",")) : all[0];
    }),
    headers: values("header", (name) => given.headers[name.toLowerCase()]),
    contentType,
    body: isForm && typeof given.body === "string" ? formOf(given.body, form?.properties ?? {}) : given.body,
  };
}

function typedValue(text: string | string[], { type, items }: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(text)) return text.map((one) => typedValue(one, (items ?? {}) as Record<string, unknown>));
  const types = Array.isArray(type) ? type : [type];
  if (types.includes("integer") || types.includes("number"))
    return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  return types.includes("boolean") && /^(true|false)$/.test(text) ? text === "true" : text;
}

/** Parses a form with names such as `items[0][price]`. */
function formOf(text: string, properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>): object {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = name
      .split(/\[|\]\[?/)
      .filter((step, index, all) => step !== "" || index < all.length - 1);
    if (first === "__proto__" || rest.includes("__proto__")) continue;
    const schema = properties[first] ?? {};
    if (rest.length === 0) {
      const isList = schema.type === "array";
      const items = typedValue([value], schema) as unknown[];
      form[first] = isList ? [...((form[first] as unknown[]) ?? []), ...items] : typedValue(value, schema);
      continue;
    }
    let at = form;
    for (const [index, step] of [first, ...rest].entries()) {
      const next = [first, ...rest][index + 1];
      if (next === undefined) at[step === "" ? String(Object.keys(at).length) : step] = value;
      else {
        at[step] ??= next === "" || /^\d+$/.test(next) ? [] : {};
        at = at[step] as Record<string, unknown>;
      }
    }
  }
  return form;
}

/** Maximum body size in bytes, 10 MB, the limit of Prism. */
export const bodyLimit = 10 * 1024 * 1024;

/**
 * Reads a body. Returns undefined above the limit, after draining the rest so that the client receives the response.
 */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

export type ParsedBody = { readonly value: unknown } | { readonly failure: Failure };

/** Parses JSON and YAML; returns other text as a string and other content as bytes. */
export function parseBody(raw: Buffer | undefined, contentType: string | undefined, operation: Operation): ParsedBody {
  if (raw === undefined) {
    return { failure: { status: 413, details: `The body is larger than ${bodyLimit / 1024 / 1024} MB` } };
  }
  const accepted = operation.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  if (raw.length === 0 || accepted.length === 0) return { value: undefined };

  const mediaType = essence(contentType ?? "");
  if (!accepted.some((range) => covers(essence(range), mediaType)))
    return { failure: unsupported(contentType, accepted) };
  const charset = mediaParameter(contentType ?? "", "charset");
  if (charset !== undefined && charset.toLowerCase() !== "utf-8") {
    return { failure: { status: 415, details: `The charset ${charset} is not supported; send UTF-8` } };
  }

  if (isJson(mediaType)) return parseJson(raw);
  if (!isText(mediaType)) return { value: raw };
  const text = raw.toString("utf8");
  return isYaml(mediaType) ? parseYaml(text, operation) : { value: text };
}

/** @param range declared media type, or a range such as `image/*` */
const covers = (range: string, mediaType: string): boolean =>
  range === mediaType || range === "*/*" || (range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1)));

/** Returns the status of invalid content: 422 for a file or if declared instead of 400, otherwise 400. */
export function contentFailureStatus(
  { responses }: { readonly responses: readonly { readonly code: string }[] },
  contentType = "",
  violations: readonly { readonly path?: readonly unknown[] | undefined }[] = [{ path: ["body"] }],
): number {
  const isFile = isYaml(essence(contentType)) && violations.every(({ path }) => path?.[0] === "body");
  const has = (status: string) => responses.some(({ code }) => code === status);
  return has("422") && (isFile || !has("400")) ? 422 : 400;
}

function parseYaml(text: string, operation: Operation): ParsedBody {
  try {
    return { value: parse(text, { logLevel: "error" }) };
  } catch (error) {
    const [problem = ""] = (error as Error).message.split("\n");
    const status = contentFailureStatus(operation, "application/yaml");
    return { failure: { status, details: `The body is not valid YAML: ${problem.replace(/:$/, "")}` } };
  }
}

function parseJson(raw: Buffer): ParsedBody {
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(raw);
    value = JSON.parse(text);
  } catch (error) {
    return { failure: { status: 400, details: `The body is not valid JSON: ${(error as Error).message}` } };
  }
  const problems = jsonProblems(text, value);
  if (problems !== undefined) return { failure: { status: 400, details: "Validation error", rejected: problems } };
  if (value) return { value };
  // Prism treats null, false, 0 and "" as a missing body.
  const rejected = [{ field: "body", value: JSON.stringify(value), message: "must be an object or an array" }];
  return { failure: { status: 400, details: "Validation error", rejected } };
}

function isText(mediaType: string): boolean {
  return /^(text\/|multipart\/|application\/x-www-form-urlencoded)/.test(mediaType) || isYaml(mediaType);
}

function unsupported(contentType: string | undefined, accepted: readonly string[]): Failure {
  const given =
    contentType === undefined ? "A body needs a Content-Type" : `The Content-Type ${contentType} is not supported`;
  return { status: 415, details: `${given}; send ${accepted.join(" or ")}` };
}

export interface ViolatedInput {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;
}

/** Converts validation errors to rejected fields, one per field, with the wording of the documents' examples. */
export function rejectedFields(violations: readonly Violation[], input: ViolatedInput): RejectedField[] {
  const byField = new Map<string, RejectedField>();
  for (const violation of violations) {
    const entry = rejectedField(violation, input);
    if (!byField.has(entry.field)) byField.set(entry.field, entry);
  }
  return [...byField.values()];
}

function rejectedField(violation: Violation, input: ViolatedInput): RejectedField {
  const [place = "body", ...rest] = (violation.path ?? []).map(String);
  // Restore parameter names, which Prism reports in lower case.
  const [first, ...deeper] = pointerNames(["", ...rest].join("/"));
  const path = first === undefined ? [] : [place === "body" ? first : declaredName(first, input.operation), ...deeper];
  const missing = /required property '(.+)'/.exec(violation.message)?.[1];
  if (missing !== undefined) {
    const name = place === "body" ? missing : declaredName(missing, input.operation);
    return {
      field: fieldName([...path, name], place === "body" ? input.body : undefined),
      value: "",
      message: "must be given",
    };
  }
  const found = valueAt(place === "body" ? input.body : input.query, path);
  const value = shown(place !== "body" && Array.isArray(found) ? found.join(",") : found);
  const field = place === "body" ? fieldName(path, input.body) : (path[0] ?? "");
  return {
    field: field === "" ? "body" : field,
    value,
    message: value === "" ? "must not be empty" : worded(violation.message),
  };
}

/** Returns the field name as in errors of the service: `tags[1]`. */
function fieldName(path: readonly string[], body: unknown): string {
  return path.reduce((name, key, index) => {
    if (Array.isArray(valueAt(body, path.slice(0, index)))) return `${name}[${key}]`;
    return name === "" ? key : `${name}.${key}`;
  }, "");
}

function declaredName(name: string, { request }: Operation): string {
  const declared = [...(request?.query ?? []), ...(request?.headers ?? []), ...(request?.path ?? [])];
  return declared.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name;
}

function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    // Prism also reports an index for single parameters, which are strings here.
    if (typeof value === "string") return value;
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return value;
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

const wordings: readonly [RegExp, string][] = [
  [/must match format "email"/, "must be a well-formed e-mail address"],
  [/must match format "date-time"/, "must be a timestamp such as 2026-03-02T09:15:00.000Z"],
  [/must match format "date"/, "must be a date such as 2026-03-02"],
  [/must match format "(?:uri|url)"/, "must be a URL"],
  [/must be equal to one of the allowed values: (.*)/s, "must be one of $1"],
  [/must be equal to constant/, "must be the allowed value"],
  [/must be ((?:integer|object|array)\b.*)/, "must be an $1"],
  [/must be ((?:string|number|boolean)\b.*)/, "must be a $1"],
  [/must be <= (\S+)/, "must be at most $1"],
  [/must be >= (\S+)/, "must be at least $1"],
  [/must NOT have fewer than 1 (?:characters|items)/, "must not be empty"],
  [/must NOT have fewer than (\d+ \w+)/, "must have at least $1"],
  [/must NOT have more than (\d+ \w+)/, "must have at most $1"],
  [/must match pattern "\\S"/, "must not be blank"],
  [/must match exactly one schema in oneOf/, "must have exactly one of its documented forms"],
  [/must match a schema in anyOf/, "must have one of its documented forms"],
];

/** Removes Prism's prefix "Request body property …" and rewords Ajv's messages. */
function worded(message: string): string {
  const bare = message
    .replace(/^Request .*?(?=\b(?:must|is required)\b)/s, "")
    .replace(/^must be [a-z]+(?:,[a-z]+)+$/, (types) => types.replaceAll(",", " or "));
  for (const [pattern, words] of wordings) {
    const match = pattern.exec(bare);
    if (match !== null) return words.replace("$1", () => match[1] ?? "");
  }
  return bare;
}

export function violationsHeader(violations: readonly Violation[]): Record<string, string> {
  const value = JSON.stringify(
    violations.map(({ path = [], code, message }) => ({ location: ["request", ...path], code, message })),
  );
  // Headers are Latin-1, and some clients reject more than 8 KB of headers.
  const ascii = value.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return { "sl-violations": ascii.length > 4000 ? `Too many violations! ${ascii.slice(0, 4000)}` : ascii };
}
