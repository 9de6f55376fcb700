import type { IncomingHttpHeaders } from "node:http";

/** Exposed headers, by name, because browsers ignore a wildcard if credentials are sent. */
const documented = ["Location", "Allow", "Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/**
 * Lets pages of any origin call the server. Names the origin, because browsers reject credentials with a wildcard.
 * @param further additional readable headers
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

/** Headers of a 204; undefined if the request is not a preflight. */
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
