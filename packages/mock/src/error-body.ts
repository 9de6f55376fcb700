import { negotiator } from "@assessment-api/runtime/fetch";
import { type DeclaredOperation, type Example, nodeOf, type Resolve } from "./declared.ts";
import { type Failure, type RejectedField, reasonPhrase } from "./errors.ts";
import { type Choice, responseFor } from "./response.ts";

export interface ErrorPlace {
  readonly operation?: DeclaredOperation | undefined;
  readonly accept?: string | undefined;
}

/**
 * Converts a failure to the error object that the document declares. Without details, returns the example of the status
 * unchanged.
 */
export type ErrorOf = (
  failure: Omit<Failure, "details"> & { details?: string },
  place?: ErrorPlace,
) => { mediaType: string; body: unknown };

interface ErrorExample extends Example {
  readonly code: string;
  readonly mediaType: string;
  readonly schema: unknown;
}

/**
 * Creates error objects from the examples of a document: takes an example of the same status and replaces status, text
 * and rejected fields, found by their names. Without examples, the body is a problem of RFC 9457.
 */
export function createErrorOf(operations: readonly DeclaredOperation[], resolve: Resolve): ErrorOf {
  let found: ErrorExample[] | undefined;
  const examples = () => {
    found ??= operations.flatMap((operation) => operation.responses.filter(isError).flatMap(examplesIn));
    return found;
  };

  return (given, { operation, accept } = {}) => {
    const { status } = given;
    const failure: Failure = { ...given, details: given.details ?? reasonPhrase(status) };
    const response = operation && responseFor(operation, status);
    const own = response === undefined ? [] : examplesIn(response);
    const declared = own.length > 0 ? own : examples();
    const offered = [...new Set(declared.map(({ mediaType }) => mediaType))];
    const mediaType = negotiator(offered)(accept)[0] ?? offered[0];
    if (mediaType === undefined) return { mediaType: "application/problem+json", body: problem(failure) };
    const candidates = declared.filter((example) => example.mediaType === mediaType);
    // Prefer `default` responses, which hold the general errors.
    const general = [...candidates].sort((a, b) => Number(b.code === "default") - Number(a.code === "default"));
    const same =
      candidates.find((example) => example.code === String(status) && own.includes(example)) ??
      general.find((example) => statusOf(example) === status) ??
      candidates.find((example) => example.code === String(status));
    if (same !== undefined && given.details === undefined) return { mediaType, body: same.value };
    const base = same ?? general[0];
    const shape = same === undefined ? onlyRequired(base?.value, base?.schema, resolve) : base?.value;
    const entry = entryIn(candidates) ?? entryIn(examples());
    return { mediaType, body: rewritten(shape, failure, same === undefined, entry) };
  };
}

const isError = ({ code }: { code: string }) => /^[45]|^default$/.test(code);

const examplesIn = ({ code, contents }: DeclaredOperation["responses"][number]): ErrorExample[] =>
  contents.flatMap(({ mediaType, examples, schema }) =>
    /json/.test(mediaType) ? examples.map((example) => ({ ...example, code, mediaType, schema })) : [],
  );

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/**
 * Returns the status of an example by its response, a member, the start of its summary, or a name such as
 * `notAcceptable`.
 */
function statusOf({ code, key, summary, value }: ErrorExample): number | undefined {
  if (/^\d+$/.test(code)) return Number(code);
  const member = Object.entries(nodeOf(value)).find(([name, one]) => isStatus(name) && /^[45]\d\d$/.test(String(one)));
  if (member !== undefined) return Number(member[1]);
  const [start] = /^[45]\d\d\b/.exec(summary ?? "") ?? [];
  if (start !== undefined) return Number(start);
  const name = letters(key);
  const named = [404, 405, 406, 409, 413, 415, 422, 429, 503, 401, 403, 400].find((status) =>
    name.endsWith(letters(reasonPhrase(status).replace("Service ", ""))),
  );
  return named ?? (/^(internal|unexpected|server)(server)?(error)?$/.test(name) ? 500 : undefined);
}

const isStatus = (name: string) => /^(code|status|statusCode|status_code|httpStatus(Code)?|http_status)$/i.test(name);
const isText = (name: string) =>
  /^(message|msg|details?|description|error_?description|error_?message|reason|title)$/i.test(name);
const isKind = (name: string) =>
  /^(code|type|kind|errorType|errorCode|error_type|error_code|error|reason)$/i.test(name);

/** Removes optional members, because they belong to other kinds of errors. */
function onlyRequired(value: unknown, schema: unknown, resolve: Resolve): unknown {
  const { required, properties } = resolve(schema);
  if (!Array.isArray(required) || properties === undefined) return value;
  return Object.fromEntries(Object.entries(nodeOf(value)).filter(([name]) => required.includes(name)));
}

type Entry = Readonly<Record<string, unknown>>;

