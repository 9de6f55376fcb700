import type { HandlerRequest, SecurityRequest } from "./contract.ts";
import type { Exchange } from "./exchange.ts";

/** A validated request. Computes the URL and signal lazily, because most handlers need neither. */
export class IncomingRequest implements HandlerRequest {
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

/** The request for a security handler. */
export class CredentialRequest implements SecurityRequest {
  readonly operationId: string;
  readonly scopes: readonly string[];
  readonly #exchange: Exchange;

  constructor(operationId: string, scopes: readonly string[], exchange: Exchange) {
    this.operationId = operationId;
    this.scopes = scopes;
    this.#exchange = exchange;
  }

  get method(): string {
    return this.#exchange.method;
  }

  get headers(): SecurityRequest["headers"] {
    return this.#exchange.headers;
  }

  get url(): string {
    return this.#exchange.url;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }
}
