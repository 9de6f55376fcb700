import { negotiator } from "./accept.ts";
import { bodyReader, type ReceivedBody } from "./body/body.ts";
import type { Locate, ParseYaml, YamlReader } from "./body/yaml.ts";
import type { HandlerRequest, HandlerResponse, ResponseSpec, Route, RouteTable } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import { type Failure, failure, HttpFailure, invalid, type Problem } from "./failure.ts";
import { parameterDecoder, undecodable } from "./parameters/parameters.ts";
import { declaredResponses, ResponseError, responder, undeclared } from "./response.ts";
import { anonymous, authenticator } from "./security.ts";
import { bodyProblems, merged, parameterProblems } from "./values/problems.ts";

type Handler = (request: unknown, context: object) => HandlerResponse | Promise<HandlerResponse>;

export interface OperationSettings {
  readonly table: RouteTable;
  readonly handlers: object;
  readonly security: object;
  readonly validateResponses: boolean;
  readonly bodyLimit: number;
  readonly bodyLimits: Readonly<Record<string, number>>;
  readonly itemLimit: number;
  readonly keepAlive: number;
  readonly callerOf: ((context: object) => string | undefined) | undefined;
  readonly yaml: YamlReader;
  readonly parseYaml: ParseYaml;
}

/**
 * A compiled operation. `run` sends the response or returns the failure to send, and rejects with unexpected errors.
 */
export interface Operation {
  readonly run: (exchange: Exchange) => Promise<Failure | undefined>;
  readonly declared: ReturnType<typeof declaredResponses>;
}

/** Computes URL and signal lazily. */
class IncomingRequest implements HandlerRequest {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly contentType: string | undefined;
  readonly body: unknown;
  readonly accepts: readonly string[];
  readonly #exchange: Exchange;

  constructor(
    operationId: string,
    values: { path: unknown; query: unknown; headers: unknown; cookies: unknown },
    contentType: string | undefined,
    body: unknown,
    accepts: readonly string[],
    exchange: Exchange,
  ) {
    this.operationId = operationId;
    this.params = values.path;
    this.query = values.query;
    this.headers = values.headers;
    this.cookies = values.cookies;
    this.contentType = contentType;
    this.body = body;
    this.accepts = accepts;
    this.#exchange = exchange;
  }

  get url(): string {
    return this.#exchange.url;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }
}

const nothing = Object.freeze({});
const noValues = { path: nothing, query: nothing, headers: nothing, cookies: nothing };

export function compileOperation(route: Route, names: readonly string[], settings: OperationSettings): Operation {
  const { operationId, parameters, validateParameters } = route;
  const { handlers } = settings;
  const handler = (handlers as Record<string, Handler>)[operationId] as Handler;
  const declared = declaredResponses(route);
  const security = authenticator(route, settings.table.securitySchemes, settings.security);
  const readBody = bodyReader(route, settings.yaml, settings);
  const decode = parameterDecoder(route, names);
  const send = responder(route, settings);
  const offered = successTypes(route);
  const isOffered = (type: string) => offered.includes(type);
  const allTypes = [...new Set([...offered, ...mediaTypes(Object.values(route.responses))])];
  const negotiate = negotiator(allTypes);
  const headerNames = new Map(parameters.filter((p) => p.in === "header").map((p) => [p.name.toLowerCase(), p.name]));
  const notAcceptable = failure(
    406,
    "not-acceptable",
    `The response is ${offered.join(" or ")}, which Accept excludes`,
  );
  const noSuchPath = failure(404, "unknown-path", "There is no such path");
  // Use 422 for YAML if declared: YAML is uploaded as a file.
  const contentStatus = Object.hasOwn(route.responses, "422") ? 422 : 400;

  function declaredFailure(error: unknown): Failure {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 501 || declared(error.status) !== undefined) return error;
    throw new ResponseError(undeclared(route, "failed", error.status), { cause: error });
  }

