/** How the body of a response is read; `stream` leaves it unread. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** How a response of several media types is read: as JSON, as text, or else as a Blob. */
export function byMediaType(response: Response): ParseAs {
  const type = response.headers.get("Content-Type") ?? "json";
  if (/\bjson\b/.test(type)) return "json";
  return /^text\/|[/+](xml|(x-)?yaml|x-www-form-urlencoded)\b/.test(type) ? "text" : "blob";
}

/** A response that was a success, and whose body is not the JSON that it has to be. Its message does not repeat the body, which may be personal. */
export class UnexpectedResponseError extends SyntaxError {
  override name = "UnexpectedResponseError";
  readonly status: number;
  /** The body, as it came. */
  readonly text: string;
  readonly response: Response;

  constructor(response: Response, text: string) {
    const path = URL.canParse(response.url) ? ` ${new URL(response.url).pathname}` : "";
    super(
      `${response.status}${path}: the body is no JSON (${response.headers.get("Content-Type") ?? "no Content-Type"})`,
    );
    this.status = response.status;
    this.text = text;
    this.response = response;
  }
}

/**
 * Reads a response: `{ data, response }` where its status is a success, otherwise `{ error, response }`. An error is JSON where it can be
 * read as such, and otherwise text.
 * @throws UnexpectedResponseError when a success should be JSON and is not
 */
export async function readResult({ method }: Pick<Request, "method">, response: Response, parseAs: ParseAs) {
  const { ok, headers, status } = response;
  const name = ok ? "data" : "error";
  const isEmpty =
    status === 204 ||
    method === "HEAD" ||
    (headers.get("Content-Length") === "0" && !headers.get("Transfer-Encoding")?.includes("chunked"));
  if (isEmpty) return { [name]: undefined, response };
  if (ok && parseAs !== "json")
    return { data: parseAs === "stream" ? response.body : await response[parseAs](), response };
  // A response may have no body and not say so.
  const text = await response.text();
  try {
    return { [name]: ok && !text ? undefined : JSON.parse(text), response };
  } catch {
    if (ok) throw new UnexpectedResponseError(response, text);
    return { error: text, response };
  }
}
