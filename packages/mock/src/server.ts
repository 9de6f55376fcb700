import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { docsFile, docsHeaders } from "@assessment-api/docs";
import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import { stringify } from "yaml";
import { type Api, type ApiResponse, createApi } from "./api.ts";
import { isJson, loadDocument, type Spec } from "./documents.ts";
import { MockError, reasonPhrase } from "./errors.ts";
import { firstSample, indexPage } from "./index-page.ts";
import { readBody } from "./request.ts";
import { selectVersions, type VersionName, versions } from "./versions.ts";
import { watchSpecs } from "./watch-specs.ts";

export interface MockOptions {
  /** Port to listen on; 0 selects a free port. Default 4020. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Versions to serve. Default: all. */
  readonly only?: readonly string[];
  /** Respond with generated data instead of examples, unless the header Prefer says otherwise. */
  readonly dynamic?: boolean;
  /** Documents to serve instead of the published ones: root files or bundled documents. */
  readonly specs?: Partial<Record<VersionName, Spec>>;
  /** Reload a document after a change in the folder of its root file. Requires a file in `specs`. */
  readonly watch?: boolean;
  /** Receives one line per request; `true` prints the lines. Default: no log. */
  readonly log?: boolean | ((line: string) => void);
  /** Receives the result of each reload. Default: print. */
  readonly onReload?: (message: string, failed: boolean) => void;
}

export interface RunningMock {
  /** URL of the index page, without a trailing slash. */
  readonly url: string;
  readonly urls: Readonly<Record<VersionName, string>>;
  /** A curl command for each version. */
  readonly samples: Readonly<Record<VersionName, string>>;
  /** Stops listening and closes open connections. */
  close(): Promise<void>;
}

/**
 * Starts the mock.
 *
 * @throws MockError if a version is unknown, a document is invalid or the port is in use.
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const { port = 4020, host = "127.0.0.1", dynamic = false, specs = {}, watch = false } = options;
  const apis = new Map<string, Api>();
  for (const version of selectVersions(options.only)) {
    const document = await loadDocument(version.document, specs[version.name]);
    apis.set(version.name, await createApi(version, document, dynamic));
  }

  const log = options.log === true ? console.log : options.log || undefined;
  const server = createServer(createFront({ apis, ...(log && { log }) }));
  await listen(server, port, host);
  const url = urlOf(host, (server.address() as AddressInfo).port);

  const perVersion = (value: (name: string, api: Api) => string) =>
    Object.fromEntries([...apis].map(([name, api]) => [name, value(name, api)])) as Record<VersionName, string>;

  const stopWatching = watch
    ? await watchSpecs({
        versions: selectVersions(options.only),
        specs,
        report: options.onReload ?? ((message, failed) => (failed ? console.error : console.log)(message)),
        reload: async (version, document) => void apis.set(version.name, await createApi(version, document, dynamic)),
      })
    : () => {};

  return {
    url,
    urls: perVersion((name) => `${url}/${name}`),
    samples: perVersion((name, api) => firstSample(api.operations, `${url}/${name}`)),
    async close() {
      await stopWatching();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new MockError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use; stop what runs there or choose another with --port`;
  if (error.code === "EACCES") return `Port ${port} may not be opened by this user; choose one above 1023 with --port`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") return `This machine has no address ${host}`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Returns a URL that browsers can open, also for a wildcard address. */
function urlOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

export interface FrontOptions {
  /** Served versions by name. A reload replaces entries. */
  readonly apis: ReadonlyMap<string, Api>;
  readonly log?: (line: string) => void;
}

const html = "text/html; charset=utf-8";

