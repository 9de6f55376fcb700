import type { State } from "@assessment-api/resources";
import { type MockApi, type Route, serveFetch } from "@assessment-api/runtime/fetch";
import { type DeclaredOperation, nodeOf, type Resolve } from "../declared.ts";
import { bodyOf, type ErrorOf, withFreshIds } from "../error-body.ts";
import { MockError, toHttpFailure } from "../errors.ts";
import type { createLocator } from "../response.ts";
import { acceptedType, type Choice, choose, cursorWish, headersOf, type Preference, readWish } from "../response.ts";
import { pageOf } from "./pages.ts";
import type { AnyScene, IncomingRequest, NoResponse } from "./scene.ts";
import { merge, sceneMistake, unknownMembers } from "./scene.ts";

export interface Api extends MockApi {
  /** Name in the panel, such as `v2`. */
  readonly name: string;
  /** Variable with the handlers in messages, such as `handlers.v2`. */
  readonly variable: string;
  /** Responds to operations without a script if their behaviour is derived from the document. */
  readonly state?: State | undefined;
}

export type AnyScript = AnyScene | readonly AnyScene[] | ((request: IncomingRequest) => AnyScene | Promise<AnyScene>);

export interface Documented {
  readonly operations: ReadonlyMap<string, DeclaredOperation>;
  readonly resolve: Resolve;
  readonly errorOf: ErrorOf;
  readonly locate: ReturnType<typeof createLocator>;
}

class NetworkError extends Error {}

type ResponseScene = Exclude<AnyScene, NoResponse>;

const isBroken = (scene: AnyScene): scene is NoResponse => "networkError" in scene && scene.networkError !== undefined;

interface Asker {
  readonly accept?: string | undefined;
  readonly query: Record<string, unknown>;
  readonly url?: URL;
}

/**
 * Responds to requests of one operation with a script. Invalid requests get the error object of the document.
 *
 * @param chosen the choice in the panel
 * @throws MockError immediately if a scene contradicts the document
 */
