import { negotiator } from "@assessment-api/runtime/fetch";
import type { DeclaredOperation, DeclaredResponse } from "./declared.ts";
import type { Failure } from "./errors.ts";

/** The response that a request or a panel user selects. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
  /** Delay in milliseconds. */
  readonly delay?: number;
}

export interface Wish extends Preference {
  readonly dynamic?: boolean;
  readonly seed?: string;
}

/** Milliseconds. */
const longestDelay = 600_000;

type Reader = (text: string) => Wish | string;

/** Parsers by preference. They return an error message for invalid text. */
const readers: Readonly<Record<string, Reader>> = {
  code: (text) => (/^[1-5]\d\d$/.test(text) ? { status: Number(text) } : "must be a status such as 404"),
  example: (text) => (text === "" ? "must name an example" : { example: text }),
  delay: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) <= longestDelay
      ? { delay: Number(text) }
      : `must be a number of milliseconds, at most ${longestDelay}`,
  dynamic: (text) => (/^(true|false)$/.test(text) ? { dynamic: text === "true" } : "must be true or false"),
  seed: (text) => ({ seed: text }),
};

/**
 * Reads the header Prefer (`code=404, example=unknownCandidate, delay=500`) and query parameters such as `__code=404`,
 * which take precedence. Ignores other preferences (RFC 7240, 2).
 */
export function readWish(header: string | undefined, query: URLSearchParams): Wish | { failure: Failure } {
  const given = new Map((header ?? "").split(",").map((part) => split(part.trim())));
  for (const name of Object.keys(readers)) {
    const value = query.get(`__${name}`);
    if (value !== null) given.set(name, value);
  }
  let wish: Wish = {};
  for (const [name, reader] of Object.entries(readers)) {
    const text = given.get(name);
    if (text === undefined) continue;
    const read = reader(text);
    if (typeof read === "string") return { failure: malformed(`${name}=${text}`, `${name} ${read}`) };
    wish = { ...wish, ...read };
  }
  return wish;
}

function malformed(value: string, message: string): Failure {
  return { status: 400, details: "The header Prefer cannot be read", rejected: [{ field: "Prefer", value, message }] };
}

const split = (part: string): [string, string] => {
  const equals = part.indexOf("=");
  if (equals === -1) return [part.toLowerCase(), ""];
  return [
    part.slice(0, equals).trim().toLowerCase(),
    part
      .slice(equals + 1)
      .trim()
      .replace(/^"(.*)"$/, "$1"),
  ];
};

export const writePrefer = ({ status, example, delay }: Preference): string =>
  [
    ...(status === undefined ? [] : [`code=${status}`]),
    ...(example === undefined ? [] : [`example=${example}`]),
    ...(delay === undefined ? [] : [`delay=${delay}`]),
  ].join(", ");

export interface Choice {
  readonly status: number;
  readonly response: DeclaredResponse;
  readonly exampleKey: string | undefined;
  /** Media type; undefined without a body. */
  readonly mediaType: string | undefined;
}

type Declared = Pick<DeclaredOperation, "responses">;

export interface RequestedExample {
  readonly status?: number | undefined;
  readonly example?: string | undefined;
}

/** Chooses response, media type and example. A failure lists the available ones. */
export function choose(
  operation: Declared,
  requested: RequestedExample,
  accept: string | undefined,
): Choice | { failure: Failure } {
  const { example } = requested;
  const response = responseFor(operation, requested.status, example);
  if (response === undefined) {
    const message = `names no status of this operation; choose from ${codes(operation)}`;
    return { failure: notInDocument(`code=${requested.status}`, message) };
  }
  const status = requested.status ?? (Number(response.code.replace("XX", "00")) || 200);
  const contents = response.contents.filter((content) => hasExample(content, example));
  if (example !== undefined && contents.length === 0) {
    const message = `names no example of status ${status}; choose from ${exampleNames(operation)}`;
    return { failure: notInDocument(`example=${example}`, message) };
  }
  const offered = contents.map(({ mediaType }) => mediaType);
  const mediaType = negotiator(offered)(accept)[0];
  if (mediaType === undefined && offered.length > 0) {
    return { failure: { status: 406, details: `The response is ${offered.join(" or ")}, which Accept excludes` } };
  }
  return { status, response, exampleKey: example, mediaType };
}

