import type { ParseAs } from "./response.ts";

export interface MiddlewareCallbackParams {
  request: Request;
  /** Path template of the document: `/candidates/{id}`. */
  readonly schemaPath: string;
  readonly params: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
    cookie?: Record<string, unknown>;
  };
  /** Random id of the call. */
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

/** Result of a callback. Undefined keeps the request or response. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without return is one
type Given<T> = T | undefined | void | Promise<T | undefined | void>;

/** Wraps every request of a client. Add with `use`, remove with `eject`. */
export interface Middleware {
  onRequest?: (params: MiddlewareCallbackParams) => Given<Request | Response>;
  onResponse?: (params: MiddlewareCallbackParams & { response: Response }) => Given<Response>;
  /** Handles a failed fetch; may return another error or a response. */
  onError?: (params: MiddlewareCallbackParams & { error: unknown }) => Given<Response | Error>;
}

/**
 * Sends a request through middlewares: requests pass first to last, responses last to first. A response from
 * `onRequest` skips the rest.
 */
export async function sendThrough(
  middlewares: readonly Middleware[],
  first: Request,
  params: Omit<MiddlewareCallbackParams, "request">,
): Promise<{ request: Request; response: Response }> {
  let request = first;
  for (const { onRequest } of middlewares) {
    const given = await onRequest?.({ ...params, request });
    if (given instanceof Response) return { request, response: given };
    if (given) request = given;
  }
  const back = middlewares.toReversed();
  let response = await params.options.fetch(request).catch(async (caught: unknown): Promise<Response> => {
    let error = caught;
    for (const { onError } of back) {
      const given = await onError?.({ ...params, request, error });
      if (given instanceof Response) return given;
      if (given) error = given;
    }
    throw error;
  });
  for (const { onResponse } of back) {
    const given: Awaited<Given<Response>> = await onResponse?.({ ...params, request, response });
    if (given) response = given;
  }
  return { request, response };
}
