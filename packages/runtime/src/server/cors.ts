import type { IncomingHttpHeaders } from "node:http";

/** Headers of the documents that a page of another origin may read; a wildcard does not count with credentials. */
const documented = ["Location", "Allow", "Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/**
 * Headers with which pages of any origin may call a server and read its responses. Credentials go with a named origin only: browsers refuse
 * them beside the wildcard.
 * @param further names of headers to read besides those of the documents
 */
export function crossOriginHeaders(
  { origin }: IncomingHttpHeaders,
  further: readonly string[],
): Record<string, string> {
  return {
    "access-control-expose-headers": [...documented, ...further].join(", "),
    vary: "Origin",
    "access-control-allow-origin": origin ?? "*",
    ...(origin !== undefined && { "access-control-allow-credentials": "true" }),
  };
}

/** Headers of the response to a preflight, whose status is 204; undefined for a request that is none. */
export function preflightHeaders(
  method: string | undefined,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  const wanted = headers["access-control-request-method"];
  if (method !== "OPTIONS" || !headers.origin || !wanted) return undefined;
  return {
    "access-control-allow-methods": wanted,
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
    "access-control-max-age": "600",
  };
}
