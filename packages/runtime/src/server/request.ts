import type { FastifyReply, FastifyRequest } from "fastify";
import type { HandlerRequest, SecurityRequest } from "./contract.ts";

const signals = new WeakMap<FastifyReply, AbortSignal>();

/** A signal for the life of a request, made when somebody asks for it. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply);
  if (known !== undefined) return known;
  const controller = new AbortController();
  const { raw } = reply;
  const gone = () => {
    if (!raw.writableEnded) controller.abort(new DOMException("The client went away", "AbortError"));
  };
  if (raw.destroyed || raw.socket?.destroyed) gone();
  else raw.once("close", gone);
  signals.set(reply, controller.signal);
  return controller.signal;
}

export const absoluteUrl = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}${request.originalUrl}`;

/** A validated request. URL and signal are made when they are asked for: most handlers need neither. */
export class IncomingRequest implements HandlerRequest {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly contentType: string | undefined;
  readonly body: unknown;
  readonly accepts: readonly string[];
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(
    operationId: string,
    values: { path: unknown; query: unknown; headers: unknown; cookies: unknown },
    contentType: string | undefined,
    body: unknown,
    accepts: readonly string[],
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.operationId = operationId;
    this.params = values.path;
    this.query = values.query;
    this.headers = values.headers;
    this.cookies = values.cookies;
    this.contentType = contentType;
    this.body = body;
    this.accepts = accepts;
    this.#request = request;
    this.#reply = reply;
  }

  get url(): string {
    return absoluteUrl(this.#request);
  }

  get signal(): AbortSignal {
    return signalOf(this.#reply);
  }
}

/** The request for a security handler, made the same way. */
export class CredentialRequest implements SecurityRequest {
  readonly operationId: string;
  readonly scopes: readonly string[];
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(operationId: string, scopes: readonly string[], request: FastifyRequest, reply: FastifyReply) {
    this.operationId = operationId;
    this.scopes = scopes;
    this.#request = request;
    this.#reply = reply;
  }

  get method(): string {
    return this.#request.method;
  }

  get headers(): SecurityRequest["headers"] {
    return this.#request.headers;
  }

  get url(): string {
    return absoluteUrl(this.#request);
  }

  get signal(): AbortSignal {
    return signalOf(this.#reply);
  }
}