/**
 * Returns the response of a status; without one, the success. `default` only matches errors, and also has examples that
 * a declared status lacks.
 */
export function responseFor(
  { responses }: Declared,
  status: number | undefined,
  example?: string,
): DeclaredResponse | undefined {
  if (status === undefined) {
    const successes = responses.filter(({ code }) => /^2(\d\d|XX)$/.test(code));
    const [first] = successes.sort((a, b) => a.code.localeCompare(b.code));
    return first ?? responses.find(({ code }) => code === "default") ?? responses[0];
  }
  const isError = status >= 400 && status <= 599;
  const codes = [String(status), `${Math.floor(status / 100)}XX`, ...(isError ? ["default"] : [])];
  const candidates = codes.flatMap((code) => responses.find((response) => response.code === code) ?? []);
  const withExample = candidates.find(({ contents }) => contents.some((content) => hasExample(content, example)));
  return (example === undefined ? undefined : withExample) ?? candidates[0];
}

/** Negotiates the media type of a body that fits all declared JSON types. */
export function acceptedType(
  operation: Declared,
  status: number,
  own: string | undefined,
  accept: string | undefined,
): string | undefined {
  const offered = responseFor(operation, status)?.contents.map(({ mediaType }) => mediaType) ?? [];
  if (own === undefined || !offered.includes(own) || offered.some((type) => !/json/.test(type))) return own;
  return negotiator(offered)(accept)[0] ?? own;
}

/** Selects the example `lastPage` for requests with a cursor, so that clients that follow cursors stop. */
export function cursorWish({ responses }: Declared, query: object): RequestedExample {
  const contents = responses.find(({ code }) => code === "200")?.contents ?? [];
  const hasLastPage = contents.some(({ examples }) => examples.some(({ key }) => key === "lastPage"));
  return "after" in query && hasLastPage ? { example: "lastPage" } : {};
}

export const headersOf = ({ response }: Choice): Record<string, string> =>
  Object.fromEntries(
    response.headers.flatMap(({ name, examples: [example] }): [string, string][] =>
      example?.value === undefined ? [] : [[name, String(example.value)]],
    ),
  );

const hasExample = (content: DeclaredResponse["contents"][number], key: string | undefined): boolean =>
  key === undefined || content.examples.some((example) => example.key === key);

function codes({ responses }: Declared): string {
  return responses.map(({ code }) => (code === "default" ? "any other from 400 to 599" : code)).join(", ");
}

function exampleNames({ responses }: Declared): string {
  const names = responses.map(({ code, contents }) => {
    const keys = new Set(contents.flatMap(({ examples }) => examples.map(({ key }) => key)));
    return keys.size === 0
      ? undefined
      : `${[...keys].join(", ")} (${code === "default" ? "any other code" : `code=${code}`})`;
  });
  return names.filter((name) => name !== undefined).join("; ") || "none";
}

function notInDocument(value: string, message: string): Failure {
  const rejected = [{ field: "Prefer", value, message }];
  return { status: 400, details: "The document does not have this response", rejected };
}

export interface Created {
  readonly baseUrl: string;
  /** Path of the request, below the base URL. */
  readonly path: string;
  /** Path template of the operation. */
  readonly template: string;
  readonly body: unknown;
}

interface Document {
  readonly servers?: readonly { readonly url: string }[];
}

/**
 * Returns a function that rewrites Location: to the id in the body if a GET operation exists for it, otherwise to the
 * documented path on this server.
 */
export function createLocator(
  document: Document,
  operations: readonly { readonly method: string; readonly path: string }[],
) {
  const servers = (document.servers ?? []).map(({ url }) => url);
  const readable = operations.filter(({ method }) => method.toLowerCase() === "get").map(({ path }) => path);

  return (documented: string, { baseUrl, path, template, body }: Created): string => {
    const { id } = (body ?? {}) as { id?: unknown };
    const canRead = readable.some((each) => each.replace(/\/\{[^/]+\}$/, "/") === `${template}/`);
    if (canRead && typeof id === "string") return `${baseUrl}${path}/${encodeURIComponent(id)}`;
    const server = servers.find((url) => documented.startsWith(`${url}/`));
    return server === undefined ? documented : baseUrl + documented.slice(server.length);
  };
}
