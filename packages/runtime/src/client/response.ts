/** How the body of a response is read; `stream` leaves it unread. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** How a response of several media types is read: as JSON, as text, or else as a Blob. */
export function byMediaType(response: Response): ParseAs {
  const type = response.headers.get("Content-Type") ?? "json";
  if (/\bjson\b/.test(type)) return "json";
  return /^text\/|[/+](xml|(x-)?yaml|x-www-form-urlencoded)\b/.test(type) ? "text" : "blob";
}

/** A response that was a success, and whose body is not the JSON that it has to be. */
export interface UnexpectedResponseError extends SyntaxError {
  readonly response: Response;
  /** The body, as it came. */
  readonly text: string;
}

/** Whether an error of a call is about a success without JSON. */
export const isUnexpectedResponse = (error: unknown): error is UnexpectedResponseError =>
  error instanceof SyntaxError && "response" in error;

/**
 * Reads a response: `{ data, response }` where its status is a success, otherwise `{ error, response }`. An error is JSON where it can be
 * read as such, and otherwise text.
 * @throws UnexpectedResponseError when a success should be JSON and is not
 */
export async function readResult({ method }: Pick<Request, "method">, response: Response, parseAs: ParseAs) {
  const { ok, headers, status } = response;
  const name = ok ? "data" : "error";
  const isEmpty = status === 204 || method === "HEAD" || headers.get("Content-Length") === "0";
  if (isEmpty) return { [name]: undefined, response };
  if (ok && parseAs !== "json")
    return { data: parseAs === "stream" ? response.body : await response[parseAs](), response };
  // A response may have no body and not say so.
  const text = await response.text();
  try {
    return { [name]: ok && !text ? undefined : JSON.parse(text), response };
  } catch {
    // The message of JSON.parse repeats the body, which may be personal.
    if (ok) throw Object.assign(new SyntaxError("no JSON"), { text, response });
    return { error: text, response };
  }
}
