import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { docsFile, docsHeaders } from "@assessment-api/docs";
import { deriveModel, explain as explainModel, type Hints } from "@assessment-api/resources";
import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import { stringify } from "yaml";
import { type Api, type ApiResponse, createApi } from "./api.ts";
import { readDeclared } from "./declared.ts";
import { type DefaultName, defaultDocuments, defaultNames } from "./defaults.ts";
import { isJson, loadDocument, type OpenApiDocument, publishedDocument, type Spec } from "./documents.ts";
import { MockError, reasonPhrase } from "./errors.ts";
import { loadHandlers } from "./handlers.ts";
import { firstSample, indexPage } from "./index-page.ts";
import { findRoute, readBody } from "./request.ts";
import { watchSpecs } from "./watch-specs.ts";
import { control, createWorlds, type Worlds } from "./worlds.ts";

export interface MockOptions<Name extends string = DefaultName> {
  /**
   * A document, served at the root, or several documents by prefix: `{ shop: "shop.yaml" }`. Each is a file, a folder
   * with a root file, a URL or a bundled document. Default: V1, V2 and V3 of the Assessment API.
   */
  readonly documents?: Spec | Readonly<Record<Name, Spec>>;
  /** Port to listen on; 0 selects a free port. Default 4020. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Prefixes of the documents to serve. Default: all. */
  readonly only?: readonly string[];
  /** Whether to respond with generated data instead of examples, unless the header Prefer says otherwise. */
  readonly dynamic?: boolean;
  /**
   * Whether to keep state that is derived from the documents: created items are listed, read, changed and deleted.
   * Starts with the examples of the document, or with `data`.
   */
  readonly stateful?: boolean;
  /** Facts that a document lacks: the content of a hints file, or several by prefix. */
  readonly hints?: Hints | Partial<Readonly<Record<Name, Hints>>>;
  /** Initial items by resource, or by prefix and resource. Implies `stateful`. */
  readonly data?: Items | Partial<Readonly<Record<Name, Items>>>;
  /** File that keeps the state. Implies `stateful`. */
  readonly save?: string;
  /** File with handlers by operationId, or several by prefix. */
  readonly handlers?: string | Partial<Readonly<Record<Name, string>>>;
  /** Whether to reload a document after a change in the folder of its root file. */
  readonly watch?: boolean;
  /** Receives one line per request; `true` prints the lines. Default: no log. */
  readonly log?: boolean | ((line: string) => void);
  /** Receives the result of each reload. Default: print. */
  readonly onReload?: (message: string, failed: boolean) => void;
}

type Items = Readonly<Record<string, readonly unknown[]>>;

export interface RunningMock<Name extends string = DefaultName> {
  readonly url: string;
  readonly urls: Readonly<Record<Name, string>>;
  /** A curl command for each document. */
  readonly samples: Readonly<Record<Name, string>>;
  readonly titles: Readonly<Record<Name, string>>;
  /** Numbers of operations: all, with derived behaviour, and with handlers. */
  readonly counts: Readonly<Record<Name, { operations: number; derived: number; handled: number }>>;
  close(): Promise<void>;
}

/**
 * Starts the mock.
 *
 * @throws MockError if a prefix is unknown, a document is invalid or the port is in use.
 */
