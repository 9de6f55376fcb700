import { hasYaml, loadYaml, noYaml, type ParseYaml, type YamlReader } from "../body/yaml.ts";
import type { Route, RouteTable } from "../contract.ts";
import { sendFailure } from "../errors.ts";
import { type Failure, failure, HttpFailure, internal } from "../failure.ts";
import { compileOperation, type Operation } from "../operation.ts";
import { type PathRoutes, parameterNames, pathsOf, routeOf } from "../routing/methods.ts";
import { createRouter } from "../routing/router.ts";
import { demandHandlers, MiB, type ServeSettings, streamSettings } from "../settings.ts";
import { FetchExchange } from "./exchange.ts";

export interface ServeFetchOptions extends ServeSettings {
  readonly prefix?: string;
  /** Called for each error that becomes a 5xx response; the default logs it to the console. */
  readonly onError?: (error: unknown, request: Request) => void;
}

/** A handler for Bun.serve, Deno.serve, `app.mount` of Hono, a Next route or a fetch event. */
export type FetchHandler = (request: Request) => Promise<Response>;

/**
 * Creates a fetch handler with the same checks and responses as the Fastify plugin. Needs only Request and Response.
 * Parses YAML in the same thread.
 * @throws if operations or security schemes have no handler
 */
export function serveFetch(
  table: RouteTable,
  handlers: object,
  security: object,
  options: ServeFetchOptions,
): FetchHandler {
  demandHandlers(table, handlers, security);
  const { toErrorBody, prefix = "", onError = (error) => console.error(error) } = options;
  const router = createRouter<PathRoutes>(pathsOf(table.routes).map((one) => [one.path, one]));
  const unknownPath = failure(404, "unknown-path", "There is no such path");
  const malformed = failure(400, "malformed", "The URL is malformed");
  const operations = new Map<Route, Operation>();
  let parseYaml: ParseYaml = noYaml;
  const yaml: YamlReader = {
    async parse(text) {
      const parsed = parseYaml(text);
      if ("problem" in parsed) return parsed;
      return { value: parsed.value, locate: async (fields) => fields.map(parsed.locate) };
    },
  };
  const settings = {
    table,
    handlers,
    security,
    validateResponses: options.validateResponses ?? true,
    callerOf: undefined,
    bodyLimit: options.bodyLimit ?? MiB,
    bodyLimits: options.bodyLimits ?? {},
    ...streamSettings(options),
    yaml,
    parseYaml: (text: string) => parseYaml(text),
  };
  const loaded = hasYaml(table)
    ? loadYaml().then((parse) => {
        parseYaml = parse;
      })
    : undefined;
  // Prevent an unhandled rejection; each request reports the error.
  loaded?.catch(() => {});

  function operationOf(route: Route): Operation {
    const operation = operations.get(route) ?? compileOperation(route, parameterNames(route.path), settings);
    operations.set(route, operation);
    return operation;
  }

  function failed(exchange: FetchExchange, request: Request, given: Failure, operation?: Operation): Response {
    try {
      sendFailure(exchange, given, toErrorBody, operation?.declared(given.status));
      return exchange.response as Response;
    } catch (error) {
      onError(error, request);
      return new Response(null, { status: 500 });
    }
  }

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const target = `${pathname}${search}`;
    const refuse = (given: Failure) => failed(new FetchExchange(request, target, {}), request, given);
    if (!pathname.startsWith(`${prefix}/`) && pathname !== prefix) return refuse(unknownPath);
    let found: ReturnType<typeof router.find>;
    try {
      found = router.find(pathname.slice(prefix.length));
    } catch {
      return refuse(malformed);
    }
    if (found === undefined) return refuse(unknownPath);
    const { methods, notAllowed, routes } = found.target;
    const route = routeOf(routes, request.method);
    if (route === undefined) {
      if (request.method !== "OPTIONS") return refuse(notAllowed);
      return new Response(null, { status: 204, headers: { allow: methods.join(", ") } });
    }

    try {
      await loaded;
    } catch (error) {
      onError(error as Error, request);
      return refuse(internal());
    }
    const operation = operationOf(route);
    const exchange = new FetchExchange(request, target, found.params, (error) => {
      if (!(error instanceof HttpFailure)) onError(error, request);
    });
    try {
      const given = await operation.run(exchange);
      if (given !== undefined) return failed(exchange, request, given, operation);
      return exchange.response as Response;
    } catch (thrown) {
      onError(
        thrown instanceof Error ? thrown : new Error("a handler threw a value that is not an Error", { cause: thrown }),
        request,
      );
      return failed(exchange, request, internal(), operation);
    }
  };
}
