import { negotiator } from "@assessment-api/runtime/fetch";
import type { OpenApiDocument, Operation } from "./documents.ts";
import { readOperations } from "./documents.ts";
import { type Failure, reasonPhrase } from "./errors.ts";
import { createPrism, type IHttpRequest } from "./prism.ts";
import {
  contentFailureStatus,
  declaredQuery,
  findRoute,
  parseBody,
  rejectedFields,
  violationsHeader,
} from "./request.ts";
import { bodyOf, choose, createLocator, cursorWish, headersOf, readWish, responseFor } from "./response.ts";
import type { Version } from "./versions.ts";

/** A request to one version, without the prefix of the version. */
export interface ApiRequest {
  readonly method: string;
  /** Path below the base URL, percent-encoded, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if the body is too large. */
  readonly body: Buffer | undefined;
  readonly baseUrl: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

/** One version of the API, with requests validated by Prism. */
export interface Api {
  readonly version: Version;
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  handle(request: ApiRequest): Promise<ApiResponse>;
}

/** @throws MockError if the document is invalid. */
export async function createApi(version: Version, document: OpenApiDocument, dynamic: boolean): Promise<Api> {
  const operations = await readOperations(document);
  const locate = createLocator(document, operations);
  const prism = createPrism();

  async function handle(request: ApiRequest): Promise<ApiResponse> {
    const { method, path } = request;
    if (!isDecodable(path)) return fail({ status: 400, details: "The path is not valid percent-encoding" });
    const route = findRoute(operations, method, path);
    if (route === undefined) return fail({ status: 404, details: `The path ${path} does not exist` });
    if ("allow" in route) {
      const allow = route.allow.join(", ");
      const details = `The method ${method} is not allowed here; allowed is ${allow}`;
      return fail({ status: 405, details, headers: { Allow: allow } });
    }
    return await respond(request, route.operation);
  }

  async function respond(request: ApiRequest, operation: Operation): Promise<ApiResponse> {
    const { headers } = request;
    const parsed = parseBody(request.body, headers["content-type"], operation);
    const body = "value" in parsed ? parsed.value : undefined;
    const query = declaredQuery(operation, request.query);
    const input: IHttpRequest = {
      method: operation.method as IHttpRequest["method"],
      // Prism would read a comma in a path parameter as a list.
      url: { path: request.path.replaceAll(",", "%2C"), query },
      headers: operation.request?.body === undefined ? withoutBody(headers) : { ...headers },
      body: body ?? null,
    };
    const wish = readWish(headers.prefer, request.query);
    const wished = "failure" in wish ? {} : wish;
    const isAsked = wished.status !== undefined || wished.example !== undefined;
    const choice = choose(operation, isAsked ? wished : cursorWish(operation, query), headers.accept);
    const chosen = "failure" in choice ? undefined : choice;
    const mocked = await prism(operation, input, chosen, { dynamic: wished.dynamic ?? dynamic, seed: wished.seed });

    // A missing key takes precedence over all other errors.
    if (mocked.violations.some(({ code }) => code === 401)) {
      const missing = choose(operation, { status: 401 }, undefined);
      if ("failure" in missing) return fail({ status: 401, details: reasonPhrase(401) }, operation, headers.accept);
      const mediaType = errorType(401, operation, headers.accept);
      return { status: 401, headers: headersOf(missing), mediaType, body: bodyOf(missing, version.errorOf) };
    }
    const failure =
      ("failure" in parsed ? parsed.failure : undefined) ??
      (mocked.violations.length > 0
        ? {
            status: contentFailureStatus(operation, headers["content-type"], mocked.violations),
            details: "Validation error",
            rejected: rejectedFields(mocked.violations, { operation, query, body }),
            headers: violationsHeader(mocked.violations),
          }
        : undefined) ??
      ("failure" in wish ? wish.failure : undefined) ??
      ("failure" in choice ? choice.failure : undefined);
    if (failure !== undefined || "failure" in choice) {
      return fail(failure ?? { status: 500, details: reasonPhrase(500) }, operation, headers.accept);
    }

    if (wished.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, wished.delay).unref());
    const { status, mediaType } = choice;
    // Bodies are the documented examples, byte for byte, with their links.
    const content = mediaType === undefined ? undefined : (mocked.madeUp ?? bodyOf(choice, version.errorOf));
    const documented = headersOf(choice);
    const { Location } = documented;
    const { baseUrl, path } = request;
    const created = Location && {
      Location: locate(Location, { baseUrl, path, template: operation.path, body: content }),
    };
    return { status, headers: { ...documented, ...created }, mediaType, body: content };
  }

  function fail(failure: Failure, operation?: Operation, accept?: string): ApiResponse {
    return {
      status: failure.status,
      headers: failure.headers ?? {},
      mediaType: errorType(failure.status, operation, accept),
      body: version.errorOf(failure).body,
    };
  }

  /** Errors are sent even if the client accepts none of their media types. */
  function errorType(status: number, operation?: Operation, accept?: string): string {
    const response = operation && responseFor(operation, status);
    const offered = response?.contents?.map(({ mediaType }) => mediaType) ?? [];
    return negotiator(offered)(accept)[0] ?? offered[0] ?? version.mediaType;
  }

  return { version, document, operations, handle };
}

/** Prism refuses `Content-Length` for operations without a body. The mock ignores such a body. */
function withoutBody(headers: ApiRequest["headers"]): Record<string, string> {
  const { "content-length": _length, "content-type": _type, ...rest } = headers;
  return rest;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
