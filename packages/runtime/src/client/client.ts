import type { RequestTable } from "./contract.ts";
import { createCredentials } from "./credentials.ts";
import type { createExtras } from "./extras.ts";
import type { Middleware } from "./middleware.ts";
import type { HeadersOptions, Init, Values, VersionClientOptions } from "./options.ts";
import { mergeHeaders, writeBody } from "./request.ts";
import { readResult } from "./response.ts";
import type { Client, Marks } from "./typed-client.ts";
import { writePath, writeQuery } from "./url.ts";

type WriteAny = (body: unknown, headers: Headers) => unknown;

export const methods = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE QUERY".split(" ");

/**
 * Creates a client of an API. Follows no redirects if the key is in a custom header, because fetch would forward that
 * header to another host. Throws a TypeError for an invalid setting or credential.
 */
export function createVersionClient<Paths extends object, Marked extends Marks = "unmarked">(
  table: RequestTable,
  options: VersionClientOptions,
): Client<Paths, Marked> {
  const { headers: usualHeaders, ...usualInit } = options;
  // The URL may contain a password, so do not quote it.
  if (!/^https?:\/\/[^/?#][^?#]*$/i.test(options.baseUrl)) throw new TypeError("baseUrl must be a URL without query");
  mergeHeaders(usualHeaders);
  const settings: Values = { ...usualInit, ...(options.retry as object), ...(options.waitOn429 as object) };
  for (const name in settings) if ((settings[name] as number) < 0) throw new TypeError(`${name} cannot be negative`);
  const credentialsFor = createCredentials(table, options);
  let extras: Promise<ReturnType<typeof createExtras>> | undefined;
  let middlewares: Middleware[] = [];

  const call = async (givenMethod: string, schemaPath: string, init: Init = {}) => {
    const method = givenMethod.toUpperCase();
    const spec = table.operations?.[`${method} ${schemaPath}`] ?? {};
    const {
      baseUrl: givenUrl,
      fetch = (request: Request) => globalThis.fetch(request),
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
    const written = body === undefined ? body : bodySerializer(body, headers);
    if (written instanceof FormData) headers.delete("content-type");

    const query = [querySerializer(params.query ?? {}).replace(/^\?/, ""), moreQuery].filter(Boolean).join("&");
    const request: Request & { next?: unknown } = new Request(
      // A fragment distinguishes paths in the document; in a URL it hides the query.
      pathSerializer(baseUrl + schemaPath.split("#")[0], params.path ?? {}) + (query && `?${query}`),
      {
        // On a redirect to another host, fetch drops only Authorization.
        redirect: keys.some(({ name }) => name !== "Authorization") ? "manual" : "follow",
        ...({ duplex: "half" } as object),
        ...more,
        method,
        headers,
        body: written as BodyInit | null,
      },
    );
    // Options such as `next`, which the fetch of Next.js reads.
    for (const name in init)
      if (name in more && !(name in request)) request[name as "next"] = more[name as keyof typeof more];

    const through = [...middlewares, ...middleware];
    if (
      through[0] ||
      timeout ||
      totalTimeout ||
      retry ||
      options.hooks ||
      options.waitOn429 ||
      (options.responses ?? options.onDrift ?? "off") !== "off"
    )
      extras ??= import("./extras.ts").then((module) => module.createExtras(table, options));
    const { request: sent, response } = (await (
      await extras
    )?.send(through, request, {
      fetch,
      schemaPath,
      params,
      parseAs,
      timeout,
      totalTimeout,
      retry,
      baseUrl,
      querySerializer,
      bodySerializer,
      pathSerializer,
    })) ?? { request, response: await fetch(request) };
    // The given fetch ignored `redirect: "manual"` and leaked the key.
    if (response.redirected && sent.redirect !== "follow") throw new TypeError("fetch followed a redirect");
    const form = typeof parseAs === "function" ? parseAs(response) : parseAs;
    const result = await readResult(response, form);
    return (await extras)?.compare(method, schemaPath, form, result) ?? result;
  };

  return {
    ...Object.fromEntries(methods.map((method) => [method, call.bind(undefined, method)])),
    request: call,
    use(...added: Middleware[]) {
      middlewares.push(...added);
    },
    eject(...removed: Middleware[]) {
      middlewares = middlewares.filter((one) => !removed.includes(one));
    },
  } as unknown as Client<Paths, Marked>;
}
