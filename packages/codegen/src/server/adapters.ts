/** Frameworks that the stubs of a server can stand on. */
export interface Adapter {
  /** The runtime's entry for it. */
  readonly entry: string;
  /** Names in that entry: the function that serves, its options, and what it returns. */
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