export async function startMock<Name extends string = DefaultName>(
  options: MockOptions<Name> = {},
): Promise<RunningMock<Name>> {
  const { port = 4020, host = "127.0.0.1", dynamic = false, watch = false } = options;
  const specs = specsOf(options.documents);
  const sources = new Map(selected(Object.keys(specs), options.only).map((name) => [name, specs[name]]));
  const load = (name: string, spec: Spec | undefined): Promise<OpenApiDocument> =>
    spec === undefined ? publishedDocument(defaultDocuments[name as DefaultName]) : loadDocument(spec);
  const isStateful = options.stateful === true || options.data !== undefined || options.save !== undefined;
  const of = <Value>(option: Value | Partial<Readonly<Record<Name, Value>>> | undefined, name: string) =>
    name === "" ? (option as Value | undefined) : (option as Record<string, Value> | undefined)?.[name];
  const apis = new Map<string, Api>();
  const models: Parameters<typeof createWorlds>[0]["sources"] & Map<string, unknown> = new Map();
  const open = async (name: string, spec: Spec | undefined) => {
    const document = await load(name, spec);
    const file = of(options.handlers, name);
    const { operations } = readDeclared(document);
    const handlers = file === undefined ? undefined : await loadHandlers(file, operations);
    if (isStateful)
      models.set(name, { model: modelOf(document, of(options.hints, name)), data: of(options.data, name) });
    apis.set(name, createApi(name, document, { dynamic, handlers }));
    return { operations: operations.length, handled: handlers?.size ?? 0 };
  };
  const opened = new Map<string, { operations: number; handled: number }>();
  for (const [name, spec] of sources) opened.set(name, await open(name, spec));
  let worlds = createWorlds({ sources: models, save: options.save });

  const log = options.log === true ? console.log : options.log || undefined;
  const front = { apis, worlds: () => worlds, hasDocs: options.documents === undefined, ...(log && { log }) };
  const server = createServer(createFront(front));
  await listen(server, port, host);
  const url = urlOf(host, (server.address() as AddressInfo).port);
  const baseUrl = (name: string) => (name === "" ? url : `${url}/${name}`);

  const perDocument = <Value>(value: (name: string, api: Api) => Value) =>
    Object.fromEntries([...apis].map(([name, api]) => [name, value(name, api)])) as Record<Name, Value>;
  const derivedOf = (name: string, { operations }: Api) => {
    const state = worlds.of(DEFAULT_WORLD).stateOf(name);
    return operations.filter(({ method, path }) => (state?.derives(method.toUpperCase(), path).length ?? 0) > 0).length;
  };

  const stopWatching = watch
    ? await watchSpecs({
        specs: new Map([...sources].flatMap(([name, spec]) => (typeof spec === "string" ? [[name, spec]] : []))),
        report: options.onReload ?? ((message, failed) => (failed ? console.error : console.log)(message)),
        reload: async (name, spec) => {
          await open(name, spec);
          // Discard the states, which belong to the previous models.
          worlds = createWorlds({ sources: models });
        },
      })
    : () => {};

  return {
    url,
    urls: perDocument(baseUrl),
    samples: perDocument((name, api) => firstSample(api, baseUrl(name))),
    titles: perDocument((_, { document }) => `${document.info.title} ${document.info.version}`.trim()),
    counts: perDocument((name, api) => ({
      ...(opened.get(name) ?? { operations: 0, handled: 0 }),
      derived: derivedOf(name, api),
    })),
    async close() {
      await stopWatching();
      worlds.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const DEFAULT_WORLD = "default";

function modelOf(document: OpenApiDocument, hints: Hints | undefined) {
  try {
    return deriveModel(document, hints);
  } catch (error) {
    throw new MockError(`${document.info.title}: ${(error as Error).message}`);
  }
}

/** Returns the derived resources of a document as a table. */
export async function explainDocument(spec: Spec, hints?: Hints): Promise<string> {
  return explainModel(modelOf(await loadDocument(spec), hints));
}

/** Returns the documents by prefix: undefined for a published document, "" as prefix of a single one. */
function specsOf(documents: MockOptions<string>["documents"]): Readonly<Record<string, Spec | undefined>> {
  if (documents === undefined) return Object.fromEntries(defaultNames.map((name) => [name, undefined]));
  if (typeof documents === "string" || "openapi" in documents || "swagger" in documents) return { "": documents };
  for (const name of Object.keys(documents))
    if (!/^[a-z0-9][\w.-]*$/i.test(name) || name === "docs")
      throw new MockError(`The prefix ${JSON.stringify(name)} is invalid; use letters and digits, such as shop`);
  return documents as Record<string, Spec>;
}

function selected(names: readonly string[], only: readonly string[] = names): readonly string[] {
  for (const name of only)
    if (!names.includes(name)) throw new MockError(`Unknown document ${name || '""'}; choose from ${names.join(", ")}`);
  return names.filter((name) => only.includes(name));
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

/** Response headers that pages of other origins may read. */
const exposed = ["sl-violations", "Mock-Derived", "Mock-Ignored"];

const isPage = (path: string) => ["", "openapi.json", "openapi.yaml"].includes(path);

interface FrontOptions {
  /** Served documents by prefix. A reload replaces entries. */
  readonly apis: ReadonlyMap<string, Api>;
  /** A reload replaces the worlds. */
  readonly worlds: () => Worlds;
  /** Whether to serve the documentation of the default documents. */
  readonly hasDocs: boolean;
  readonly log?: (line: string) => void;
}

const html = "text/html; charset=utf-8";

function createFront({ apis, worlds, hasDocs, log }: FrontOptions): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once("close", () => {
      const ms = Math.round(performance.now() - started);
      log?.(`${request.method} ${request.url} ${response.statusCode} ${ms} ms`);
    });
    respond(request, response).catch((error: unknown) => {
      log?.(`${request.method} ${request.url} failed: ${error instanceof Error ? error.message : String(error)}`);
      const [, name = ""] = (request.url ?? "").split("/");
      const details = error instanceof MockError ? error.message : "The mock failed";
      if (!response.headersSent) send(response, failureOf(name, 500, details));
      else response.destroy();
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries(crossOriginHeaders(request.headers, exposed))));
    const preflight = preflightHeaders(request.method, request.headers);
    if (preflight !== undefined) {
      response.writeHead(204, preflight).end();
      return;
    }
    const [path = "/", search = ""] = split(request.url ?? "/", "?");
    const world = String(request.headers["mock-world"] ?? DEFAULT_WORLD);
    if (path === "/__mock" || path.startsWith("/__mock/")) {
      const body = (await readBody(request))?.toString("utf8") ?? "";
      const operations = new Set([...apis.values()].flatMap((api) => api.operations.map(({ id }) => id)));
      const given = { method: request.method ?? "GET", path: path.slice("/__mock".length), body, operations };
      const { status, allow, body: result } = control(worlds(), world, given);
      send(response, { status, headers: allow ? { Allow: allow } : {}, mediaType: "application/json", body: result });
      return;
    }
    const found = target(request.method ?? "GET", path);
    if (found !== undefined) {
      const headers = singleHeaders(request);
      const body = await readBody(request);
      const baseUrl = baseUrlOf(request, found.api.name);
      const query = new URLSearchParams(search);
      const method = request.method ?? "GET";
      const given = { method, path: found.path, query, headers, body, baseUrl, world: worlds().of(world) };
      const made = await found.api.handle(given);
      if (method !== "GET" && method !== "HEAD") worlds().changed();
      if (made.status === 0) request.socket.destroy();
      else send(response, made);
      return;
    }
    request.resume();
    send(response, page(request, path));
  }

  /** Returns the document of a path. Operations of a document at the root take precedence over pages of the mock. */
  function target(method: string, path: string): { api: Api; path: string } | undefined {
    const root = apis.get("");
    if (root !== undefined)
      return findRoute(root.operations, method, path) !== undefined || !isPage(path.slice(1))
        ? { api: root, path }
        : undefined;
    const [name = "", rest] = split(path.slice(1), "/");
    const api = apis.get(name);
    return api === undefined || rest === undefined || isPage(rest) ? undefined : { api, path: `/${rest}` };
  }

  function page(request: IncomingMessage, path: string): ApiResponse {
    const [first = "", more] = split(path.slice(1), "/");
    const [name, rest] = apis.has("") ? ["", first] : [first, more];
    if (!apis.has(name) && name !== "" && !(hasDocs && name === "docs")) return failureOf(name, 404, notServed(name));
    if (request.method !== "GET" && request.method !== "HEAD") {
      return { ...failureOf(name, 405, "Only GET and HEAD are allowed here"), headers: { Allow: "GET, HEAD" } };
    }
    const api = apis.get(name);
    if (api !== undefined && rest === "openapi.json") {
      return { status: 200, headers: {}, mediaType: "application/json", body: api.document };
    }
    if (api !== undefined && rest === "openapi.yaml") {
      const body = stringify(api.document, { aliasDuplicateObjects: false, lineWidth: 0 });
      return { status: 200, headers: {}, mediaType: "application/yaml", body };
    }
    if (api !== undefined && name !== "") {
      if (request.headers.accept?.includes("text/html")) return { status: 302, headers: { Location: `/#${name}` } };
      const { title, version } = api.document.info;
      const here = baseUrlOf(request, name);
      const docs = hasDocs && { docs: `${origin(request)}/docs/${name}` };
      const body = { title, version, baseUrl: here, document: `${here}/openapi.json`, ...docs };
      return { status: 200, headers: {}, mediaType: "application/json", body };
    }
    if (name === "docs") return docs(rest, origin(request));
    const body = indexPage([...apis.values()], { origin: origin(request), hasDocs });
    return { status: 200, headers: {}, mediaType: html, body };
  }

  /** Redirects to `/docs/`, because relative links need the trailing slash. */
  function docs(path: string | undefined, origin: string): ApiResponse {
    if (path === undefined) return { status: 302, headers: { Location: "/docs/" } };
    const file = docsFile(path, { origin, apis: [...apis.keys()] });
    if (file === undefined) return failureOf("", 404, `There is no page /docs/${path}`);
    return {
      status: file.status,
      headers: docsHeaders,
      mediaType: file.type,
      body: Buffer.from(file.bytes ?? file.text),
    };
  }

  /** Returns the error object of the document, or plain text outside of all documents. */
  function failureOf(name: string, status: number, details: string): ApiResponse {
    const api = apis.get(name) ?? apis.get("");
    if (api !== undefined) return { status, headers: {}, ...api.errorOf({ status, details }) };
    const body = `${reasonPhrase(status)}. ${details}\n`;
    return { status, headers: {}, mediaType: "text/plain; charset=utf-8", body };
  }

  function notServed(name: string): string {
    const served = [...apis.keys()].map((each) => `/${each}`).join(", ");
    return `There is no /${name}; the base URLs are ${served}`;
  }
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

/** Returns the origin that the client uses. Behind a forwarded port, it differs from the listening address. */
function origin(request: IncomingMessage): string {
  const { localAddress = "127.0.0.1", localPort } = request.socket;
  return `http://${request.headers.host ?? `${localAddress}:${localPort}`}`;
}

const baseUrlOf = (request: IncomingMessage, name: string): string =>
  name === "" ? origin(request) : `${origin(request)}/${name}`;

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
