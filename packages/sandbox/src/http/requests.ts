import { randomInt } from "node:crypto";
import { crossOriginHeaders, HttpFailure, preflightHeaders } from "@assessment-api/runtime/server";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { redactPath, redactTokens } from "../domain/journal.ts";
import { type ApiVersion, apiVersions } from "../domain/keys.ts";
import { StoreUnavailableError } from "../domain/storage-errors.ts";
import { readTrace, type Span, type Tracer, traceIdOf } from "../domain/traces.ts";
import { type Cause, type Commits, causedBy, createCause } from "../journal/cause.ts";
import { ALPHABET } from "../service/new-id.ts";
import type { World } from "../service/world.ts";
import type { RefusedForms } from "./pages/refused-forms.ts";
import { type ControlGuardOptions, guardControl } from "./security/control-guard.ts";

export function versionIn(url: string): ApiVersion | undefined {
  const next = url[3];
  if (url[0] !== "/" || (next !== "/" && next !== "?" && next !== undefined)) return undefined;
  for (const version of apiVersions) if (url.startsWith(version, 1)) return version;
  return undefined;
}

export const operationIdOf = ({ routeOptions: { config } }: FastifyRequest): string | undefined =>
  (config as { operationId?: string } | undefined)?.operationId;

export function organizationIn({ url, params }: FastifyRequest): string | undefined {
  if (!url.startsWith("/control/organizations/")) return undefined;
  const { p0 } = params as { p0?: string };
  return p0 || undefined;
}

declare module "fastify" {
  interface FastifyRequest {
    cause: Cause | undefined;
    /** Commits before the handler; a handler has a separate record. */
    commits: Commits | undefined;
    span: Span | undefined;
    /** For form posts of pages; absent if several processes share the data. */
    refusedForms?: RefusedForms | undefined;
  }
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogStream {
  write(line: string): void;
}

/** Queries contain names and addresses. */
const pathOf = (url: string): string => redactPath(url.split("?", 1)[0] ?? "");

/** Number of characters for the time and for the number within a millisecond. */
const [TIME_DIGITS, TAIL_DIGITS] = [7, 5];

let [lastTime, lastTail] = [0, 0];

/** Ascending: keeps the order within a millisecond, adjacent in the journal's index. */
export function createRequestId(): string {
  const now = Date.now();
  // Processes that share a database must not meet.
  if (now > lastTime) [lastTime, lastTail] = [now, randomInt(ALPHABET.length ** TAIL_DIGITS / 2)];
  else lastTail++;
  return `req_${digitsOf(lastTime, TIME_DIGITS)}${digitsOf(lastTail, TAIL_DIGITS)}`;
}

function digitsOf(value: number, length: number): string {
  let [rest, digits] = [value, ""];
  for (let digit = 0; digit < length; digit++) {
    digits = (ALPHABET[rest % ALPHABET.length] as string) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError };

/** Errors whose message tells operators what to do. */
const isExplained = (error: Error): boolean =>
  error instanceof HttpFailure || error instanceof StoreUnavailableError || error.name === "AbortError";

/** Returns the parts of an error that may be logged. Other parts may contain request data. */
function loggedError(error: unknown, isCauseExplained = false): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "no Error was thrown", stack: "" };
  const { name, message, stack = "", cause } = error;
  return {
    type: name,
    message,
    stack: isCauseExplained || isExplained(error) ? "" : stack,
    ...(cause !== undefined && { cause: loggedError(cause, error instanceof StoreUnavailableError) }),
  };
}

/** Logs the path only. Fastify's default logs the full URL. */
class RequestLog extends LogController {
  readonly #isLogged: boolean;

  constructor(level: LogLevel) {
    super({ requestIdLogLabel: "requestId" });
    this.#isLogged = logLevels.indexOf(level) <= logLevels.indexOf("info");
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, log, cause }: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (!this.#isLogged) return;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    const trace = cause?.trace && { traceId: traceIdOf(cause.trace) };
    log.info({ method, path: pathOf(url), status, ms, ...trace, ...(error && { err: error }) }, "request");
  }
}

