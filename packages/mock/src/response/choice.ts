import { negotiator } from "@assessment-api/runtime/fetch";
import { type ErrorOf, type Failure, reasonPhrase } from "../errors.ts";

interface Example {
  readonly key: string;
  readonly value?: unknown;
}

/** A response of the document, with references resolved. Operations of Prism have this shape, too. */
export interface DeclaredResponse {
  /** A status, or `default`. */
  readonly code: string;
  readonly contents?: readonly { readonly mediaType: string; readonly examples?: readonly object[] }[];
  readonly headers?: readonly { readonly name: string; readonly examples?: readonly object[] }[];
}

/** The responses of an operation. */
export interface Declared<Response extends DeclaredResponse = DeclaredResponse> {
  readonly responses: readonly Response[];
}

/** The documented response that a request gets. */
export interface Choice<Response extends DeclaredResponse = DeclaredResponse> {
  readonly status: number;
  readonly response: Response;
  readonly exampleKey: string | undefined;
  /** Undefined when the response has no body. */
  readonly mediaType: string | undefined;
}

export interface Asked {
  readonly status?: number | undefined;
  readonly example?: string | undefined;
}

/** Picks response, media type and example; fails with the list of those that the document has. */
export function choose<Response extends DeclaredResponse>(
  operation: Declared<Response>,
  asked: Asked,
  accept: string | undefined,
): Choice<Response> | { failure: Failure } {
  const { example } = asked;
  const response = responseFor(operation, asked.status, example);
  if (response === undefined) {
    const message = `names no status of this operation; there are ${codes(operation)}`;
    return { failure: notInDocument(`code=${asked.status}`, message) };
  }
  const status = asked.status ?? Number(response.code);
  const contents = response.contents?.filter((content) => hasExample(content, example)) ?? [];
  if (example !== undefined && contents.length === 0) {
    const message = `names no example of status ${status}; there are ${exampleNames(operation)}`;
    return { failure: notInDocument(`example=${example}`, message) };
  }
  const offered = contents.map(({ mediaType }) => mediaType);
  const mediaType = negotiator(offered)(accept)[0];
  if (mediaType === undefined && offered.length > 0) {
    return { failure: { status: 406, details: `Nothing acceptable; this response comes as ${offered.join(" or ")}` } };
  }
  return { status, response, exampleKey: example, mediaType };
}

/** The response of a status; without one, the success. `default` stands for errors only, also for further examples. */
export function responseFor<Response extends DeclaredResponse>(
  { responses }: Declared<Response>,
  status: number | undefined,
  example?: string,
): Response | undefined {
  if (status === undefined) {
    const successes = responses.filter((response) => /^2\d\d$/.test(response.code));
    return successes.sort((a, b) => a.code.localeCompare(b.code))[0] ?? responses[0];
  }
  const isError = status >= 400 && status <= 599;
  const candidates = responses.filter(
    (response) => response.code === String(status) || (isError && response.code === "default"),
  );
  const withExample = candidates.find((response) => response.contents?.some((content) => hasExample(content, example)));
  return (
    (example === undefined ? undefined : withExample) ??
    candidates.find(({ code }) => code !== "default") ??
    candidates[0]
  );
}

/** The first page names a cursor; following it leads to the last page, or a walk over the pages would never end. */
export function cursorWish({ responses }: Declared, query: object): Asked {
  const contents = responses.find(({ code }) => code === "200")?.contents ?? [];
  const hasLastPage = contents.some((content) => examplesOf(content).some(({ key }) => key === "lastPage"));
  return "after" in query && hasLastPage ? { example: "lastPage" } : {};
}

/** The documented body, to the letter. Examples of `default` are of certain statuses: another one gets the API's error object. */
export function bodyOf({ response, status, exampleKey, mediaType }: Choice, errorOf: ErrorOf): unknown {
  const content = response.contents?.find((each) => each.mediaType === mediaType);
  const examples = content === undefined ? [] : examplesOf(content);
  if (response.code !== "default" || exampleKey !== undefined)
    return (exampleKey === undefined ? examples[0] : examples.find(({ key }) => key === exampleKey))?.value;
  type ErrorBody = { code?: unknown; errorType?: unknown };
  const general = errorOf({ status, details: reasonPhrase(status) }).body as ErrorBody;
  const fitting = (examples.map(({ value }) => value) as ErrorBody[]).find(
    (body) => body?.code === general.code && body?.errorType === general.errorType,
  );
  return fitting ?? general;
}

/** Examples of the response's headers. */
export const headersOf = ({ response }: Choice): Record<string, string> =>
  Object.fromEntries(
    (response.headers ?? []).flatMap((header): [string, string][] => {
      const [example] = examplesOf(header);
      return example?.value === undefined ? [] : [[header.name, String(example.value)]];
    }),
  );

const examplesOf = ({ examples = [] }: { readonly examples?: readonly object[] }) => examples as readonly Example[];

const hasExample = (content: { readonly examples?: readonly object[] }, key: string | undefined): boolean =>
  key === undefined || examplesOf(content).some((example) => example.key === key);

function codes({ responses }: Declared): string {
  return responses.map(({ code }) => (code === "default" ? "any other from 400 to 599" : code)).join(", ");
}

function exampleNames({ responses }: Declared): string {
  const names = responses.map(({ code, contents = [] }) => {
    const keys = new Set(contents.flatMap((content) => examplesOf(content).map(({ key }) => key)));
    return keys.size === 0
      ? undefined
      : `${[...keys].join(", ")} (${code === "default" ? "any other code" : `code=${code}`})`;
  });
  return names.filter((name) => name !== undefined).join("; ") || "none";
}

function notInDocument(value: string, message: string): Failure {
  const rejected = [{ field: "Prefer", value, message }];
  return { status: 400, details: "The header Prefer asks for what the document does not have", rejected };
}
