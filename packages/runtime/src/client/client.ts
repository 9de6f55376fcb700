import type { RequestTable } from "./contract.ts";
import { createCredentials } from "./credentials.ts";
import { type Middleware, sendThrough } from "./middleware.ts";
import type { ConnectionOptions, HeadersOptions, Init, Send, Values, VersionClientOptions } from "./options.ts";
import { mergeHeaders, writeBody } from "./request.ts";
import { type ParseAs, readResult } from "./response.ts";
import type { createTries } from "./tries/tries.ts";
import type { Client, Marks } from "./typed-client.ts";
import { writePath, writeQuery } from "./url.ts";

function checkUrl({ baseUrl }: ConnectionOptions) {
  if (!/^https?:\/\/[^/?#][^?#]*$/i.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an absolute URL without query, not ${JSON.stringify(baseUrl)}`);
  }
}

type WriteAny = (body: unknown, headers: Headers) => unknown;

export const methods = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE QUERY".split(" ");

/**
 * A client of an API. It sends the credentials that an operation asks for and, per operation, Content-Type, Accept and the styles of
 * parameters which the document says. Where a key stands in a header of its own, redirects are refused, because fetch would take it along
 * to another host. Throws a TypeError for a `baseUrl` or a credential that cannot work.
 */
export function createVersionClient<Paths extends object, Marked extends Marks = "unmarked">(
  table: RequestTable,
  options: VersionClientOptions,
): Client<Paths, Marked> {
  const { headers: usualHeaders, ...usualInit } = options;
  checkUrl(options);
  const credentialsFor = createCredentials(table, options);
  let tries: Promise<ReturnType<typeof createTries>> | undefined;
  let middlewares: Middleware[] = [];

  const call = async (givenMethod: string, schemaPath: string, init: Init = {}) => {
    const method = givenMethod.toUpperCase();
    const spec = table.operations?.[`${method} ${schemaPath}`] ?? {};
    const {
      baseUrl: givenUrl,
      fetch: givenFetch = (request: Request) => globalThis.fetch(request),
      headers: givenHeaders,
      params = {},
      parseAs = spec.parseAs ?? "json",
      querySerializer: givenQuery,
      bodySerializer = ((body: unknown, to: Headers) => writeBody(table, spec, body, to)) as WriteAny,
      pathSerializer = (path: string, values: Values) => writePath(path, values, spec.path),
      body,
      middleware = [],
      timeout,
      totalTimeout,
      retry,
      ...more
    } = { ...usualInit, ...init } as Init & typeof usualInit & { bodySerializer?: WriteAny };
    const querySerializer =
      typeof givenQuery === "function"
        ? (givenQuery as (query: Values) => string)
        : (query: Values) => writeQuery(query, spec.query, givenQuery);
    const baseUrl = givenUrl.replace(/\/$/, "");
    const placed = await credentialsFor(spec.security ?? table.security ?? []);
    const keys = placed.filter((one) => one.in === "header");
    const headers = mergeHeaders(
      {
        accept: spec.accept ?? table.mediaType,
        "content-type": body === undefined ? body : (spec.contentType ?? table.mediaType ?? "application/json"),
      },
      usualHeaders,
      keys.map(({ name, value }): [string, string] => [name, value]),
      givenHeaders,
      params.header as HeadersOptions,
    );
    const moreQuery = table.writeMore?.(headers, spec, params, placed);
    const written = body === undefined ? null : bodySerializer(body, headers);
    // fetch adds the boundary of the parts.
    if (written instanceof FormData) headers.delete("content-type");

    const query = [querySerializer(params.query ?? {}).replace(/^\?/, ""), moreQuery].filter(Boolean).join("&");
    const request: Request & { next?: unknown } = new Request(
      // What tells apart two paths of a document behind # is no part of a request, and would hide the query.
      pathSerializer(baseUrl + schemaPath.split("#")[0], params.path ?? {}) + (query && `?${query}`),
      {
        // fetch takes a header along to another host, but Authorization.
        redirect: keys.some(({ name }) => name !== "Authorization") ? "error" : "follow",
        ...({ duplex: "half" } as object),
        ...more,
        method,
        headers,
        body: written as BodyInit | null,
      },
    );
    // Such as `next` of Next.js, which its fetch reads.
    for (const name in init)
      if (name in more && !(name in request)) request[name as "next"] = more[name as keyof typeof more];

    const fetch: Send =
      timeout || totalTimeout || retry || options.hooks || options.waitOn429
        ? async (given) => {
            // Loaded by those alone who ask for it.
            tries ??= import("./tries/tries.ts").then(({ createTries }) => createTries(table, options));
            return (await tries)(given, { fetch: givenFetch, schemaPath, parseAs, timeout, totalTimeout, retry });
          }
        : givenFetch;
    const { request: sent, response } = await sendThrough([...middlewares, ...middleware], request, {
      schemaPath,
      params,
      id: String(Math.random()),
      options: { baseUrl, fetch, parseAs: parseAs as ParseAs, querySerializer, bodySerializer, pathSerializer },
    });
    // A fetch that ignores `redirect` has taken the key along.
    if (response.redirected && sent.redirect === "error") throw new TypeError("fetch followed a redirect");
    return readResult(sent, response, typeof parseAs === "function" ? parseAs(response) : parseAs);
  };

  return {
    ...Object.fromEntries(methods.map((method) => [method, call.bind(undefined, method)])),
    request: call,
    use(...added: Middleware[]) {
      middlewares = [...middlewares, ...added];
    },
    eject(...removed: Middleware[]) {
      middlewares = middlewares.filter((one) => !removed.includes(one));
    },
  } as unknown as Client<Paths, Marked>;
}
