import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";

export interface ControlGuardOptions {
  /** Opens the control API from anywhere. Without one it is open to programs on this machine. */
  readonly token: string | undefined;
  /** Where the sandbox is reached, asked when needed: the port may not be known before it listens. */
  readonly origin: () => string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));

/** The host of a Host header or an origin, without its port; undefined where it is none. */
function hostOf(authority: string): string | undefined {
  const url = `http://${authority.replace(/^https?:\/\//, "")}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/** What proxies add. Nothing in them is believed; that they are there says that the request comes from somewhere else. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Why a request without a token is not one of a program on this machine; undefined where it is. */
function strangeness(remote: string | undefined, headers: IncomingHttpHeaders, origin: string): string | undefined {
  if (!isLoopback(remote) || proxyHeaders.some((name) => headers[name] !== undefined)) return "from another machine";
  const names = [...ownNames, hostOf(origin)];
  const { host, origin: page } = headers;
  // A name that somebody else's DNS points at this machine: a browser would send the request for a page of theirs.
  if (host === undefined || !names.includes(hostOf(host))) return "for another host";
  if (page !== undefined && !names.includes(hostOf(page))) return "from a page of another origin";
  return undefined;
}

/** Lets nobody but those who may to what is registered on `app`. Who the peer is, is judged by the connection alone. */
export function guardControl(app: FastifyInstance, { token, origin }: ControlGuardOptions): void {
  const expected = token === undefined ? undefined : digest(token);
  app.addHook("onRequest", async ({ headers, socket }) => {
    if (expected !== undefined) {
      const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
      if (given !== undefined && timingSafeEqual(digest(given), expected)) return;
      throw new HttpFailure(401, "The control API takes the token that the sandbox was started with", {
        headers: { "www-authenticate": "Bearer" },
      });
    }
    const why = strangeness(socket.remoteAddress, headers, origin());
    if (why === undefined) return;
    const remedy = "start the sandbox with --control-token to open it";
    throw new HttpFailure(403, `The control API takes no requests ${why}; ${remedy}`);
  });
}
