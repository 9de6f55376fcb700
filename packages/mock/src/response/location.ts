import type { OpenApiDocument, Operation } from "../document/openapi.ts";

export interface Created {
  /** Where the version is served. */
  readonly baseUrl: string;
  /** Path of the request, below the base URL. */
  readonly path: string;
  readonly operation: Operation;
  readonly body: unknown;
}

/**
 * Makes Location lead to the mock: to what the body says was created where that can be read, else to the documented
 * example on this server.
 */
export function createLocator(document: OpenApiDocument, operations: readonly Operation[]) {
  const servers = (document.servers ?? []).map(({ url }) => url);
  const readable = operations.filter(({ method }) => method === "get").map(({ path }) => path);

  return (documented: string, { baseUrl, path, operation, body }: Created): string => {
    const { id } = (body ?? {}) as { id?: unknown };
    const canRead = readable.some((each) => each.replace(/\/\{[^/]+\}$/, "/") === `${operation.path}/`);
    if (canRead && typeof id === "string") return `${baseUrl}${path}/${encodeURIComponent(id)}`;
    const server = servers.find((url) => documented.startsWith(`${url}/`));
    return server === undefined ? documented : baseUrl + documented.slice(server.length);
  };
}
