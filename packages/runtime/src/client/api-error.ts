/** What a client call resolves to: openapi-fetch's result. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The data of a result that went well. */
export type DataOf<R> = R extends { error?: never; data: infer Data } ? Data : never;

/**
 * A response with a status of 400 or above. `body` is the version's error object, or undefined when it carried none
 * (a proxy's HTML page, say); `text` then holds what came instead.
 */
export class HttpError<Body extends object> extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: Body | undefined;
  readonly text: string | undefined;
  readonly response: Response;

  constructor(response: Response, body: Body | undefined, text: string | undefined, summary: string | undefined) {
    const path = URL.canParse(response.url) ? ` ${new URL(response.url).pathname}` : "";
    super(`${response.status}${path}: ${summary ?? text?.slice(0, 200) ?? "no details"}`);
    this.status = response.status;
    this.body = body;
    this.text = text;
    this.response = response;
  }
}

/**
 * Makes a version's `unwrap`: it turns a result into its data, or throws the version's error.
 * `isBody` recognises the version's error object.
 */
export function createUnwrap<Body extends object>(
  isBody: (value: object) => boolean,
  createError: (response: Response, body: Body | undefined, text: string | undefined) => Error,
) {
  return async <R extends Result>(result: R | Promise<R>): Promise<DataOf<R>> => {
    const { data, error, response } = await result;
    if (response.ok) return data as DataOf<R>;
    if (typeof error === "object" && error !== null && isBody(error))
      throw createError(response, error as Body, undefined);
    const text = typeof error === "string" || error === undefined ? error : JSON.stringify(error);
    throw createError(response, undefined, text || undefined);
  };
}
