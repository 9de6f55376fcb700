export interface Created {
  /** Where the version is served. */
  readonly baseUrl: string;
  /** Path of the request, below the base URL. */
  readonly path: string;
  /** Path of the operation in the document. */
  readonly template: string;
  readonly body: unknown;
}

interface Document {
  readonly servers?: readonly { readonly url: string }[];
}

/**
 * Makes Location lead to the mock: to what the body says was created where that can be read, else to the documented
 * example on this server.
 */
export function createLocator(
  document: Document,
  operations: readonly { readonly method: string; readonly path: string }[],
) {
  const servers = (document.servers ?? []).map(({ url }) => url);
  const readable = operations.filter(({ method }) => method.toLowerCase() === "get").map(({ path }) => path);

  return (documented: string, { baseUrl, path, template, body }: Created): string => {
    const { id } = (body ?? {}) as { id?: unknown };
    const canRead = readable.some((each) => each.replace(/\/\{[^/]+\}$/, "/") === `${template}/`);
    if (canRead && typeof id === "string") return `${baseUrl}${path}/${encodeURIComponent(id)}`;
    const server = servers.find((url) => documented.startsWith(`${url}/`));
    return server === undefined ? documented : baseUrl + documented.slice(server.length);
  };
}
