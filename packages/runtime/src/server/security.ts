import type { Route, RouteTable, SecurityRequest, SecuritySchemeSpec } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import { type Failure, failure } from "./failure.ts";

type Verdict = object | undefined;
type Handler = (...args: unknown[]) => Verdict | Promise<Verdict>;

export interface Authenticator {
  readonly authenticate: (exchange: Exchange) => Verdict | Promise<Verdict>;
  readonly refused: Failure;
}

interface Check {
  readonly scheme: string;
  readonly run: (exchange: Exchange) => Verdict | Promise<Verdict>;
}

class CredentialRequest implements SecurityRequest {
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

/** Returns the reader of a credential; for `basic`, it decodes `user:password`. */
function credentialReader(spec: SecuritySchemeSpec): (exchange: Exchange) => string | undefined {
  if (spec.type === "other") return () => "";
  if (spec.type === "http") {
    const start = new RegExp(`^${spec.scheme} +`, "i");
    const basic = spec.scheme.toLowerCase() === "basic";
    return ({ headers }) => {
      const authorization = headers.authorization as string | undefined;
      const prefix = authorization === undefined ? undefined : start.exec(authorization)?.[0];
      if (authorization === undefined || prefix === undefined) return undefined;
      const credential = authorization.slice(prefix.length).trim();
      return basic ? decoded(credential) : credential;
    };
  }
  const { name } = spec;
  if (spec.in === "header") {
    const key = name.toLowerCase();
    return ({ headers }) => {
      const value = headers[key];
      return Array.isArray(value) ? value[0] : value;
    };
  }
  if (spec.in === "query")
    return ({ target }) => {
      const start = target.indexOf("?");
      return start === -1 ? undefined : (new URLSearchParams(target.slice(start + 1)).get(name) ?? undefined);
    };
  return ({ headers: { cookie = "" } }) => {
    for (const pair of String(cookie).split(";")) {
      const equals = pair.indexOf("=");
      if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
      const value = pair.slice(equals + 1).trim();
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    }
    return undefined;
  };
}

/** Decodes Basic credentials (RFC 7617) as UTF-8; undefined if malformed. */
function decoded(credential: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(credential), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

export function missingSecurity({ routes, securitySchemes }: RouteTable, handlers: object): string[] {
  const schemes = new Set(routes.flatMap(({ security }) => security.flatMap((one) => Object.keys(one))));
  for (const scheme of schemes)
    if (!Object.hasOwn(securitySchemes, scheme)) throw new Error(`the document has no security scheme ${scheme}`);
  return [...schemes].filter((scheme) => typeof (handlers as Record<string, unknown>)[scheme] !== "function");
}

export const anonymous: object = Object.freeze({});

export function authenticator(
  route: Route,
  schemes: RouteTable["securitySchemes"],
  handlers: object,
): Authenticator | undefined {
  const { security } = route;
  if (security.length === 0) return undefined;
  const alternatives = security
    .map((requirement) => Object.entries(requirement).map(([scheme, scopes]) => check(scheme, scopes)))
    // The empty alternative comes last, so that an optional credential is used if sent.
    .sort((a, b) => Number(a.length === 0) - Number(b.length === 0));
  const optional = alternatives.at(-1)?.length === 0;
  const challenge = challenges(
    security.flatMap((requirement) => Object.keys(requirement)),
    schemes,
  );
  const refused = failure(401, "unauthorized", "The credential is missing or not valid", [], challenge);

  function check(scheme: string, scopes: readonly string[]): Check {
    const spec = schemes[scheme] as SecuritySchemeSpec;
    const read = credentialReader(spec);
    const other = spec.type === "other";
    return {
      scheme,
      run: (exchange) => {
        const credential = read(exchange);
        if (credential === undefined) return undefined;
        const seen = new CredentialRequest(route.operationId, scopes, exchange);
        const handler = (handlers as Record<string, Handler>)[scheme] as Handler;
        return other ? handler.call(handlers, seen) : handler.call(handlers, credential, seen);
      },
    };
  }

  const [only] = alternatives;
  if (alternatives.length === 1 && only?.length === 1) return { authenticate: (only[0] as Check).run, refused };

  async function authenticate(exchange: Exchange): Promise<Verdict> {
    // Cache of results: check each scheme once.
    const verdicts = new Map<string, Verdict>();
    for (const checks of alternatives) {
      if (checks.length === 0) continue;
      const contexts: object[] = [];
      for (const { scheme, run } of checks) {
        if (!verdicts.has(scheme)) verdicts.set(scheme, await run(exchange));
        const verdict = verdicts.get(scheme);
        if (verdict === undefined) break;
        contexts.push(verdict);
      }
      if (contexts.length < checks.length) continue;
      return contexts.length === 1 ? contexts[0] : Object.assign({}, ...contexts);
    }
    return optional ? anonymous : undefined;
  }
  return { authenticate, refused };
}

/** Returns the challenges, which RFC 9110 requires with 401 for HTTP schemes. */
function challenges(
  names: readonly string[],
  schemes: RouteTable["securitySchemes"],
): Record<string, string> | undefined {
  const known = [...new Set(names)]
    .map((name) => schemes[name])
    .filter((spec) => spec?.type === "http")
    .map(({ scheme }) => (scheme.toLowerCase() === "basic" ? 'Basic realm="api", charset="UTF-8"' : capital(scheme)));
  return known.length > 0 ? { "www-authenticate": known.join(", ") } : undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