function entryIn(examples: readonly ErrorExample[]): Entry | undefined {
  for (const { value } of examples)
    for (const list of listsIn(value, 2)) {
      const entry = nodeOf(list[0]);
      if (Object.keys(entry).some((name) => isField(name)) && Object.keys(entry).some(isText)) return entry;
    }
  return undefined;
}

function listsIn(value: unknown, depth: number): readonly unknown[][] {
  if (Array.isArray(value)) return [value];
  return depth === 0 ? [] : Object.values(nodeOf(value)).flatMap((one) => listsIn(one, depth - 1));
}

const isField = (name: string) =>
  /^(field|fieldName|path|pointer|param|parameter|property|propertyName|name|loc|location|attribute|target|source)$/i.test(
    name,
  );

function rewritten(value: unknown, failure: Failure, isForeign: boolean, entry: Entry | undefined): unknown {
  const { status, details, rejected = [] } = failure;
  const phrase = reasonPhrase(status);
  const hasList = listsIn(value, 2).length > 0 && entry !== undefined;
  const text = hasList ? details : [details, ...rejected.map(({ field, message }) => `${field} ${message}`)].join("; ");

  const change = (name: string, one: unknown, depth: number): unknown => {
    if (Array.isArray(one)) return entry === undefined ? one : rejected.map((field) => filled(entry, field));
    if (typeof one === "object" && one !== null)
      return depth === 0
        ? one
        : Object.fromEntries(Object.entries(one).map(([each, inner]) => [each, change(each, inner, depth - 1)]));
    if (isStatus(name) && /^[1-5]\d\d$/.test(String(one))) return typeof one === "number" ? status : String(status);
    if (typeof one !== "string") return one;
    if (/^title$/i.test(name)) return phrase;
    if (isKind(name) && isWord(one)) return isForeign ? inStyle(one, phrase) : one;
    return isText(name) ? text : one;
  };
  if (typeof value === "string") return text;
  return change("", value ?? problem(failure), 2);
}

const isWord = (text: string) => /^[A-Za-z]+([-_][A-Za-z]+)*$/.test(text);

/** Formats a phrase in the case of another name: `NOT_FOUND`, `not_found`, `not-found` or `notFound`. */
function inStyle(like: string, phrase: string): string {
  const words = phrase.replace(/[^A-Za-z ]/g, "").split(" ");
  const separator = like.includes("-") ? "-" : like.includes("_") || like === like.toUpperCase() ? "_" : "";
  if (like === like.toUpperCase()) return words.join(separator).toUpperCase();
  if (like === like.toLowerCase()) return words.join(separator || "_").toLowerCase();
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(separator);
  return /^[a-z]/.test(like) ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined;
}

function filled(entry: Entry, { field, value, message }: RejectedField): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([name, one]) => {
      if (isField(name)) return [name, Array.isArray(one) ? field.split(".") : typeof one === "string" ? field : one];
      if (isText(name)) return [name, message];
      return [name, /^(value|given|rejectedValue|input)$/i.test(name) ? value : one];
    }),
  );
}

const isErrorId = (name: string) => /^(error|request|trace|correlation|incident|log)_?id$/i.test(name);

/** Replaces error ids, which are unique per error. */
export function withFreshIds(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (typeof value === "string" && isErrorId(name)) return [name, freshId(value)];
      return [name, withFreshIds(value)];
    }),
  );
}

/** Returns an id of the same format: changes the letters and digits after the last separator. */
function freshId(id: string): string {
  if (/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)) return crypto.randomUUID();
  const end = /[A-Za-z0-9]+$/.exec(id)?.[0] ?? "";
  const bytes = crypto.getRandomValues(new Uint8Array(end.length));
  const changed = [...end].map((char, index) => {
    const alphabet = /\d/.test(char) ? "0123456789" : /[a-z]/.test(char) ? "abcdef" : "ABCDEF";
    return alphabet[(bytes[index] ?? 0) % alphabet.length];
  });
  return id.slice(0, id.length - end.length) + changed.join("");
}

const problem = ({ status, details, rejected = [] }: Failure) => ({
  type: "about:blank",
  title: reasonPhrase(status),
  status,
  detail: details,
  ...(rejected.length > 0 && { errors: rejected.map(({ field, message }) => ({ name: field, message })) }),
});

/** Returns the example, unchanged. For errors of `default`, returns the error object of the status. */
export function bodyOf(choice: Choice, operation: DeclaredOperation, errorOf: ErrorOf): unknown {
  const { response, status, exampleKey, mediaType } = choice;
  const isSuccess = status < 400;
  if (response.code === "default" && exampleKey === undefined && !isSuccess)
    return errorOf({ status }, { operation, accept: mediaType }).body;
  const examples = response.contents.find((each) => each.mediaType === mediaType)?.examples ?? [];
  return (exampleKey === undefined ? examples[0] : examples.find(({ key }) => key === exampleKey))?.value;
}
