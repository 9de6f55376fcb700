import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";

export interface ControlGuardOptions {
  readonly token: string | undefined;
  readonly publicUrl: () => string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));

function parseAuthority(text: string): { origin: string; hostname: string } | undefined {
  const url = text.includes("://") ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Headers that mark a remote request. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Values of Sec-Fetch-Site for foreign pages without Origin: links, images and GET forms. */
const foreignSites = ["cross-site", "same-site"];

/** @returns undefined for local programs and the sandbox's pages */
function refusalOf({ socket, headers, url }: IncomingMessage, publicUrl: string): string | undefined {
  const remote = socket.remoteAddress;
  if (!isLoopback(remote) || proxyHeaders.some((name) => headers[name] !== undefined)) return "from another machine";
  const own = parseAuthority(publicUrl);
  const host = parseAuthority(headers.host ?? "");
  // DNS rebinding: a foreign name may resolve to this machine.
  const isOwnHost = (one: typeof host) => one !== undefined && [...loopbackNames, own?.hostname].includes(one.hostname);
  // An absolute-form target also contains a host.
  const isAbsolute = url !== undefined && !url.startsWith("/");
  if (!isOwnHost(host) || (isAbsolute && !isOwnHost(parseAuthority(url)))) return "for another host";
  // Other local ports are different programs.
  const isOther =
    headers.origin === undefined || host === undefined
      ? foreignSites.includes(String(headers["sec-fetch-site"]).toLowerCase())
      : ![host.origin, own?.origin].includes(parseAuthority(headers.origin)?.origin);
  return isOther ? "from a page of another origin" : undefined;
}

/** Guards by token or, without one, by connection and browser headers. */
export function guardControl(app: FastifyInstance, { token, publicUrl }: ControlGuardOptions): void {
  const expected = token === undefined ? undefined : digest(token);
  app.addHook("onRequest", async ({ headers, raw }) => {
    if (expected !== undefined) {
      const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
      if (given !== undefined && timingSafeEqual(digest(given), expected)) return;
      throw new HttpFailure(401, "The control API requires the value of --control-token as a bearer token", {
        headers: { "www-authenticate": "Bearer" },
      });
    }
    const why = refusalOf(raw, publicUrl());
    if (why === undefined) return;
    const remedy = "start the sandbox with --control-token to open it";
    throw new HttpFailure(403, `The control API rejects requests ${why}; ${remedy}`);
  });
}
