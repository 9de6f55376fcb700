import type { Result } from "./api-error.ts";

export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

export function byMediaType(response: Response): ParseAs {
  const type = response.headers.get("Content-Type") ?? "json";
  if (/\bjson\b/.test(type)) return "json";
  return /^text\/|[/+](xml|(x-)?yaml|x-www-form-urlencoded)\b/.test(type) ? "text" : "blob";
}

/** A successful response whose body is not valid JSON. */
export interface UnexpectedResponseError extends SyntaxError {
  readonly response: Response;
  readonly text: string;
}

export const isUnexpectedResponse = (error: unknown): error is UnexpectedResponseError =>
  error instanceof SyntaxError && "response" in error;

/**
 * Parses a response: `{ data, response }` on success, otherwise `{ error, response, text }`.
 * @throws UnexpectedResponseError if a success is not the expected JSON
 */
export async function readResult(response: Response, parseAs: ParseAs): Promise<Result> {
  const { ok, headers, status } = response;
  // A 204 response and a response to HEAD have no body.
  if (ok && parseAs !== "json" && response.body !== null && headers.get("Content-Length") !== "0")
    return { data: parseAs === "stream" ? response.body : await response[parseAs](), response };
  const text = await response.text();
  let value: unknown = text || undefined;
  try {
    value &&= JSON.parse(text);
  } catch {
    // JSON.parse quotes the body, which may hold personal data.
    if (ok)
      throw Object.assign(
        new SyntaxError(`${status} ${response.url.split("?")[0]}: no JSON: ${headers.get("Content-Type")}`),
        { text, response },
      );
  }
  return ok ? { data: value, response } : { error: value, response, text };
}
