import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { hasYaml, loadYaml, noYaml, YAML_MISSING } from "../body/yaml.ts";
import type { RouteTable } from "../contract.ts";
import { sendFailure } from "../errors.ts";
import { type Failure, failure, HttpFailure, internal } from "../failure.ts";
import { compileOperation, type Operation } from "../operation.ts";
import { type PathRoutes, parameterNames, pathsOf } from "../routing/methods.ts";
import { createRouter } from "../routing/router.ts";
import { demandHandlers, MiB, type ServeSettings, streamSettings } from "../settings.ts";
import { FastifyExchange, type OnBody } from "./exchange.ts";
import { METHODS } from "./node-http.ts";
import { failureOf } from "./plugin-failure.ts";
import { overlapFinder, routePath } from "./route-path.ts";
import { yamlThread } from "./yaml-thread.ts";

/** `bodyLimit` defaults to the app's limit. */
export interface ServeOptions extends ServeSettings {
  /**
   * Returns the caller of a request. YAML bodies are parsed one at a time, and callers take turns. Default: one caller.
   */
  readonly callerOf?: (context: object) => string | undefined;
  /** Called for each error that becomes a 5xx response. */
  readonly onError?: (error: unknown, request: FastifyRequest) => void;
  /** Called with each buffered body; binary bodies are streamed. */
  readonly onBody?: OnBody;
  readonly onFailure?: (failure: Failure, body: unknown, request: FastifyRequest) => void;
}

export type ServerPlugin = FastifyPluginAsync;

/**
 * Creates a Fastify plugin: `app.register(serve(routes, handlers, security, options), { prefix })`. Handlers receive
 * authenticated, valid requests. Undeclared responses are not sent. Failures become the version's error object.
 * @throws if operations or security schemes have no handler
 */
