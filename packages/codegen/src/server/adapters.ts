export interface Adapter {
  readonly entry: string;
  readonly serve: string;
  readonly options: string;
  readonly served: string;
  readonly about: string;
}

export const adapters = {
  fastify: {
    entry: "server",
    serve: "serve",
    options: "ServeOptions",
    served: "ServerPlugin",
    about: "as a Fastify plugin",
  },
  fetch: {
    entry: "fetch",
    serve: "serveFetch",
    options: "ServeFetchOptions",
    served: "FetchHandler",
    about: "as a function from fetch's Request to its Response",
  },
} as const satisfies Record<string, Adapter>;

export type AdapterName = keyof typeof adapters;
