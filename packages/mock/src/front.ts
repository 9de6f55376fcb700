import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { docsFile, docsHeaders } from "@assessment-api/docs";
import { crossOriginHeaders, preflightHeaders } from "@assessment-api/runtime/server";
import { stringify } from "yaml";
import type { Api, ApiResponse } from "./api.ts";
import { isJson } from "./document/media-types.ts";
import { reasonPhrase } from "./errors.ts";
import { indexPage } from "./page/index-page.ts";
import { readBody } from "./request/request-body.ts";
import { versions } from "./versions.ts";

export interface FrontOptions {
  /** The versions that are served, by name; may be exchanged while running. */
  readonly apis: ReadonlyMap<string, Api>;
  readonly log?: (line: string) => void;
}

const html = "text/html; charset=utf-8";

/** Everything on the one port: the versions below their prefix, the index page, documents and documentation. */
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

  /** Pages and documents, which are read only. */
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

  /** The documentation, whose pages send requests to the mock; its relative links want the slash behind `/docs`. */
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

/** The error object of the version that the path belongs to; plain text elsewhere. */
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

/** Where the client reached the mock, which behind a forwarded port is not where it listens. */
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