export function serve(table: RouteTable, handlers: object, security: object, options: ServeOptions): ServerPlugin {
  demandHandlers(table, handlers, security);
  const { toErrorBody, validateResponses = true, onBody, onError, onFailure } = options;

  return async (app) => {
    const operations = new Map<string, Operation>();
    /** Errors of handlers. Ignores their `statusCode`, which may come from another service. */
    const unforeseen = new WeakSet<object>();

    function respondWithFailure(request: FastifyRequest, reply: FastifyReply, given: Failure, operation?: Operation) {
      try {
        const exchange = new FastifyExchange(request, reply);
        const body = sendFailure(exchange, given, toErrorBody, operation?.declared(given.status));
        onFailure?.(given, body, request);
      } catch (error) {
        request.log.error({ err: error }, "toErrorBody failed");
        reply.code(500).send();
      }
    }

    function failedLate(error: unknown, request: FastifyRequest) {
      if (!(error instanceof HttpFailure)) onError?.(error, request);
    }

    function handle(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
      operation.run(new FastifyExchange(request, reply, onBody, failedLate)).then(
        (given) => {
          if (given !== undefined) respondWithFailure(request, reply, given, operation);
        },
        (thrown: unknown) => {
          if (reply.raw.destroyed) {
            request.log.info({ err: thrown }, "the client disconnected");
            return;
          }
          const error =
            thrown instanceof Error
              ? thrown
              : new Error("a handler threw a value that is not an Error", { cause: thrown });
          unforeseen.add(error);
          reply.send(error);
        },
      );
    }

    app.removeAllContentTypeParsers();
    // Matches every type. With "*", Fastify looks up the parser per request.
    app.addContentTypeParser(/^/, (_request, payload, done) => done(null, payload));

    app.setErrorHandler((error, request, reply) => {
      const operationId = operationOf(request);
      const operation = operationId === undefined ? undefined : operations.get(operationId);
      // The operation checks the credential before the Content-Type.
      if (contentTypeErrors.has((error as { code?: unknown }).code))
        return operation === undefined ? notFound(request, reply) : handle(operation, request, reply);
      const given = unforeseen.has(error as object) ? internal() : failureOf(error);
      if (given.status >= 500) {
        request.log.error({ err: error, operationId }, (error as Error).message);
        onError?.(error, request);
      }
      respondWithFailure(request, reply, given, operation);
    });

    const unknownPath = failure(404, "unknown-path", "There is no such path");
    const paths = pathsOf(table.routes);
    const findMethods = overlapFinder(table.routes);
    const router = createRouter<PathRoutes>(paths.map((one) => [one.path, one]));
    function notFound(request: FastifyRequest, reply: FastifyReply) {
      const [pathname = ""] = request.url.split("?");
      // By segments, because the prefix may contain parameters.
      const below = pathname.split("/").slice(app.prefix.split("/").length);
      const known = router.find(["", ...below].join("/"))?.target;
      if (known === undefined) return respondWithFailure(request, reply, unknownPath);
      if (request.method === "OPTIONS") return reply.code(204).header("allow", known.methods.join(", ")).send();
      respondWithFailure(request, reply, known.notAllowed);
    }
    let reachesNotFound = true;
    try {
      app.setNotFoundHandler(notFound);
    } catch (error) {
      // Without a prefix, the app may already have a not-found handler.
      if (app.prefix !== "") throw error;
      reachesNotFound = false;
    }

    if (hasYaml(table)) demandYaml();
    const yaml = yamlThread();
    app.addHook("onClose", yaml.close);
    const settings = {
      table,
      handlers,
      security,
      validateResponses,
      callerOf: options.callerOf,
      bodyLimit: options.bodyLimit ?? app.initialConfig.bodyLimit ?? MiB,
      bodyLimits: options.bodyLimits ?? {},
      ...streamSettings(options),
      yaml,
      parseYaml: respondsWithYaml(table) ? await loadYaml() : noYaml,
    };
    for (const { method } of table.routes) addMethod(app, method);
    for (const { path, routes } of paths) {
      const url = routePath(path);
      const declared = new Set<string>(routes.map(({ method }) => method));
      for (const route of routes) {
        const operation = compileOperation(route, parameterNames(route.path), settings);
        operations.set(route.operationId, operation);
        app.route({
          method: route.method === "GET" && !declared.has("HEAD") ? ["GET", "HEAD"] : (route.method as HTTPMethods),
          url,
          exposeHeadRoute: false,
          config: { operationId: route.operationId },
          handler: (request, reply) => handle(operation, request, reply),
        });
      }
      const elsewhere = reachesNotFound ? findMethods(path) : app.supportedMethods;
      const refused = elsewhere.filter(
        (method) => !declared.has(method) && (method !== "HEAD" || !declared.has("GET")),
      );
      if (refused.length > 0)
        app.route({ method: refused as HTTPMethods[], url, exposeHeadRoute: false, handler: notFound });
    }
  };
}

/** @throws if Node's parser does not support the method */
function addMethod(app: FastifyInstance, method: string): void {
  if (app.supportedMethods.includes(method)) return;
  if (!METHODS.includes(method))
    throw new Error(`requests of the method ${method} cannot be received by this version of Node`);
  app.addHttpMethod(method, { hasBody: true });
}

/** A malformed Content-Type, or a QUERY without one. */
const contentTypeErrors = new Set<unknown>(["FST_ERR_CTP_INVALID_MEDIA_TYPE", "FST_ERR_ROUTE_MISSING_CONTENT_TYPE"]);

const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operationId?: string } | undefined)?.operationId;

/** @throws if the package yaml is missing, at startup instead of on the first YAML request */
function demandYaml(): void {
  try {
    import.meta.resolve("yaml");
  } catch (cause) {
    throw new Error(YAML_MISSING, { cause });
  }
}

const respondsWithYaml = ({ routes }: RouteTable): boolean =>
  routes.some(({ responses }) =>
    Object.values(responses).some(({ content }) => Object.values(content).some(({ kind }) => kind === "yaml")),
  );
