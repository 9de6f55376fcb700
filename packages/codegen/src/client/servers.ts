import type { Document, Server } from "../document/openapi.ts";

/** The address of a server with the defaults of its variables. */
export const filledUrl = ({ url = "", variables = {} }: Partial<Server>): string =>
  url.replace(/\{([^}]*)\}/g, (_, name: string) => variables[name]?.default ?? "");

/** Path of the first server, without a slash at the end: empty at the root of its host, and where the document names no server. */
export function basePathOf({ servers: [first] = [] }: Document): string {
  const url = filledUrl(first ?? {});
  const base = "http://localhost";
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, "") : "";
}

/** Names that no host on the internet has (RFC 2606), and addresses of the machine itself. */
const unreachable = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$|^127\.|^\[::1\]$/i;

/** The servers that every client can call: a relative address tells no host, and that of a local server is nobody else's. */
export const callableServers = ({ servers = [] }: Document): Server[] =>
  servers.filter((server) => {
    const url = filledUrl(server);
    return /^https?:\/\//i.test(url) && URL.canParse(url) && !unreachable.test(new URL(url).hostname);
  });
