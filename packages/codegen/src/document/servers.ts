import type { Document, Server } from "./openapi.ts";

export const filledUrl = ({ url = "", variables = {} }: Partial<Server>): string =>
  url.replace(/\{([^}]*)\}/g, (_, name: string) => variables[name]?.default ?? "");

/** Returns the path of the first server without a trailing slash; "" for the root or without servers. */
export function basePathOf({ servers: [first] = [] }: Document): string {
  const url = filledUrl(first ?? {});
  const base = "http://localhost";
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, "") : "";
}

/** Reserved hosts (RFC 2606) and loopback addresses. */
const unreachable = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$|^127\.|^\[::1\]$/i;

export const callableServers = ({ servers = [] }: Document): Server[] =>
  servers.filter((server) => {
    const url = filledUrl(server);
    return /^https?:\/\//i.test(url) && URL.canParse(url) && !unreachable.test(new URL(url).hostname);
  });
