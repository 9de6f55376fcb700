import { negotiator } from "@assessment-api/runtime/server";
import { getHttpConfigFromRequest } from "@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js";
import { readOperations } from "./document/document.ts";
import type { OpenApiDocument, Operation } from "./document/openapi.ts";
import { type Failure, reasonPhrase } from "./errors.ts";
import { createPrism, type IHttpRequest } from "./prism.ts";
import { declaredQuery } from "./request/query.ts";
import { contentFailureStatus, parseBody } from "./request/request-body.ts";
import { findRoute } from "./request/router.ts";
import { rejectedFields, violationsHeader } from "./request/violations.ts";
import { type Choice, choose, responseFor, type Wish } from "./response/choice.ts";
import { createLocator } from "./response/location.ts";
import type { Version } from "./versions.ts";

/** A request to one version, its prefix removed. */
export interface ApiRequest {
  readonly method: string;
  /** Below the version's base URL, still percent-encoded, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the body is too large. */
  readonly body: Buffer | undefined;
  /** Where this version is served, for links back to the mock. */
  readonly baseUrl: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

/** One version of the API, served by Prism. */
export interface Api {
  readonly version: Version;
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  handle(request: ApiRequest): Promise<ApiResponse>;
}

/** @throws MockError when the document cannot be read. */
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
      // A comma in a parameter would make Prism read a list.
      url: { path: request.path.replaceAll(",", "%2C"), query },
      headers: operation.request?.body === undefined ? withoutBody(headers) : { ...headers },
      body: body ?? null,
    };
    const wish = getHttpConfigFromRequest({ headers, url: { path: "", query: Object.fromEntries(request.query) } });
    const wished = wish._tag === "Right" ? wish.right : {};
    const choice = choose(
      operation,
      wished.code || wished.exampleKey ? wished : cursorWish(operation, query),
      headers.accept,
    );
    const chosen = "failure" in choice ? undefined : choice;
    const mocked = await prism(operation, input, chosen, { dynamic: wished.dynamic ?? dynamic, seed: wished.seed });

    // Without a key the response is 401, whatever else is wrong.
    if (mocked.violations.some(({ code }) => code === 401)) {
      return { status: 401, headers: {}, mediaType: errorType(401, operation, headers.accept), body: mocked.body };
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
      (wish._tag === "Left" ? malformedPrefer(wish.left.detail, headers.prefer) : undefined) ??
      ("failure" in choice ? choice.failure : undefined);
    if (failure !== undefined || "failure" in choice) {
      return fail(failure ?? { status: 500, details: reasonPhrase(500) }, operation, headers.accept);
    }

    const { status, mediaType } = choice;
    // Bodies are the documented examples to the letter, links in them included.
    const content = mediaType === undefined ? undefined : (anyOtherError(choice) ?? mocked.body);
    const { Location } = mocked.headers;
    const { baseUrl, path } = request;
    const created = Location && { Location: locate(Location, { baseUrl, path, operation, body: content }) };
    return { status, headers: { ...mocked.headers, ...created }, mediaType, body: content };
  }

  function fail(failure: Failure, operation?: Operation, accept?: string): ApiResponse {
    return {
      status: failure.status,
      headers: failure.headers ?? {},
      mediaType: errorType(failure.status, operation, accept),
      body: version.errorBody(failure),
    };
  }

  /** An error comes even to a client that accepts none of its media types. */
  function errorType(status: number, operation?: Operation, accept?: string): string {
    const response = operation && responseFor(operation, status);
    const offered = response?.contents?.map(({ mediaType }) => mediaType) ?? [];
    return negotiator(offered)(accept)[0] ?? offered[0] ?? version.mediaType;
  }

  /** The examples of `default` are of certain statuses; one of another status would contradict itself. */
  function anyOtherError({ status, response, exampleKey, mediaType }: Choice): unknown {
    if (response.code !== "default" || exampleKey !== undefined) return undefined;
    type ErrorBody = { code?: unknown; errorType?: unknown };
    const general = version.errorBody({ status, details: reasonPhrase(status) }) as ErrorBody;
    const content = response.contents?.find((each) => each.mediaType === mediaType);
    const examples = content?.examples?.map((example) =>
      "value" in example ? example.value : undefined,
    ) as ErrorBody[];
    const fitting = examples?.find((body) => body.code === general.code && body.errorType === general.errorType);
    return fitting ?? general;
  }

  return { version, document, operations, handle };
}

/** Prism refuses a length where no body is declared; such a body is ignored. */
function withoutBody(headers: ApiRequest["headers"]): Record<string, string> {
  const { "content-length": _length, "content-type": _type, ...rest } = headers;
  return rest;
}

/** The first page names a cursor; following it leads to the last page, or a walk over the pages would never end. */
function cursorWish({ responses }: Operation, query: Readonly<Record<string, unknown>>): Wish {
  const contents = responses.find(({ code }) => code === "200")?.contents ?? [];
  const hasLastPage = contents.some(({ examples = [] }) => examples.some(({ key }) => key === "lastPage"));
  return "after" in query && hasLastPage ? { exampleKey: "lastPage" } : {};
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function malformedPrefer(detail: string, value = ""): Failure {
  const reason = detail.replace(/\s+/g, " ").trim();
  const message = `must be like code=404, example=name, dynamic=true or seed=text (${reason})`;
  return { status: 400, details: "The header Prefer cannot be read", rejected: [{ field: "Prefer", value, message }] };
}
