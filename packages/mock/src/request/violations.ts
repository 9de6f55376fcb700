import { pointerNames } from "@assessment-api/runtime/server";
import type { Operation } from "../document/openapi.ts";
import type { RejectedField } from "../errors.ts";

/** Prism's report of a request that breaks the document. */
export interface Violation {
  readonly path?: readonly (string | number)[] | undefined;
  readonly code?: string | number | undefined;
  readonly message: string;
}

export interface ViolatedInput {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;
}

/** One entry per rejected field, in the words of the documents' own examples. */
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
  // Prism reports parameters in lower case; the problem names them as the document does.
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

/** `tags[1]`, as the service writes it. */
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
    // Prism reports an index into every parameter, also into one that occurs once and is text here.
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
  [/must be equal to constant/, "has another value than the one allowed"],
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

/** Ajv's message, without Prism's "Request body property …" before it and in plain words where we have some. */
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

/** Prism's own report of what was wrong, cut to what a header can hold. */
export function violationsHeader(violations: readonly Violation[]): Record<string, string> {
  const value = JSON.stringify(
    violations.map(({ path = [], code, message }) => ({ location: ["request", ...path], code, message })),
  );
  // A header takes Latin-1 only, and some clients refuse more than 8 KB of headers.
  const ascii = value.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return { "sl-violations": ascii.length > 4000 ? `Too many violations! ${ascii.slice(0, 4000)}` : ascii };
}
