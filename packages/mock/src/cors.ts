import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Headers of the documents that a page of another origin may read; a wildcard does not count with credentials. */
const exposed = [
  "Location",
  "Allow",
  "Retry-After",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "sl-violations",
];

/** A browser app on any origin may call the mock. Credentials go with a named origin only: browsers refuse them beside the wildcard. */
export function corsHeaders({ origin }: IncomingHttpHeaders): [string, string][] {
  const allowed: [string, string][] =
    origin === undefined
      ? [["Access-Control-Allow-Origin", "*"]]
      : [
          ["Access-Control-Allow-Origin", origin],
          ["Access-Control-Allow-Credentials", "true"],
        ];
  return [...allowed, ["Access-Control-Expose-Headers", exposed.join(", ")], ["Vary", "Origin"]];
}

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && !!headers.origin && !!headers["access-control-request-method"];
}

export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": headers["access-control-request-method"] ?? "",
    "Access-Control-Allow-Headers": headers["access-control-request-headers"] ?? "*",
    "Access-Control-Max-Age": "600",
  };
}