export function mockOperation(
  api: Api,
  route: Route,
  { operations, resolve, locate, errorOf }: Documented,
  script: AnyScript,
  chosen: () => Preference,
) {
  const { operationId } = route;
  const operation = operations.get(operationId) as DeclaredOperation;
  const wrong = (what: string) => new MockError(`${api.variable}.${operationId}: ${what}`);

  /** @param wished whether the request selects a status or example; errors are then the client's, not the test's */
  function respond(scene: ResponseScene, { accept, query, url }: Asker, wished: boolean) {
    const { status, example, count } = scene;
    const usesDefault = status === undefined && example === undefined && count === undefined;
    const choice = choose(operation, usesDefault ? cursorWish(operation, query) : { status, example }, accept);
    if ("failure" in choice) {
      const { failure } = choice;
      const [rejected] = failure.rejected ?? [];
      if (wished || rejected === undefined) throw toHttpFailure(failure);
      throw wrong(`${rejected.value.replace(/^code=/, "status=")} ${rejected.message}`);
    }
    const { mediaType } = choice;
    const body = mediaType === undefined ? undefined : bodyFor(choice, mediaType, scene, query);
    if (mediaType === undefined && (scene.body !== undefined || count !== undefined))
      throw wrong(`${choice.status} has no body`);
    const headers = headersOf(choice);
    if (headers.Location !== undefined && url !== undefined) {
      const path = url.pathname.slice(api.basePath.length);
      const baseUrl = `${url.origin}${api.basePath}`;
      headers.Location = locate(headers.Location, { baseUrl, path, template: route.path, body });
    }
    return {
      status: choice.status,
      headers: { ...headers, ...scene.headers },
      ...(mediaType !== undefined && { contentType: mediaType, body }),
    };
  }

  const schemaOf = (code: string, mediaType: string) =>
    operation.responses.find((one) => one.code === code)?.contents.find((one) => one.mediaType === mediaType)?.schema;

  function bodyFor(choice: Choice, mediaType: string, { count, body }: ResponseScene, query: Asker["query"]): unknown {
    const { code } = choice.response;
    const shown = structuredClone(bodyOf(choice, operation, errorOf));
    const listed = count === undefined ? shown : pageOf(shown, count, operation, query);
    if (listed === undefined && count !== undefined) throw wrong(`${choice.status} has no list for ${count} elements`);
    const unknown = unknownMembers(schemaOf(code, mediaType), body, resolve);
    if (unknown.length > 0) throw wrong(`the body of ${choice.status} has no ${unknown.join(", ")}`);
    const merged = body === undefined ? listed : merge(listed, body);
    if (body !== undefined || count !== undefined) demandValid(choice, mediaType, merged);
    return merged;
  }

  function demandValid({ status, response }: Choice, mediaType: string, body: unknown): void {
    const validate = route.responses[response.code]?.content[mediaType]?.validate;
    if (validate === undefined || validate(body)) return;
    const rules = (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`);
    throw wrong(`the body of ${status} violates the document: ${rules.join("; ")}`);
  }

  function checked(scene: AnyScene): AnyScene {
    const mistake = sceneMistake(scene);
    if (mistake !== undefined) throw wrong(mistake);
    return scene;
  }

  /** Whether the operation has no script. */
  const isDefault = typeof script === "object" && script !== null && Object.keys(script).length === 0;

  function derive(request: IncomingRequest, url: URL, headers: Context["headers"] & object) {
    const response = api.state?.respond({
      method: route.method.toUpperCase(),
      path: url.pathname.slice(api.basePath.length),
      query: url.searchParams,
      headers: headers as Record<string, string>,
      body: request.body,
      baseUrl: `${url.origin}${api.basePath}`,
    });
    if (response === undefined) return undefined;
    const { status, mediaType, body } = response;
    const isBare = status >= 400 && mediaType === undefined;
    const { accept } = headers;
    const error = isBare
      ? errorOf({ status }, { operation, accept })
      : { mediaType: acceptedType(operation, status, mediaType, accept), body };
    return {
      status,
      headers: { ...response.headers, "Mock-Derived": response.derived.join(", ") || "none" },
      ...(error.mediaType !== undefined && {
        contentType: error.mediaType,
        body: status < 400 ? error.body : withFreshIds(error.body),
      }),
    };
  }

  const scenes = (Array.isArray(script) ? script : [script]) as readonly AnyScene[];
  if (typeof script !== "function") {
    if (scenes.length === 0) throw wrong("an empty sequence has no response");
    // Fail when the handler is created, not on its first request.
    for (const scene of scenes.map(checked)) if (!isBroken(scene)) respond(scene, { query: {} }, false);
  }
  let next = 0;
  const sceneFor = async (request: IncomingRequest): Promise<AnyScene> =>
    typeof script === "function"
      ? checked(await script(request))
      : (scenes[Math.min(next++, scenes.length - 1)] as AnyScene);

  async function handle(request: IncomingRequest & { url: string }, { headers = {} }: Context) {
    const url = new URL(request.url);
    const preference = readWish(headers.prefer, url.searchParams);
    if ("failure" in preference) throw toHttpFailure(preference.failure);
    const { dynamic, seed: _seed, ...wish } = { ...chosen(), ...preference };
    if (dynamic === true) {
      const message = "needs the mock server; handlers for MSW respond with examples only";
      const rejected = [{ field: "Prefer", value: "dynamic=true", message }];
      throw toHttpFailure({ status: 400, details: "Generated data is not available here", rejected });
    }
    const derived = isDefault && Object.keys(wish).length === 0 ? derive(request, url, headers) : undefined;
    if (derived !== undefined) return derived;
    const given = await sceneFor(request);
    // If the request selects a status, ignore the script, which may be for another status.
    const scene: AnyScene = wish.status === undefined ? { ...given, ...wish } : wish;
    if (scene.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, scene.delay));
    if (isBroken(scene)) throw new NetworkError();
    const wished = wish.status !== undefined || wish.example !== undefined;
    return respond(scene, { accept: headers.accept, query: { ...nodeOf(request.query) }, url }, wished);
  }

  /** Errors of requests without a documented response. */
  const failures = new WeakMap<Request, unknown>();
  const serve = serveFetch({ ...api, routes: [route] }, { [operationId]: handle }, anyCredential(api), {
    prefix: api.basePath,
    toErrorBody({ status, message, problems }) {
      // A missing key gets the documented example, as from the mock server.
      const details = status === 401 ? {} : { details: message };
      const { mediaType, body } = errorOf({ status, ...details, rejected: problems }, { operation });
      return { contentType: mediaType, body: api.state === undefined ? body : withFreshIds(body) };
    },
    onError: (error, request) => failures.set(request, error),
  });

  return {
    reset: () => {
      next = 0;
    },
    /** @throws the error of the script, or a MockError if a scene contradicts the document */
    async respond(request: Request): Promise<Response> {
      const sent = await withoutEmptyBody(request);
      const response = await serve(sent);
      const failed = failures.get(sent);
      if (failed instanceof NetworkError) return Response.error();
      if (failed !== undefined) throw failed;
      return response;
    },
  };
}

/**
 * Removes the empty stream that MSW passes for requests without a body. Validation would reject it for its missing
 * media type.
 */
async function withoutEmptyBody(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  if (request.body === null || headers.has("content-type")) return request;
  const { byteLength } = await request.clone().arrayBuffer();
  return byteLength > 0 ? request : new Request(url, { method, headers, signal });
}

interface Context {
  readonly headers?: { readonly prefer?: string; readonly accept?: string };
}

/** Creates security handlers that accept any key except "" and pass undeclared headers to the handler. */
const anyCredential = ({ securitySchemes }: Api) =>
  Object.fromEntries(
    Object.keys(securitySchemes).map((scheme) => [
      scheme,
      (key: string, { headers }: { headers: Record<string, unknown> }) => {
        if (key === "") throw toHttpFailure({ status: 401, details: "The key is empty" });
        return { headers };
      },
    ]),
  );
