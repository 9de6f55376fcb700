import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";

export interface ControlGuardOptions {
  /** Opens the control API from anywhere. Without one it is open to programs on this machine. */
  readonly token: string | undefined;
  /** URL of the sandbox for others; a function, because the port may not be known before it listens. */
  readonly publicUrl: () => string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));

/** The origin and host name that a Host header or an origin stands for; undefined where it is neither. */
function parseAuthority(text: string): { origin: string; hostname: string } | undefined {
  const url = text.includes("://") ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Headers that proxies add. Only their presence counts: the request comes from elsewhere. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/**
 * What browsers tell of pages of other origins where they send no Origin: with links, images and GET forms. Another port of this machine is
 * the same site, and another program.
 */
const foreignSites = ["cross-site", "same-site"];

/** Reason to refuse a request without a token; undefined for a program on this machine, or the sandbox's own page. */
function refusalOf({ socket, headers, url }: IncomingMessage, publicUrl: string): string | undefined {
  const remote = socket.remoteAddress;
  if (!isLoopback(remote) || proxyHeaders.some((name) => headers[name] !== undefined)) return "from another machine";
  const own = parseAuthority(publicUrl);
  const host = parseAuthority(headers.host ?? "");
  // DNS rebinding: a foreign name may point at this machine, and its pages would have the same origin as this request.
  const isOwnHost = (one: typeof host) => one !== undefined && [...loopbackNames, own?.hostname].includes(one.hostname);
  // A target in absolute form names the host as well.
  const isAbsolute = url !== undefined && !url.startsWith("/");
  if (!isOwnHost(host) || (isAbsolute && !isOwnHost(parseAuthority(url)))) return "for another host";
  // The whole origin counts: another port of this machine is another program.
  const isOther =
    headers.origin === undefined || host === undefined
      ? foreignSites.includes(String(headers["sec-fetch-site"]).toLowerCase())
      : ![host.origin, own?.origin].includes(parseAuthority(headers.origin)?.origin);
  return isOther ? "from a page of another origin" : undefined;
}

/** Guards what is registered on `app`: by the token or, without one, by the connection and the headers that browsers set. */
export function guardControl(app: FastifyInstance, { token, publicUrl }: ControlGuardOptions): void {
  const expected = token === undefined ? undefined : digest(token);
  app.addHook("onRequest", async ({ headers, raw }) => {
    if (expected !== undefined) {
      const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
      if (given !== undefined && timingSafeEqual(digest(given), expected)) return;
      throw new HttpFailure(401, "The control API takes the token that the sandbox was started with", {
        headers: { "www-authenticate": "Bearer" },
      });
    }
    const why = refusalOf(raw, publicUrl());
    if (why === undefined) return;
    const remedy = "start the sandbox with --control-token to open it";
    throw new HttpFailure(403, `The control API takes no requests ${why}; ${remedy}`);
  });
}
