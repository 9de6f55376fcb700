import type { State } from "@assessment-api/resources";
import { type MockApi, type MockOperation, type Route, routeFinder } from "@assessment-api/runtime/fetch";
import { bypass, type HttpHandler, http } from "msw";
import { declaredReader, nodeOf } from "../declared.ts";
import { createErrorOf } from "../error-body.ts";
import { MockError } from "../errors.ts";
import { createLocator } from "../response.ts";
import { choiceFor, type OperationOffer, type World } from "./choices.ts";
import { type AnyScript, type Api, mockOperation } from "./operation.ts";
import type { Script } from "./scene.ts";

/** Constants of the generated `msw.gen.ts`: `import * as operations`, or some of them. */
export type Operations = Readonly<Record<string, MockOperation>>;

/** MSW handlers by operation. Without a script, a handler responds with the first example. */
export type ApiHandlers<All extends Operations> = {
  readonly [Name in keyof All]: (script?: Script<HandlerOf<All[Name]>>) => HttpHandler;
} & {
  /** Returns a handler for each operation, which responds with the first example. */
  all(): HttpHandler[];
  /** Returns the operations with their documented responses, for the panel. */
  operations(): OperationOffer[];
  /** Returns the last handler: logs the operation without a handler and responds with 501. */
  unhandled(): HttpHandler;
};

type HandlerOf<Operation> = Operation extends MockOperation<infer Handler> ? Handler : never;

export interface HandlersOptions {
  /** Base URL of the service. Default: the path of the document's first server, on any host. */
  readonly baseUrl?: string | undefined;
  /**
   * The result of `stateful()` in `stateful.gen.ts`, which keeps created items. Operations with a script and operations
   * that are not derived ignore it. `resetHandlers` of MSW 3 resets it.
   */
  readonly state?: State | undefined;
  /** Name in the panel. Default: api. */
  readonly name?: string | undefined;
}

/** @param variable name of the variable with the handlers, for messages */
export function createApiHandlers<All extends Operations>(
  given: All,
  { baseUrl, state, name = "api" }: HandlersOptions,
  variable = name,
): ApiHandlers<All> {
  const entries = Object.entries<MockOperation>(given);
  const about = entries[0]?.[1].api;
  if (about === undefined) throw new MockError("There are no operations; pass constants of the generated msw.gen.ts");
  const { read, resolve } = declaredReader({});
  const operations = entries.map(([, { route, declared }]) =>
    read(route.path, {}, route.method.toLowerCase(), { ...nodeOf(declared), operationId: route.operationId }),
  );
  const declared = new Map(operations.map((operation) => [operation.id, operation]));
  const locate = createLocator({ servers: about.servers.map((url) => ({ url })) }, about.routes);
  const documented = { operations: declared, resolve, locate, errorOf: createErrorOf(operations, resolve) };
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = (base?.pathname ?? about.basePath).replace(/\/$/, "");
  const api: Api = { ...about, name, variable, state, basePath };
  const find = routeFinder<MockApi["routes"][number]>(about.routes);

  /** Returns the path below the base path; undefined for requests to other URLs. */
  function pathOf({ url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    const isHere = (base === undefined || origin === base.origin) && pathname.startsWith(`${basePath}/`);
    return isHere ? pathname.slice(basePath.length) : undefined;
  }

  function routeOf(request: Request): Pick<Route, "operationId"> | undefined {
    const path = pathOf(request);
    return path === undefined ? undefined : find(request.method, path);
  }

  const handlerOf =
    (route: Route) =>
    (script: AnyScript = {}) => {
      const { operationId } = route;
      const chosen = () => choiceFor(api.name, operationId);
      const mocked = mockOperation(api, route, documented, script, chosen);
      const handler = http.all(
        ({ request }) => routeOf(request)?.operationId === operationId,
        ({ request }) => {
          const { world } = chosen();
          return world === undefined ? mocked.respond(request) : sendTo(world, request, api);
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

  const byOperation = Object.fromEntries(entries.map(([name, { route }]) => [name, handlerOf(route)]));
  const others = {
    operations: () =>
      entries.map(
        ([
          ,
          {
            route: { operationId, method, path },
          },
        ]) => ({
          operationId,
          method,
          path: `${basePath}${path}`,
          responses: (declared.get(operationId)?.responses ?? [])
            .filter(({ code }) => /^\d+$/.test(code))
            .map(({ code, contents }) => ({
              status: Number(code),
              examples: (contents[0]?.examples ?? []).map(({ key }) => key),
            })),
        }),
      ),
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
              ? `${what} is not an operation of ${api.title}`
              : `${what} is the operation ${operationId} of ${api.title}, which has no handler: add ${variable}.${operationId}()`;
          console.error(message);
          return new Response(message, { status: operationId === undefined ? 404 : 501 });
        },
      ),
  };
  return { ...byOperation, ...others } as unknown as ApiHandlers<All>;
}

function sendTo({ baseUrl, apiKey }: World, request: Request, { basePath, securitySchemes }: Api): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = `${baseUrl.replace(/\/$/, "")}${pathname.slice(basePath.length)}${search}`;
  const sent = new Request(url, request);
  if (apiKey !== undefined)
    for (const scheme of Object.values(securitySchemes))
      if (scheme.type === "apiKey" && scheme.in === "header") sent.headers.set(scheme.name, apiKey);
  return fetch(bypass(sent));
}
