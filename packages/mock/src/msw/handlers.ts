import { type Route, routeFinder } from "@assessment-api/runtime/fetch";
import { bypass, type HttpHandler, http } from "msw";
import { readDeclared } from "../declared.ts";
import { createErrorOf } from "../error-body.ts";
import { createLocator } from "../response.ts";
import { choiceFor, type OperationOffer, type World } from "./choices.ts";
import { type AnyScript, type Api, mockOperation } from "./operation.ts";
import type { Script } from "./scene.ts";

/** MSW handlers by operationId. Without a script, a handler responds with the first example. */
export type ApiHandlers<Handlers> = {
  readonly [OperationId in keyof Handlers]: (script?: Script<Handlers[OperationId]>) => HttpHandler;
} & {
  /** Returns a handler for each operation, which responds with the first example. */
  all(): HttpHandler[];
  /** Returns the operations with their documented responses, for the panel. */
  operations(): OperationOffer[];
  /** Returns the last handler: logs the operation without a handler and responds with 501. */
  unhandled(): HttpHandler;
};

/** @param baseUrl base URL of the service. Default: the path of the version on any host. */
export function createApiHandlers<Handlers>(api: Api, baseUrl: string | undefined): ApiHandlers<Handlers> {
  const { operations, resolve } = readDeclared(api.document);
  const declared = new Map(operations.map((operation) => [operation.id, operation]));
  const locate = createLocator(api.document as object, operations);
  const documented = { operations: declared, resolve, locate, errorOf: createErrorOf(operations, resolve) };
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = (base?.pathname ?? api.basePath).replace(/\/$/, "");
  const served: Api = { ...api, basePath };
  const find = routeFinder(api.routes.routes);

  /** Returns the path below the base URL; undefined for other requests. */
  function pathOf({ url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    const isHere = (base === undefined || origin === base.origin) && pathname.startsWith(`${basePath}/`);
    return isHere ? pathname.slice(basePath.length) : undefined;
  }

  function routeOf(request: Request): Route | undefined {
    const path = pathOf(request);
    return path === undefined ? undefined : find(request.method, path);
  }

  const handlerOf =
    (route: Route) =>
    (script: AnyScript = {}) => {
      const { operationId } = route;
      const chosen = () => choiceFor(api.name, operationId);
      const mocked = mockOperation(served, route, documented, script, chosen);
      const handler = http.all(
        ({ request }) => routeOf(request)?.operationId === operationId,
        ({ request }) => {
          const { world } = chosen();
          return world === undefined ? mocked.respond(request) : sendTo(world, request, served);
        },
      );
      // MSW 3 calls this from resetHandlers; MSW 2 has no such method.
      const { reset } = handler as { reset?: () => void };
      return Object.assign(handler, {
        reset() {
          mocked.reset();
          api.state?.reset();
          reset?.call(handler);
        },
      });
    };

  const byOperation = Object.fromEntries(api.routes.routes.map((route) => [route.operationId, handlerOf(route)]));
  const others = {
    operations: () =>
      api.routes.routes.map(({ operationId, method, path }) => ({
        operationId,
        method,
        path: `${basePath}${path}`,
        responses: (declared.get(operationId)?.responses ?? [])
          .filter(({ code }) => /^\d+$/.test(code))
          .map(({ code, contents }) => ({
            status: Number(code),
            examples: (contents[0]?.examples ?? []).map(({ key }) => key),
          })),
      })),
    all: () => Object.values(byOperation).map((handler) => handler()),
    unhandled: () =>
      http.all(
        ({ request }) => pathOf(request) !== undefined,
        ({ request }) => {
          const { pathname } = new URL(request.url);
          const operationId = routeOf(request)?.operationId;
          const what = `${request.method} ${pathname}`;
          const message =
            operationId === undefined
              ? `${what} is no operation of ${api.title}`
              : `${what} is the operation ${operationId} of ${api.title}, which has no handler: add handlers.${api.name}.${operationId}()`;
          console.error(message);
          return new Response(message, { status: operationId === undefined ? 404 : 501 });
        },
      ),
  };
  return { ...byOperation, ...others } as unknown as ApiHandlers<Handlers>;
}

/** Forwards a request to a running service. */
function sendTo({ baseUrl, apiKey }: World, request: Request, { basePath, routes }: Api): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = `${baseUrl.replace(/\/$/, "")}${pathname.slice(basePath.length)}${search}`;
  const sent = new Request(url, request);
  if (apiKey !== undefined)
    for (const scheme of Object.values(routes.securitySchemes))
      if (scheme.type === "apiKey" && scheme.in === "header") sent.headers.set(scheme.name, apiKey);
  return fetch(bypass(sent));
}
