import { retryAfter } from "../retry-after.ts";

/** Result of a client call, in the shape of openapi-fetch. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
  text?: string;
}

export type DataOf<R> = R extends { error?: never; data: infer Data } ? Data : never;

/**
 * A response with a status other than 2xx. `body` is the API's error object; undefined for other bodies, such as a
 * proxy's HTML page. `text` is the raw body.
 */
export class HttpError<Body extends object> extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: Body | undefined;
  readonly text: string | undefined;
  readonly response: Response;

  constructor(response: Response, body: Body | undefined, text: string | undefined) {
    const path = URL.canParse(response.url) ? ` ${new URL(response.url).pathname}` : "";
    super(`${response.status}${path}: ${summaryOf(body) ?? text?.slice(0, 200) ?? "no details"}`);
    this.status = response.status;
    this.body = body;
    this.text = text;
    this.response = response;
  }

  /** Seconds to wait before the next request, from `Retry-After`. */
  get retryAfter(): number | undefined {
    const ms = retryAfter(this.response, Date.now());
    return ms === undefined ? undefined : ms / 1000;
  }
}

/** Returns text; undefined for other types, because responses are not validated. */
export const optionalText = <Value>(value: Value): Value | undefined => (typeof value === "string" ? value : undefined);

/** Returns the objects in a list with the named properties as text; "" for other types. */
export function textEntries<Entry extends object>(list: Entry[] | undefined, names: readonly (keyof Entry & string)[]) {
  const entries = Array.isArray(list) ? list : [];
  return entries
    .filter((entry) => typeof entry === "object" && entry !== null && !Array.isArray(entry))
    .map((entry) => Object.fromEntries(names.map((name) => [name, optionalText(entry[name]) ?? ""])) as Entry);
}

const kinds = ["errorType", "title", "error"];
const details = ["details", "detail", "message", "error_description", "description"];

function summaryOf(body: object | undefined): string | undefined {
  if (body === undefined) return undefined;
  const values = body as Readonly<Record<string, unknown>>;
  const textOf = (names: readonly string[]) =>
    names.map((name) => values[name]).find((value) => typeof value === "string");
  const rejected = Object.values(values)
    .flat()
    .filter((entry): entry is { field: string; message: string } => {
      const { field, message } = (typeof entry === "object" && entry !== null ? entry : {}) as Record<string, unknown>;
      return typeof field === "string" && typeof message === "string";
    })
    .map(({ field, message }) => `${field} ${message}`);
  const start = [textOf(kinds), textOf(details)].filter(Boolean).join(": ");
  return [start, ...rejected].filter(Boolean).join("; ") || undefined;
}

export type Unwrap = <R extends Result>(result: R | Promise<R>) => Promise<DataOf<R>>;

/**
 * Creates `unwrap` for an API: returns the data of a result, or throws the API's error.
 * @param required properties, at least one of which marks the API's error object
 */
export function createUnwrap<Body extends object>(
  ApiError: new (response: Response, body: Body | undefined, text: string | undefined) => Error,
  required: readonly string[],
): Unwrap {
  const isBody = (value: unknown): value is Body =>
    typeof value === "object" &&
    value !== null &&
    (required.length === 0 || required.some((name) => Object.hasOwn(value, name)));
  return async <R extends Result>(result: R | Promise<R>): Promise<DataOf<R>> => {
    const { data, error, response, text } = await result;
    if (response.ok) return data as DataOf<R>;
    const raw = text ?? (typeof error === "string" ? error : undefined);
    throw new ApiError(response, isBody(error) ? error : undefined, raw || undefined);
  };
}
