import { negotiator } from "./accept.ts";
import { bodyReader, type ReceivedBody } from "./body/body.ts";
import { isStreamed } from "./body/items.ts";
import type { Locate, ParseYaml, YamlReader } from "./body/yaml.ts";
import type { HandlerResponse, ResponseSpec, Route, RouteTable } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import { type Failure, failure, HttpFailure, invalid, type Problem } from "./failure.ts";
import { parameterDecoder, undecodable } from "./parameters/parameters.ts";
import { IncomingRequest } from "./request.ts";
import { declaredResponses, ResponseError, responder, undeclared } from "./response.ts";
import { type Authenticated, authenticator } from "./security.ts";
import { bodyProblems, merged, parameterProblems } from "./values/problems.ts";

type Handler = (request: unknown, context: object) => HandlerResponse | Promise<HandlerResponse>;

/** Settings of all routes of a server, with everything resolved. */
export interface OperationSettings {
  readonly table: RouteTable;
  readonly handlers: object;
  readonly security: object;
  readonly validateResponses: boolean;
  readonly bodyLimit: number;
  readonly bodyLimits: Readonly<Record<string, number>>;
  readonly itemLimit: number;
  /** Seconds. */
  readonly keepAlive: number;
  readonly callerOf: ((context: object) => string | undefined) | undefined;
  /** Reads request bodies. */
  readonly yaml: YamlReader;
  /** Reads responses, which are checked before they are sent. */
  readonly parseYaml: ParseYaml;
}

/** One route, compiled. `run` sends the response, or returns the failure to send; it rejects with unexpected errors. */
export interface Operation {
  readonly run: (exchange: Exchange) => Promise<Failure | undefined>;
  readonly declared: ReturnType<typeof declaredResponses>;
}

const nothing = Object.freeze({});
const noValues = { path: nothing, query: nothing, headers: nothing, cookies: nothing };
const anonymous = Object.freeze({});

export function compileOperation(route: Route, names: readonly string[], settings: OperationSettings): Operation {
  const { operationId, parameters, validateParameters } = route;
  const { handlers } = settings;
  const handler = (handlers as Record<string, Handler>)[operationId] as Handler;
  const declared = declaredResponses(route);
  const authenticate = authenticator(route, settings.table.securitySchemes, settings.security);
  const readBody = bodyReader(route, settings.yaml, settings);
  const decode = parameterDecoder(route, names);
  const send = responder(route, settings);
  const offered = successTypes(route);
  // A handler may also return an error response, which has media types of its own.
  const negotiate = negotiator([...new Set([...offered, ...mediaTypes(Object.values(route.responses))])]);
  const headerNames = new Map(parameters.filter((p) => p.in === "header").map((p) => [p.name.toLowerCase(), p.name]));
  const notAcceptable = failure(
    406,
    "not-acceptable",
    `The response is ${offered.join(" or ")}, which Accept does not take`,
  );
  const noSuchPath = failure(404, "unknown-path", "There is no such path");
  // YAML is uploaded as a file; documents declare 422 for a file that cannot be used.
  const contentStatus = Object.hasOwn(route.responses, "422") ? 422 : 400;

  /** An HttpFailure that the document declares, or one that says the operation is not there yet; other errors are thrown. */
  function declaredFailure(error: unknown): Failure {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 501 || declared(error.status) !== undefined) return error;
    throw new ResponseError(undeclared(route, "failed", error.status), { cause: error });
  }

  async function run(exchange: Exchange): Promise<Failure | undefined> {
    // The router matches `/things/` as `/things/{id}` with an empty id.
    if (names.length > 0) {
      const found = exchange.params;
      for (const key in found) if (found[key] === "") return noSuchPath;
    }
    let context: object = anonymous;
    if (authenticate !== undefined) {
      let authenticated: Authenticated;
      try {
        const pending = authenticate(exchange);
        authenticated = pending instanceof Promise ? await pending : pending;
      } catch (error) {
        return declaredFailure(error);
      }
      if ("failure" in authenticated) return authenticated.failure;
      context = authenticated.context;
    }
    const accepts = negotiate(exchange.headers.accept as string | undefined);
    if (offered.length > 0 && !accepts.some((type) => offered.includes(type))) return notAcceptable;

    const pending = readBody(exchange, settings.callerOf?.(context));
    const received = pending instanceof Promise ? await pending : pending;
    if ("failure" in received) return received.failure;
    const { body } = received;
    if (body.release !== undefined) exchange.onceOver(body.release);

    let problems: Problem[] | undefined;
    let values = noValues;
    if (decode !== undefined) {
      const decoded = decode(exchange);
      values = decoded.values;
      problems = decoded.problems;
      if (validateParameters !== undefined && !validateParameters(values))
        problems = merged(problems, parameterProblems(validateParameters.errors ?? [], values, headerNames));
    }
    problems = merged(problems, undecodable(exchange.target));
    const parametersFailed = problems !== undefined;
    if (body.media !== undefined) {
      const rejected = rejectedFields(body);
      problems = merged(problems, rejected instanceof Promise ? await rejected : rejected);
    }
    if (problems !== undefined)
      return invalid(problems, body.media?.kind === "yaml" && !parametersFailed ? contentStatus : 400);

    try {
      const incoming = new IncomingRequest(operationId, values, body.contentType, body.value, accepts, exchange);
      send(exchange, await handler.call(handlers, incoming, context));
      return undefined;
    } catch (error) {
      // A handler that reads a streamed body beyond its limit, or an item that is refused, fails in its own way; the reason is the client's.
      const refused = body.refused?.();
      if (refused !== undefined) return refused;
      const given = declaredFailure(error);
      if (body.locate === undefined) return given;
      const { status, reason, message, headers } = given;
      return failure(status, reason, message, await located(given.problems, body.locate), headers);
    }
  }

  return { declared, run };
}

/** The problems with a body; undefined where there are none. */
function rejectedFields(body: ReceivedBody): Problem[] | undefined | Promise<Problem[]> {
  const { media, value, locate } = body;
  const validate = media === undefined || media.kind === "binary" || isStreamed(media) ? undefined : media.validate;
  const broken = validate !== undefined && !validate(value);
  const own = merged(body.problems, broken ? bodyProblems(validate.errors ?? [], value) : undefined);
  return own === undefined || locate === undefined ? own : located(own, locate);
}

/** The same problems, saying where in its text the body has the field. */
async function located(problems: readonly Problem[], locate: Locate): Promise<Problem[]> {
  const places = await locate(problems.map(({ field }) => field));
  return problems.map((problem, index) =>
    places[index] ? { ...problem, message: `${problem.message} (${places[index]})` } : problem,
  );
}

/** Media types of the successes, in the document's order. */
function successTypes({ responses }: Route): string[] {
  const statuses = Object.keys(responses);
  const success = statuses.filter((status) => status.startsWith("2"));
  const named = success.length > 0 ? success : statuses.filter((status) => status === "default");
  return mediaTypes(named.map((status) => responses[status]));
}

const mediaTypes = (responses: (ResponseSpec | undefined)[]) => [
  ...new Set(responses.flatMap((response) => Object.keys(response?.content ?? {}))),
];
