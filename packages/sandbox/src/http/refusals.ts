import type { Failure, FailureReason } from "@assessment-api/runtime/server";
import { COMMAND } from "../domain/command.ts";
import type { Explanation } from "../domain/errors.ts";
import type { Refusal } from "../domain/journal.ts";

type General = Pick<Explanation, "rule" | "expected" | "remedy">;

const general: Partial<Record<FailureReason, General>> = {
  invalid: {
    rule: "schema",
    expected: "A request that fits the document. Each problem names a field or parameter and its rule.",
    remedy: "Fix the fields that the problems name.",
  },
  malformed: {
    rule: "well-formed",
    expected: "A URL, headers and a body in their declared formats.",
    remedy: "Check the bytes that your client sends: quotes, encoding, Content-Type.",
  },
  unauthorized: {
    rule: "credential-valid",
    expected: "The key header of the version, with an existing key for this version.",
    remedy: `Create a key with "${COMMAND} keys create", or POST /control/organizations/{id}/keys.`,
  },
  forbidden: {
    rule: "control-local",
    expected: "A request from the machine of the sandbox, or a request with the control token.",
    remedy: "Start the sandbox with --control-token, and send the token as a bearer token.",
  },
  "unknown-path": {
    rule: "path-known",
    expected: "A path of the document, after the base URL of its version.",
    remedy: "Compare the path with the document. Look for a typo, a missing base URL or another version.",
  },
  "not-found": {
    rule: "resource-exists",
    expected: "A resource that exists, in the organization of the key.",
    remedy: "Take the id from a list or from the response that created it.",
  },
  "method-not-allowed": {
    rule: "method-declared",
    expected: "A method of the path. The Allow header of the response lists them.",
    remedy: "Use one of the methods in Allow.",
  },
  "not-acceptable": {
    rule: "accept-satisfiable",
    expected: "An Accept header with a media type of the operation's responses.",
    remedy: "Send Accept with a media type that the message names, or no Accept header.",
  },
  "unsupported-media-type": {
    rule: "content-type-declared",
    expected: "A Content-Type, charset and Content-Encoding that the operation accepts.",
    remedy: "Send the body as the message says.",
  },
  "too-large": {
    rule: "size-limit",
    expected: "A body, URL or header section within the limit that the message names.",
    remedy: "Send less data per request.",
  },
  "rate-limited": {
    rule: "rate-limit",
    expected: "No more requests per period and key than the limit. A period starts with the key's first request.",
    remedy:
      "Wait for the seconds in Retry-After, or start the sandbox with --rate-limit off. The sandbox clock has no effect.",
  },
  "expectation-failed": {
    rule: "expectation-known",
    expected: "No Expect header, or 100-continue.",
    remedy: "Omit the Expect header.",
  },
  timeout: {
    rule: "request-in-time",
    expected: "A whole request within the time of --request-timeout.",
    remedy: "Send the body without pauses, or raise --request-timeout.",
  },
  unprocessable: {
    rule: "file-usable",
    expected: "A file of the format and content that the operation describes.",
    remedy: "Fix the fields and lines that the problems name, then send the file again.",
  },
};

const unknown: General = {
  rule: "refused",
  expected: "A request that follows the rule in the message.",
  remedy: "Fix the problem in the message, then send the request again.",
};

/** @param by more specific explanation */
export function refusalOf(
  { reason, message, problems, headers }: Pick<Failure, "reason" | "message" | "problems" | "headers">,
  by?: { readonly explanation: Explanation },
): Refusal {
  const found = headersFound(headers);
  return {
    ...(found !== undefined && { found }),
    ...(by?.explanation ?? general[reason] ?? unknown),
    message,
    problems,
  };
}

function headersFound(headers: Failure["headers"]): string | undefined {
  const headerLines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  return headerLines.length === 0 ? undefined : `The response says ${headerLines.join(", ")}.`;
}

const formUnfit = {
  explanation: {
    rule: "form-valid",
    expected: "Form fields with valid values.",
    remedy: "Change the fields that the page marks, then send the form again.",
  },
};

const pages: Readonly<Record<number, FailureReason>> = {
  400: "malformed",
  404: "not-found",
  413: "too-large",
  415: "unsupported-media-type",
};

export function pageRefusal(status: number, title: string, by?: { readonly explanation: Explanation }): Refusal {
  const failure = { reason: pages[status] ?? "failed", message: title, problems: [], headers: undefined } as const;
  return refusalOf(failure, by ?? (status === 422 ? formUnfit : undefined));
}