/** Handles requests to the versions, the index page, the documents and the documentation. */
export function createFront({ apis, log }: FrontOptions): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once("close", () => {
      const ms = Math.round(performance.now() - started);
      log?.(`${request.method} ${request.url} ${response.statusCode} ${ms} ms`);
    });
    respond(request, response).catch((error: unknown) => {
      log?.(`${request.method} ${request.url} failed: ${error instanceof Error ? error.message : String(error)}`);
      const [, name = ""] = (request.url ?? "").split("/");
      if (!response.headersSent) send(response, failureOf(name, 500, "The mock failed"));
      else response.destroy();
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries(crossOriginHeaders(request.headers, ["sl-violations"]))));
    const preflight = preflightHeaders(request.method, request.headers);
    if (preflight !== undefined) {
      response.writeHead(204, preflight).end();
      return;
    }
    const [path = "/", search = ""] = split(request.url ?? "/", "?");
    const [name = "", rest] = split(path.slice(1), "/");
    const api = apis.get(name);
    if (api !== undefined && rest !== undefined && !["", "openapi.json", "openapi.yaml"].includes(rest)) {
      const headers = singleHeaders(request);
      const body = await readBody(request);
      const baseUrl = `${origin(request)}/${name}`;
      const query = new URLSearchParams(search);
      const method = request.method ?? "GET";
      send(response, await api.handle({ method, path: `/${rest}`, query, headers, body, baseUrl }));
      return;
    }
    request.resume();
    send(response, page(request, name, rest));
  }

  function page(request: IncomingMessage, name: string, rest?: string): ApiResponse {
    const here = `${origin(request)}/${name}`;
    if (!apis.has(name) && !["", "docs"].includes(name)) return failureOf(name, 404, notServed(name));
    if (request.method !== "GET" && request.method !== "HEAD") {
      return { ...failureOf(name, 405, "Only GET and HEAD are possible here"), headers: { Allow: "GET, HEAD" } };
    }
    const api = apis.get(name);
    if (api !== undefined && rest === "openapi.json") {
      return { status: 200, headers: {}, mediaType: "application/json", body: api.document };
    }
    if (api !== undefined && rest === "openapi.yaml") {
      const body = stringify(api.document, { aliasDuplicateObjects: false, lineWidth: 0 });
      return { status: 200, headers: {}, mediaType: "application/yaml", body };
    }
    if (api !== undefined) {
      if (request.headers.accept?.includes("text/html")) return { status: 302, headers: { Location: `/#${name}` } };
      const { title, version } = api.document.info;
      const body = {
        title,
        version,
        baseUrl: here,
        document: `${here}/openapi.json`,
        docs: `${origin(request)}/docs/${name}`,
      };
      return { status: 200, headers: {}, mediaType: "application/json", body };
    }
    if (name === "docs") return docs(rest, origin(request));
    return { status: 200, headers: {}, mediaType: html, body: indexPage([...apis.values()], origin(request)) };
  }

  /** Returns a page of the documentation. Relative links need the trailing slash of `/docs/`. */
  function docs(path: string | undefined, origin: string): ApiResponse {
    if (path === undefined) return { status: 302, headers: { Location: "/docs/" } };
    const file = docsFile(path, { origin, apis: [...apis.keys()] });
    if (file === undefined) return failureOf("", 404, `There is no page /docs/${path}`);
    return { status: file.status, headers: docsHeaders, mediaType: file.type, body: Buffer.from(file.text) };
  }

  function notServed(name: string): string {
    const known = versions.some((version) => version.name === name);
    const served = [...apis.keys()].map((each) => `/${each}`).join(", ");
    return `${known ? `${name} is not served here` : `There is no /${name}`}; the base URLs are ${served}`;
  }
}

/** Returns the error object of a version, or plain text for other paths. */
function failureOf(name: string, status: number, details: string): ApiResponse {
  const version = versions.find((each) => each.name === name);
  if (version === undefined) {
    return {
      status,
      headers: {},
      mediaType: "text/plain; charset=utf-8",
      body: `${reasonPhrase(status)}. ${details}\n`,
    };
  }
  return { status, headers: {}, mediaType: version.mediaType, body: version.errorOf({ status, details }).body };
}

function send(response: ServerResponse, { status, headers, mediaType, body }: ApiResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (mediaType === undefined || body === undefined) {
    if (status !== 204) response.setHeader("Content-Length", 0);
    response.writeHead(status).end();
    return;
  }
  const isReady = Buffer.isBuffer(body) || (typeof body === "string" && !isJson(mediaType));
  const text = isReady ? body : JSON.stringify(body);
  response.setHeader("Content-Type", mediaType);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Returns the origin that the client used, which differs from the listening address behind a forwarded port. */
function origin(request: IncomingMessage): string {
  const { localAddress = "127.0.0.1", localPort } = request.socket;
  return `http://${request.headers.host ?? `${localAddress}:${localPort}`}`;
}

function singleHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : `${value}`]),
  );
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