  function check(exchange: Exchange, body: ReceivedBody, accepts: readonly string[]) {
    let problems: Problem[] | undefined;
    let values = noValues;
    if (decode !== undefined) {
      const decoded = decode(exchange);
      values = decoded.values;
      problems = decoded.problems;
      if (validateParameters !== undefined && !validateParameters(values))
        problems = merged(problems, parameterProblems(validateParameters.errors ?? [], values, headerNames));
    }
    if (exchange.target.includes("%")) problems = merged(problems, undecodable(exchange.target));
    const status = body.media?.kind === "yaml" && problems === undefined ? contentStatus : 400;
    const rejected = rejectedFields(body);
    if (rejected instanceof Promise) return rejected.then((all) => invalid(merged(problems, all) ?? [], status));
    if (rejected !== undefined) problems = merged(problems, rejected);
    if (problems !== undefined) return invalid(problems, status);
    return new IncomingRequest(operationId, values, body.contentType, body.value, accepts, exchange);
  }

  function failed(error: unknown, { refused, locate }: ReceivedBody): Failure | Promise<Failure> {
    // The client caused it: the body is over the limit or has an invalid item.
    const own = refused?.();
    if (own !== undefined) return own;
    const given = declaredFailure(error);
    if (locate === undefined) return given;
    const { status, reason, message, headers } = given;
    return located(given.problems, locate).then((problems) => failure(status, reason, message, problems, headers));
  }

  // Calls sync helpers, because an async function keeps all its variables while it waits.
  async function run(exchange: Exchange): Promise<Failure | undefined> {
    // The router matches `/things/` with an empty id.
    if (names.length > 0 && hasEmpty(exchange.params)) return noSuchPath;
    let context: object | undefined = anonymous;
    if (security !== undefined) {
      try {
        const verdict = security.authenticate(exchange);
        context = verdict instanceof Promise ? await verdict : verdict;
      } catch (error) {
        return declaredFailure(error);
      }
      if (context === undefined) return security.refused;
    }
    const { accept } = exchange.headers;
    const acceptsAll = accept === undefined || accept === "*/*";
    const accepts = acceptsAll ? allTypes : negotiate(accept as string);
    if (!acceptsAll && offered.length > 0 && !accepts.some(isOffered)) return notAcceptable;

    const pending = readBody(exchange, settings.callerOf?.(context));
    const received = pending instanceof Promise ? await pending : pending;
    if ("failure" in received) return received.failure;
    const { body } = received;
    if (body.release !== undefined) exchange.onceOver(body.release);
    const incoming = check(exchange, body, accepts);
    if (!(incoming instanceof IncomingRequest)) return incoming;
    try {
      send(exchange, await handler.call(handlers, incoming, context));
      return undefined;
    } catch (error) {
      return failed(error, body);
    }
  }

  return { declared, run };
}

function hasEmpty(params: Exchange["params"]): boolean {
  for (const name in params) if (params[name] === "") return true;
  return false;
}

function rejectedFields(body: ReceivedBody): Problem[] | undefined | Promise<Problem[]> {
  const { media, value, locate, refused } = body;
  // Streams are validated while the handler reads them.
  const validate = refused === undefined ? media?.validate : undefined;
  const broken = validate !== undefined && !validate(value);
  const own = broken ? merged(body.problems, bodyProblems(validate.errors ?? [], value)) : body.problems;
  return own === undefined || locate === undefined ? own : located(own, locate);
}

async function located(problems: readonly Problem[], locate: Locate): Promise<Problem[]> {
  const places = await locate(problems.map(({ field }) => field));
  return problems.map((problem, index) =>
    places[index] ? { ...problem, message: `${problem.message} (${places[index]})` } : problem,
  );
}

function successTypes({ responses }: Route): string[] {
  const statuses = Object.keys(responses);
  const success = statuses.filter((status) => status.startsWith("2"));
  const named = success.length > 0 ? success : statuses.filter((status) => status === "default");
  return mediaTypes(named.map((status) => responses[status]));
}

const mediaTypes = (responses: (ResponseSpec | undefined)[]) => [
  ...new Set(responses.flatMap((response) => Object.keys(response?.content ?? {}))),
];
