import { type DeclaredOperation, readDeclared } from "./declared.ts";
import { type OpenApiDocument, type Operation, readOperation } from "./documents.ts";
import { bodyOf, createErrorOf, type ErrorOf, withFreshIds } from "./error-body.ts";
import { type Failure, MockError } from "./errors.ts";
import type { HandlerResponse, MockHandler } from "./handlers.ts";
import { type IHttpRequest, makeUp, sampleOf, validateRequest } from "./prism.ts";
import {
  contentFailureStatus,
  declaredQuery,
  findRoute,
  parseBody,
  rejectedFields,
  typedRequest,
  violationsHeader,
} from "./request.ts";
import {
  acceptedType,
  type Choice,
  choose,
  createLocator,
  cursorWish,
  headersOf,
  readWish,
  responseFor,
} from "./response.ts";
import type { World } from "./worlds.ts";

export interface ApiRequest {
  readonly method: string;
  /** Path below the base URL, percent-encoded, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Payload; undefined if it is too large. */
  readonly body: Buffer | undefined;
  readonly baseUrl: string;
  readonly world: World;
}

export interface ApiResponse {
  /** HTTP status; 0 closes the connection without a response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

/** One document; Prism validates its requests. */
export interface Api {
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly operations: readonly DeclaredOperation[];
  readonly errorOf: ErrorOf;
  read(operation: DeclaredOperation): Promise<Operation>;
  handle(request: ApiRequest): Promise<ApiResponse>;
}

/** Cache size: operations in Prism's model, which takes hundreds of megabytes for documents such as GitHub's. */
const KEPT = 100;

export interface ApiOptions {
  readonly dynamic: boolean;
  readonly handlers?: ReadonlyMap<string, MockHandler> | undefined;
}

export function createApi(name: string, document: OpenApiDocument, { dynamic, handlers }: ApiOptions): Api {
  const { operations, resolve } = readDeclared(document);
  const locate = createLocator(document, operations);
  const errorOf = createErrorOf(operations, resolve);
  const models = new Map<string, Promise<Operation>>();

  function read(operation: DeclaredOperation): Promise<Operation> {
    const key = `${operation.method} ${operation.path}`;
    const model = models.get(key) ?? readOperation(document, operation);
    models.delete(key);
    models.set(key, model);
    for (const oldest of models.keys()) if (models.size > KEPT) models.delete(oldest);
    return model;
  }

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
    const { operation } = route;
    const { status, delay, connection } = request.world.fault(operation.id) ?? {};
    if (delay !== undefined) await sleep(delay);
    if (connection !== undefined) return { status: 0, headers: {} };
    if (status !== undefined) return fail({ status }, operation, request.headers.accept);
    const response = await respond(request, operation);
    const isStateful = request.world.stateOf(name) !== undefined;
    return isStateful && response.status >= 400 ? { ...response, body: withFreshIds(response.body) } : response;
  }

