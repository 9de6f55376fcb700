import { type Route, routeFinder } from "@assessment-api/runtime/fetch";
import { type HttpHandler, http } from "msw";
import { createLocator } from "../response/location.ts";
import type { Api } from "./api.ts";
import { choiceFor } from "./choices.ts";
import { readDeclared } from "./declared.ts";
import { type AnyScript, mockOperation } from "./operation.ts";
import type { Script } from "./scene.ts";
import { sendTo } from "./world.ts";

/** Responses that the document has for an operation. */
export interface OperationOffer {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly responses: readonly { readonly status: number; readonly examples: readonly string[] }[];
}

/** A handler of MSW for each operation, by its operationId. Without a script it responds with the document's first example. */
export type ApiHandlers<Handlers> = {
  readonly [OperationId in keyof Handlers]: (script?: Script<Handlers[OperationId]>) => HttpHandler;
} & {
  /** A handler for each operation, which responds with the document's first example. */
  all(): HttpHandler[];
  /** The operations with what the document has for them, for a page that offers a choice. */
  operations(): OperationOffer[];
  /** To be the last of the handlers: tells on the console which operation has none, and responds with 501. */
  unhandled(): HttpHandler;
};

/** @param baseUrl of the service; without it, the version's path on any host */
export function createApiHandlers<Handlers>(api: Api, baseUrl: string | undefined): ApiHandlers<Handlers> {
  const declared = readDeclared(api.document);
  const locate = createLocator(api.document as object, [...declared.operations.values()]);
  const documented = { ...declared, locate };
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = (base?.pathname ?? api.basePath).replace(/\/$/, "");
  const served: Api = { ...api, basePath };
  const find = routeFinder(api.routes.routes);

  /** Path below the version's own; undefined for requests to anything else. */
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
        responses: (declared.operations.get(operationId)?.responses ?? [])
          .filter(({ code }) => code !== "default")
          .map(({ code, contents }) => ({
            status: Number(code),
            examples: (contents?.[0]?.examples ?? []).map((example) => (example as { key: string }).key),
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