/** One line per request and error. */
export function loggingOptions(level: LogLevel, stream: LogStream) {
  return {
    // Lazy: silent mode loads no logger.
    logger: level !== "silent" && {
      level,
      stream: { write: (line: string) => stream.write(redactTokens(line)) },
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: {
        err: (error: unknown) => loggedError(error),
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      },
    },
    logController: new RequestLog(level),
    genReqId: createRequestId,
  };
}

interface MeasuredRequest {
  readonly api: string;
  /** Never contains text of the client. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  observeRequest(request: MeasuredRequest): void;
  read(world: World): Promise<string>;
}

export function measureRequests(app: FastifyInstance, { observeRequest }: Pick<Metrics, "observeRequest">): void {
  app.addHook("onResponse", (request, { statusCode: status, elapsedTime }, done) => {
    observeRequest({ api: apiOf(request.url), operation: operationOf(request), status, seconds: elapsedTime / 1000 });
    done();
  });
}

/** Serves `/metrics` with the access rules of the control API. */
export function serveMetrics(
  app: FastifyInstance,
  world: World,
  { read }: Pick<Metrics, "read">,
  guard: ControlGuardOptions,
): void {
  app.register(async (scope) => {
    guardControl(scope, guard);
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof HttpFailure)) throw error;
      const { status, headers = {}, message } = error;
      return reply.code(status).headers(headers).type("text/plain; charset=utf-8").send(`${message}\n`);
    });
    scope.get("/metrics", async (_request, reply) =>
      reply.type("text/plain; version=0.0.4; charset=utf-8").send(await read(world)),
    );
  });
}

const apiOf = (url: string): string => versionIn(url) ?? (/^\/control(?:[/?]|$)/.test(url) ? "control" : "other");

export const operationOf = (request: FastifyRequest): string =>
  operationIdOf(request) ?? request.routeOptions.url ?? "unknown path";

/**
 * Continues the traces of requests, even without a journal.
 * @param tracer reports a span per request
 */
export function carryRequestTraces(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.decorateRequest("span", undefined);
  if (tracer !== undefined) reportRequests(app, tracer);
  app.addHook("preHandler", (request, _reply, done) => {
    const { span, headers } = request;
    const trace = span?.trace ?? (headers.traceparent === undefined ? undefined : readTrace(headers));
    if (trace === undefined) return done();
    request.cause ??= createCause({ id: request.id, kind: "request", operation: request.method });
    request.cause.trace = trace;
    causedBy(request.cause, done);
  });
}

/** Reports a span for each request, with its route, because paths contain ids and tokens. */
function reportRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url === undefined ? {} : { "http.route": routeOptions.url };
    const attributes = { "http.request.method": method, ...route };
    request.span = tracer.begin({ name: operationOf(request), kind: "server", attributes }, readTrace(headers));
    done();
  });
  app.addHook("onResponse", ({ span }, { statusCode }, done) => {
    span?.end({ "http.response.status_code": statusCode }, statusCode < 500 ? "fine" : "failed");
    done();
  });
}

/** Disables content sniffing. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "x-request-id": id, "x-content-type-options": "nosniff" });
}

export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    setCommonHeaders(request, reply);
    done();
  });
}

/** Further headers that pages of other origins may read. */
const READABLE = ["X-Request-Id"];

/** Answers preflights; other OPTIONS requests reach the API, unlike with @fastify/cors. */
export function allowOtherOrigins(app: FastifyInstance): void {
  const withoutOrigin = crossOriginHeaders({}, READABLE);
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    reply.headers(headers.origin === undefined ? withoutOrigin : crossOriginHeaders(headers, READABLE));
    const preflight = method === "OPTIONS" ? preflightHeaders(method, headers) : undefined;
    if (preflight === undefined) return done();
    reply.code(204).headers(preflight).send();
  });
}
