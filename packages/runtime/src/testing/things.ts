import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serveFetch } from "../server/fetch/index.ts";
import {
  type Failure,
  type HandlerRequest,
  type HandlerResponse,
  type MediaSpec,
  type ParameterSpec,
  type Route,
  type RouteTable,
  type ServeOptions,
  serve,
  type Validate,
} from "../server/index.ts";
import { injector, isFetch } from "./adapter.ts";

const options = { allErrors: true, strict: false, discriminator: true } as const;
const strictAjv = addFormats.default(new Ajv2020(options));
const coercing = addFormats.default(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }));

export const body = (schema: object): Validate => strictAjv.compile(schema) as Validate;

/** Coerces and fills in defaults. */
export const parameters = (places: Record<string, { required?: string[]; properties: object }>): Validate =>
  coercing.compile({ type: "object", properties: places }) as Validate;

export const json = (schema: object): MediaSpec => ({ kind: "json", validate: body(schema) });

export const parameter = (
  name: string,
  place: ParameterSpec["in"],
  more: Partial<ParameterSpec> = {},
): ParameterSpec => ({
  name,
  in: place,
  required: place === "path",
  style: place === "path" || place === "header" ? "simple" : "form",
  explode: place === "query" || place === "cookie",
  shape: "primitive",
  ...more,
});

export const thing = {
  type: "object",
  required: ["id", "name"],
  additionalProperties: false,
  properties: { id: { type: "string" }, name: { type: "string", minLength: 1 } },
};

const error: MediaSpec = { kind: "json" };

export const route = (more: Partial<Route> = {}): Route => ({
  operationId: "getThing",
  method: "GET",
  path: "/things/{id}",
  parameters: [parameter("id", "path")],
  responses: {
    200: { headers: {}, content: { "application/json": json(thing) } },
    default: { headers: {}, content: { "application/json": error } },
  },
  security: [],
  ...more,
});

export const table = (...routes: Partial<Route>[]): RouteTable => ({
  routes: routes.map(route),
  securitySchemes: {
    ApiKey: { type: "apiKey", in: "header", name: "X-Api-Key" },
    QueryKey: { type: "apiKey", in: "query", name: "api key" },
    Session: { type: "apiKey", in: "cookie", name: "session" },
    Basic: { type: "http", scheme: "basic" },
    Bearer: { type: "http", scheme: "bearer" },
    Mtls: { type: "other" },
  },
});

export const toErrorBody = ({ status, reason, message, problems }: Failure) => ({
  contentType: "application/json",
  body: { status, reason, message, problems },
});

// biome-ignore lint/suspicious/noExplicitAny: the tables are written by hand, and so the requests have no generated type
export type LooseHandler = (request: HandlerRequest & Record<string, any>, context: any) => unknown;

export interface TestServer {
  app: FastifyInstance;
  errors: Error[];
  log: { msg: string; level: number; reqId?: string; [key: string]: unknown }[];
}

/** `handlers` may be a single handler for a single route. */
export function server(
  routes: Partial<Route> | Partial<Route>[],
  handlers: LooseHandler | Record<string, LooseHandler> = ok,
  more: Partial<ServeOptions> & { security?: object; prefix?: string; fastify?: FastifyServerOptions } = {},
): TestServer {
  const { security = {}, prefix = "", fastify = {}, ...settings } = more;
  const errors: Error[] = [];
  const onError = (error: unknown) => void errors.push(error as Error);
  const served = table(...[routes].flat());
  const all =
    typeof handlers === "function"
      ? Object.fromEntries(served.routes.map(({ operationId }) => [operationId, handlers]))
      : handlers;
  if (isFetch()) {
    const handle = serveFetch(served, all, security, { toErrorBody, ...settings, onError, prefix });
    return { app: injector(handle) as unknown as FastifyInstance, errors, log: [] };
  }
  const log: TestServer["log"] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: "info", stream }, ...fastify });
  app.register(serve(served, all, security, { toErrorBody, onError, ...settings }), { prefix });
  return { app, errors, log };
}

export const ok: LooseHandler = (): HandlerResponse => ({ status: 200, body: { id: "t1", name: "one" } });

export const echo =
  (...keys: (keyof HandlerRequest)[]): LooseHandler =>
  (request) => ({ status: 200, body: Object.fromEntries(keys.map((key) => [key, request[key] ?? null])) });

export const anyJson: Route["responses"] = {
  200: { headers: {}, content: { "application/json": { kind: "json" } } },
  default: { headers: {}, content: { "application/json": error } },
};
