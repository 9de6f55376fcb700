import { METHODS } from "node:http";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { loadYaml, noYaml } from "../body/yaml.ts";
import type { RouteTable } from "../contract.ts";
import { sendFailure } from "../errors.ts";
import { type Failure, failure, HttpFailure, internal } from "../failure.ts";
import { compileOperation, type Operation } from "../operation.ts";
import { type PathRoutes, parameterNames, pathsOf } from "../routing/methods.ts";
import { createRouter } from "../routing/router.ts";
import { demandHandlers, MiB, type ServeSettings, streamSettings } from "../settings.ts";
import { FastifyExchange, type OnBody } from "./exchange.ts";
import { failureOf } from "./plugin-failure.ts";
import { overlapFinder, routePath } from "./route-path.ts";
import { yamlThread } from "./yaml-thread.ts";

/** Without `bodyLimit` the app's own one holds. */
export interface ServeOptions extends ServeSettings {
  /**
   * Who sends a request, by its authenticated context: YAML bodies are parsed one after the other, and callers take turns. By default all requests are
   * one caller's.
   */
  readonly callerOf?: (context: object) => string | undefined;
  /** Called with each error that becomes a 5xx response, in addition to the log. */
  readonly onError?: (error: unknown, request: FastifyRequest) => void;
  /** Called with each body as it came in, for a record of requests; not with binary ones, which are streamed. */
  readonly onBody?: OnBody;
  /** Called with each failure and the body that is sent for it, for a record of requests. */
  readonly onFailure?: (failure: Failure, body: unknown, request: FastifyRequest) => void;
}

/** What `app.register` takes. */
export type ServerPlugin = FastifyPluginAsync;

/**
 * A Fastify plugin that serves a document's operations: `app.register(serve(routes, handlers, security, options), { prefix })`.
 * Requests reach a handler authenticated and valid; responses leave only if the document declares them; every failure
 * becomes the version's error object.
 * @throws where operations or security schemes have no handler, naming them
 */
export function serve(table: RouteTable, handlers: object, security: object, options: ServeOptions): ServerPlugin {
  demandHandlers(table, handlers, security);
  const { toErrorBody, validateResponses = true, onBody, onError, onFailure } = options;

  return async (app) => {
    const operations = new Map<string, Operation>();
    /** Errors of handlers. Their `statusCode`, of a failed call to another service for example, says nothing about this response. */
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

    /** An error of a stream whose response has begun: Fastify logs it and breaks the response off. */
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
            request.log.info({ err: thrown }, "the client went away");
            return;
          }
          const error = thrown instanceof Error ? thrown : new Error("a handler threw no Error", { cause: thrown });
          unforeseen.add(error);
          reply.send(error);
        },
      );
    }

    app.removeAllContentTypeParsers();
    // A regular expression, because with "*" Fastify looks for the parser again on each request.
    app.addContentTypeParser(/^/, (_request, payload, done) => done(null, payload));

    app.setErrorHandler((error, request, reply) => {
      const operationId = operationOf(request);
      const operation = operationId === undefined ? undefined : operations.get(operationId);
      // An operation refuses the Content-Type itself, after it has checked the credential.
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
    /** For an unknown path, and for methods of a known one that have no route. */
    function notFound(request: FastifyRequest, reply: FastifyReply) {
      const [pathname = ""] = request.url.split("?");
      // By segments: a prefix may have parameters of its own.
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
      // Without a prefix the handler is the app's, which may have one of its own.
      if (app.prefix !== "") throw error;
      reachesNotFound = false;
    }

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
      // Each route makes the start slower: there is one only where the request would not get to `notFound`.
      const elsewhere = reachesNotFound ? findMethods(path) : app.supportedMethods;
      const refused = elsewhere.filter(
        (method) => !declared.has(method) && (method !== "HEAD" || !declared.has("GET")),
      );
      if (refused.length > 0)
        app.route({ method: refused as HTTPMethods[], url, exposeHeadRoute: false, handler: notFound });
    }
  };
}

/** Fastify knows the usual methods; others are those that Node's parser takes. */
function addMethod(app: FastifyInstance, method: string): void {
  if (app.supportedMethods.includes(method)) return;
  if (!METHODS.includes(method))
    throw new Error(`requests of the method ${method} cannot be received by this version of Node`);
  app.addHttpMethod(method, { hasBody: true });
}

/** A Content-Type that is malformed, or that QUERY lacks. */
const contentTypeErrors = new Set<unknown>(["FST_ERR_CTP_INVALID_MEDIA_TYPE", "FST_ERR_ROUTE_MISSING_CONTENT_TYPE"]);

const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operationId?: string } | undefined)?.operationId;

/** Responses are parsed here, before they are sent; requests in the thread. */
const respondsWithYaml = ({ routes }: RouteTable): boolean =>
  routes.some(({ responses }) =>
    Object.values(responses).some(({ content }) => Object.values(content).some(({ kind }) => kind === "yaml")),
  );
