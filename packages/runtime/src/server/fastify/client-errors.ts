import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type * as Https from "node:https";
import { createRequire } from "node:module";
import type { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { sendFailure, type ToErrorBody } from "../errors.ts";
import { type Failure, failure } from "../failure.ts";
import { FastifyExchange } from "./exchange.ts";
import { createServer, STATUS_CODES } from "./node-http.ts";
import { type ParserError, parserFailure, REQUEST_TIMEOUT, requestedUrl } from "./parser-error.ts";

export interface ClientErrorOptions {
  readonly headers?: (failure: Failure, url: string) => Readonly<Record<string, string>>;
}

export type ClientErrorSettings = Required<
  Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler" | "serverFactory">
>;

/** Milliseconds for the client to read the response. */
const LINGER = 1_000;

const plain: ToErrorBody = ({ message }) => ({ contentType: "application/json", body: { message } });

/**
 * Fastify settings for requests that fail before plugins run: malformed HTTP, a wrong Host, too long headers, a
 * timeout. They get the error object of the version at their path: `Fastify({ ...clientErrors({ "/v1": toErrorBody, … }) })`.
 * The prefix "" covers other paths and `*`, which get `{ message }` without it. For HTTP/1.1.
 */
export function clientErrors(
  versions: Readonly<Record<string, ToErrorBody>>,
  { headers = () => ({}) }: ClientErrorOptions = {},
): ClientErrorSettings {
  const prefixes = Object.entries(versions).sort(([a], [b]) => b.length - a.length);

  function bodyOf(url: string): ToErrorBody {
    const path = url.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
    return prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? versions[""] ?? plain;
  }

  function compose(given: Failure, url: string): { payload: string; fields: Record<string, string> } {
    const { contentType, body } = bodyOf(url)(given);
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    const length = String(Buffer.byteLength(payload));
    const own = { "content-type": contentType, "content-length": length, connection: "close" };
    return { payload, fields: { ...headers(given, url), ...given.headers, ...own } };
  }

  function refuse(request: IncomingMessage, response: ServerResponse, given: Failure): void {
    const { payload, fields } = compose(given, request.url ?? "");
    response.writeHead(given.status, fields).end(payload);
  }

  /** Responds after a parser error and closes the connection. */
  function refuseConnection(socket: Duplex, given: Failure, url: string): void {
    const { payload, fields } = compose(given, url);
    const lines = Object.entries({ date: new Date().toUTCString(), ...fields }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${given.status} ${STATUS_CODES[given.status]}\r\n${lines.join("\r\n")}\r\n\r\n${payload}`);
    // Closing with unread bytes resets the connection and loses the response.
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once("close", () => clearTimeout(timer));
  }

  return {
    frameworkErrors(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
      const given =
        error.statusCode === 414
          ? failure(414, "too-large", "A part of the URL is too long")
          : failure(error.statusCode ?? 400, "malformed", "The URL is malformed");
      reply.headers(headers(given, request.url));
      sendFailure(new FastifyExchange(request, reply), given, bodyOf(request.url), undefined);
    },

    // The server created below has its own listener.
    clientErrorHandler() {},

    serverFactory(handler, settings) {
      const current = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
      const refused = new WeakSet<Duplex>();
      const server = createHttpServer(settings as unknown as ServerSettings, (request, response) => {
        current.set(request.socket, { request, response });
        const given = framingFailure(request);
        if (given === undefined) handler(request, response);
        else refuse(request, response, given);
      });
      server.on("checkContinue", (request, response) => {
        continueOnceRead(request, response);
        server.emit("request", request, response);
      });
      server.on("checkExpectation", (request, response) => {
        refuse(
          request,
          response,
          failure(417, "expectation-failed", "The expectation is not supported; send 100-continue or none"),
        );
      });
      server.on("clientError", (error: ParserError, socket) => {
        const { request, response } = current.get(socket) ?? {};
        if (error.code !== REQUEST_TIMEOUT || request === undefined || request.complete || response?.headersSent)
          refuseInput(error, socket);
        else onceServerWaits(request, server.requestTimeout, () => refuseInput(error, socket));
      });
      function refuseInput(error: ParserError, socket: Duplex): void {
        if (refused.has(socket)) return;
        refused.add(socket);
        if (error.code === "ECONNRESET" || !socket.writable) {
          socket.destroy();
          return;
        }
        const given = parserFailure(error);
        const { request, response } = current.get(socket) ?? {};
        if (request === undefined || response === undefined || response.writableFinished)
          refuseConnection(socket, given, requestedUrl(error));
        else if (request.complete)
          // The bytes after this request are invalid; send the response to this request first.
          response.once("finish", () => refuseConnection(socket, given, requestedUrl(error)));
        else if (response.headersSent) socket.destroy();
        else refuseConnection(socket, given, request.url ?? "");
      }
      return server;
    },
  };
}

/**
 * Calls `late` if the client is late, not the server: only after all received bytes were read. Repeats the check,
 * because Node checks each request only once.
 * @param interval in milliseconds
 */
async function onceServerWaits(request: IncomingMessage, interval: number, late: () => void): Promise<void> {
  // After a read, the next bytes arrive within two turns of the event loop.
  for (let turn = 0; request.readableLength === 0; turn++) {
    if (request.complete || request.destroyed) return;
    if (turn === 2) {
      late();
      return;
    }
    await setImmediate();
  }
  const timer = setTimeout(() => void onceServerWaits(request, interval, late), interval).unref();
  request.once("close", () => clearTimeout(timer));
}

/** Rejects framing that Node accepts and RFC 9112 does not. */
function framingFailure({ headers, rawHeaders, httpVersion, url }: IncomingMessage): Failure | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts === 0 && httpVersion === "1.1") return failure(400, "malformed", "The header Host is missing");
  if (hosts > 1) return failure(400, "malformed", "The header Host is given more than once");
  if (/[\s,/?#@\\]/.test(headers.host ?? ""))
    return failure(400, "malformed", "The header Host is not a host with an optional port");
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked")
    return failure(501, "not-implemented", `The transfer coding ${coding} is not supported; send the body as chunked`);
  if (url === "*") return failure(404, "unknown-path", "The path does not exist; send OPTIONS for an existing path");
  return undefined;
}

/**
 * Sends 100 Continue when the body is first read. A request rejected earlier closes the connection, because the client
 * may still send the body.
 */
function continueOnceRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request._read = (size) => {
    request._read = read;
    if (!response.headersSent) {
      response.writeContinue();
      response.shouldKeepAlive = shouldKeepAlive;
    }
    return read.call(request, size);
  };
}

interface ServerSettings {
  readonly http?: Https.ServerOptions;
  readonly https?: Https.ServerOptions | true | null;
  readonly http2?: boolean;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly maxRequestsPerSocket: number;
}

/** Creates a server like Fastify's, except that the listener handles a missing Host. */
function createHttpServer(settings: ServerSettings, listener: RequestListener): Server {
  if (settings.http2) throw new Error("clientErrors is for HTTP/1.1; HTTP/2 has no errors of this kind");
  const own = { requireHostHeader: false };
  let server: Server;
  if (settings.https) {
    const { createServer: createSecureServer } = createRequire(import.meta.url)("node:https") as typeof Https;
    server = createSecureServer({ ...(settings.https === true ? {} : settings.https), ...own }, listener);
  } else server = createServer({ ...settings.http, ...own }, listener);
  server.keepAliveTimeout = settings.keepAliveTimeout;
  server.requestTimeout = settings.requestTimeout;
  server.setTimeout(settings.connectionTimeout);
  if (settings.maxRequestsPerSocket > 0) server.maxRequestsPerSocket = settings.maxRequestsPerSocket;
  return server;
}