  async function respond(request: ApiRequest, operation: DeclaredOperation): Promise<ApiResponse> {
    const { headers } = request;
    const { accept } = headers;
    const model = await read(operation);
    const parsed = parseBody(request.body, headers["content-type"], model);
    const body = "value" in parsed ? parsed.value : undefined;
    const query = declaredQuery(model, request.query);
    const input: IHttpRequest = {
      method: model.method as IHttpRequest["method"],
      // Encode commas, because Prism would read them in a path parameter as a list.
      url: { path: request.path.replaceAll(",", "%2C"), query },
      headers: model.request?.body === undefined ? withoutBody(headers) : { ...headers },
      body: body ?? null,
    };
    const violations = validateRequest(model, input);

    // A missing key takes precedence over all other errors.
    if (violations.some(({ code }) => code === 401)) {
      const missing = choose(operation, { status: 401 }, accept);
      if ("failure" in missing || missing.mediaType === undefined) return fail({ status: 401 }, operation, accept);
      return {
        status: 401,
        headers: headersOf(missing),
        mediaType: missing.mediaType,
        body: bodyOf(missing, operation, errorOf),
      };
    }
    const wish = readWish(headers.prefer, request.query);
    const wished = "failure" in wish ? {} : wish;
    const isSelected = wished.status !== undefined || wished.example !== undefined;
    const choice = choose(operation, isSelected ? wished : cursorWish(operation, query), accept);
    const failure =
      ("failure" in parsed ? parsed.failure : undefined) ??
      (violations.length > 0
        ? {
            status: contentFailureStatus(operation, headers["content-type"], violations),
            details: "Validation error",
            rejected: rejectedFields(violations, { operation: model, query, body }),
            headers: violationsHeader(violations),
          }
        : undefined) ??
      ("failure" in wish ? wish.failure : undefined) ??
      ("failure" in choice ? choice.failure : undefined);
    if (failure !== undefined || "failure" in choice) return fail(failure ?? { status: 500 }, operation, accept);

    if (wished.delay !== undefined) await sleep(wished.delay);
    const example = () =>
      exampleOf(request, operation, model, choice, { ...wished, dynamic: wished.dynamic ?? dynamic });
    if (isSelected) return await example();
    const { world, baseUrl } = request;
    const state = world.stateOf(name);
    const typed = typedRequest(operation, { path: request.path, query: request.query, headers, body });
    const derived = async (): Promise<ApiResponse> => {
      if (state === undefined) return await example();
      const method = request.method.toUpperCase();
      const given = { method, path: request.path, query: request.query, headers, body: typed.body, baseUrl };
      const response = state.respond(given);
      if (response === undefined) {
        const shown = await example();
        return { ...shown, headers: { ...shown.headers, "Mock-Derived": "none" } };
      }
      const { status, headers: made, mediaType, ignored } = response;
      const marks = {
        "Mock-Derived": response.derived.join(", ") || "none",
        ...(ignored.length > 0 && { "Mock-Ignored": ignored.join(", ") }),
      };
      const isBare = status >= 400 && mediaType === undefined;
      const content = isBare
        ? errorOf({ status }, { operation, accept })
        : { mediaType: acceptedType(operation, status, mediaType, accept), body: response.body };
      return { status, headers: { ...made, ...marks }, ...content };
    };
    const handler = handlers?.get(operation.id);
    if (handler === undefined) return await derived();
    const url = `${baseUrl}${request.path}`;
    const context = {
      now: world.now,
      async derived() {
        const { status, headers, mediaType, body } = await derived();
        return { status, headers, contentType: mediaType, body };
      },
    };
    return handled(await handler({ operationId: operation.id, ...typed, url }, context), operation);
  }

  function handled(
    { status, headers = {}, contentType, body }: HandlerResponse,
    operation: DeclaredOperation,
  ): ApiResponse {
    if (!Number.isInteger(status)) throw new MockError(`The handler ${operation.id} returned no status`);
    const content = responseFor(operation, status)?.contents[0]?.mediaType;
    const mediaType = body === undefined ? undefined : (contentType ?? content ?? "application/json");
    const texts = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return { status, headers: Object.fromEntries(texts), mediaType, body };
  }

  async function exampleOf(
    { baseUrl, path }: ApiRequest,
    operation: DeclaredOperation,
    model: Operation,
    choice: Choice,
    wish: { dynamic: boolean; seed?: string },
  ): Promise<ApiResponse> {
    const { status, mediaType } = choice;
    const content = mediaType === undefined ? undefined : await contentOf(operation, model, choice, wish);
    const documented = headersOf(choice);
    const { Location } = documented;
    const created = Location && {
      Location: locate(Location, { baseUrl, path, template: operation.path, body: content }),
    };
    return { status, headers: { ...documented, ...created }, mediaType, body: content };
  }

  /**
   * Returns the documented example with its links, byte for byte. Returns generated data if there is no example, or on
   * request.
   */
  async function contentOf(
    operation: DeclaredOperation,
    model: Operation,
    choice: Choice,
    { dynamic, seed }: { dynamic: boolean; seed?: string },
  ): Promise<unknown> {
    // A generated error would contain a wrong status.
    const made = dynamic && choice.status < 400 ? makeUp(model, choice, seed) : undefined;
    return made ?? bodyOf(choice, operation, errorOf) ?? (await sampleOf(model, choice));
  }

  /** Responds with an error, even if the client accepts none of its media types. */
  function fail(
    failure: Omit<Failure, "details"> & { details?: string },
    operation?: DeclaredOperation,
    accept?: string,
  ): ApiResponse {
    const { status, headers = {} } = failure;
    return { status, headers, ...errorOf(failure, { operation, accept }) };
  }

  return { name, document, operations, errorOf, read, handle };
}

/**
 * Removes the headers of a body that the operation does not declare. The mock ignores such a body; Prism rejects it.
 */
function withoutBody(headers: ApiRequest["headers"]): Record<string, string> {
  const { "content-length": _length, "content-type": _type, ...rest } = headers;
  return rest;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
