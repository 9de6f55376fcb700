import { negotiator } from "@assessment-api/runtime/server";
import type { DeclaredResponse, Operation } from "../document/openapi.ts";
import type { Failure } from "../errors.ts";

/** Wishes of a request's Prefer header. */
export interface Wish {
  readonly code?: number | undefined;
  readonly exampleKey?: string | undefined;
}

/** Which of the documented responses is given. */
export interface Choice {
  readonly status: number;
  readonly response: DeclaredResponse;
  readonly exampleKey: string | undefined;
  /** Undefined when the response has no body. */
  readonly mediaType: string | undefined;
}

/**
 * Picks response, media type and example. Prism would pick too, but falls back to another status when it finds no
 * example or media type, and never says what there is; so it gets a choice that is known to exist.
 */
export function choose(operation: Operation, wish: Wish, accept: string | undefined): Choice | { failure: Failure } {
  const { code, exampleKey } = wish;
  const response = responseFor(operation, code, exampleKey);
  if (response === undefined) {
    const message = `names no status of this operation; there are ${codes(operation)}`;
    return { failure: notInDocument(`code=${code}`, message) };
  }
  const status = code ?? Number(response.code);
  const contents = response.contents?.filter((content) => hasExample(content, exampleKey)) ?? [];
  if (exampleKey !== undefined && contents.length === 0) {
    const message = `names no example of status ${status}; there are ${exampleNames(operation)}`;
    return { failure: notInDocument(`example=${exampleKey}`, message) };
  }
  const offered = contents.map(({ mediaType }) => mediaType);
  const mediaType = negotiator(offered)(accept)[0];
  if (mediaType === undefined && offered.length > 0) {
    return { failure: { status: 406, details: `Nothing acceptable; this response comes as ${offered.join(" or ")}` } };
  }
  return { status, response, exampleKey, mediaType };
}

/** The response of a status; without one, the success. `default` stands for errors only, also for further examples. */
export function responseFor(
  { responses }: Operation,
  code: number | undefined,
  exampleKey?: string,
): DeclaredResponse | undefined {
  if (code === undefined) {
    const successes = responses.filter((response) => /^2\d\d$/.test(response.code));
    return successes.sort((a, b) => a.code.localeCompare(b.code))[0] ?? responses[0];
  }
  const isError = code >= 400 && code <= 599;
  const candidates = responses.filter(
    (response) => response.code === String(code) || (isError && response.code === "default"),
  );
  const withExample = candidates.find((response) =>
    response.contents?.some((content) => hasExample(content, exampleKey)),
  );
  return (
    (exampleKey === undefined ? undefined : withExample) ??
    candidates.find(({ code }) => code !== "default") ??
    candidates[0]
  );
}

function hasExample({ examples = [] }: Content, key: string | undefined): boolean {
  return key === undefined || examples.some((example) => example.key === key);
}

type Content = NonNullable<DeclaredResponse["contents"]>[number];

function codes({ responses }: Operation): string {
  return responses.map(({ code }) => (code === "default" ? "any other from 400 to 599" : code)).join(", ");
}

function exampleNames({ responses }: Operation): string {
  const names = responses.map(({ code, contents = [] }) => {
    const keys = new Set(contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)));
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
