import type { ParseAs } from "./response.ts";

/** The request, as each function of a middleware gets it. */
export interface MiddlewareCallbackParams {
  /** The request as it is now. */
  request: Request;
  /** The path as the document has it: `/candidates/{id}`. */
  readonly schemaPath: string;
  /** The parameters that the call gave. */
  readonly params: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
    cookie?: Record<string, unknown>;
  };
  /** Identifies the request among all of the client. */
  readonly id: string;
  readonly options: {
    readonly baseUrl: string;
    readonly parseAs: ParseAs;
    readonly fetch: (request: Request) => Promise<Response>;
    readonly querySerializer: (query: Record<string, unknown>) => string;
    readonly bodySerializer: (body: unknown, headers: Headers) => unknown;
    readonly pathSerializer: (path: string, values: Record<string, unknown>) => string;
  };
}

/** Result of a middleware's function; undefined leaves request or response as it is. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without return is one
type Given<T> = T | undefined | void | Promise<T | undefined | void>;

/** Functions around every request of a client: `use` adds them, `eject` takes them away. */
export interface Middleware {
  /** Sees the request, and may give another one, or the response in its place. */
  onRequest?: (params: MiddlewareCallbackParams) => Given<Request | Response>;
  /** Sees the response, and may give another one. */
  onResponse?: (params: MiddlewareCallbackParams & { response: Response }) => Given<Response>;
  /** Sees why fetch has failed, and may give another error, or the response in its place. */
  onError?: (params: MiddlewareCallbackParams & { error: unknown }) => Given<Response | Error>;
}

/**
 * Sends a request through middlewares: first to last on its way out, last to first on its way back; a response of `onRequest` goes to the
 * caller at once. Resolves to the last request and response.
 * Throws what fetch or a middleware throws.
 */
export async function sendThrough(
  middlewares: readonly Middleware[],
  first: Request,
  told: Omit<MiddlewareCallbackParams, "request">,
): Promise<{ request: Request; response: Response }> {
  let request = first;
  for (const { onRequest } of middlewares) {
    const given = await onRequest?.({ ...told, request });
    if (given instanceof Response) return { request, response: given };
    if (given) request = given;
  }
  const back = middlewares.toReversed();
  let response = await told.options.fetch(request).catch(async (caught: unknown): Promise<Response> => {
    let error = caught;
    for (const { onError } of back) {
      const given = await onError?.({ ...told, request, error });
      if (given instanceof Response) return given;
      if (given) error = given;
    }
    throw error;
  });
  for (const { onResponse } of back) {
    const given: Awaited<Given<Response>> = await onResponse?.({ ...told, request, response });
    if (given) response = given;
  }
  return { request, response };
}
