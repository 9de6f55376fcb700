import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { ApiDocument, Operation } from "../document/document.ts";
import type { Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";
import { checkRequest, findOperation, keyNames } from "../messages/check-request.ts";
import { checkResponse, responseOf } from "../messages/check-response.ts";

export type Side = "client" | "server";

export type SidedFinding = Finding & { side: Side };

export interface Exchange {
  method: string;
  target: string;
  requestHeaders: Headers;
  requestBody: Uint8Array | undefined;
  response: { status: number; headers: Headers; body: Uint8Array | undefined };
}

export interface Verdict {
  /** OperationId; undefined without a match. */
  operation: string | undefined;
  checked: boolean;
  findings: SidedFinding[];
}

const MASK = "$ASSESSMENT_API_KEY";
const SECRET_NAME = /key|token|secret|password/i;

/** Creates a check of exchanges below a base path such as `/v2`. */
export function createExchangeCheck(document: ApiDocument, origin: string, basePath: string, validator: Validator) {
  const keys = keyNames(document);

  return async (exchange: Exchange): Promise<Verdict> => {
    const [path = "", query = ""] = splitOnce(exchange.target, "?");
    const mask = createMask(keys, exchange.requestHeaders, query);
    const request = mask(`${exchange.method} ${origin}${exchange.target}`);
    const preflight = exchange.method === "OPTIONS" && exchange.requestHeaders.has("access-control-request-method");
    if (preflight || !path.startsWith(`${basePath}/`)) return { operation: undefined, checked: false, findings: [] };

    const { operation, values, methods } = findOperation(document, exchange.method, path.slice(basePath.length));
    if (!operation) {
      const message =
        methods.length > 0
          ? `${exchange.method} is not declared here; declared: ${methods.join(", ")}`
          : "the document has no such path";
      const finding: SidedFinding = { side: "client", check: "operation", pointer: "#/paths", message, request };
      return { operation: undefined, checked: true, findings: [finding] };
    }
    const received = { path: values, query, headers: exchange.requestHeaders, request };
    const requestBody = await decoded(exchange.requestHeaders, exchange.requestBody);
    const sent = checkRequest(document, operation, { ...received, body: requestBody }, validator);
    const returned = await checkReturned(operation, exchange, sent, request, validator);
    const findings = [
      ...sent.map((finding): SidedFinding => ({ ...finding, side: "client" })),
      ...returned.map((finding): SidedFinding => ({ ...finding, side: "server" })),
    ].map((finding) => ({ ...finding, message: mask(finding.message) }));
    return { operation: operation.id, checked: true, findings };
  };
}

async function checkReturned(
  operation: Operation,
  { method, requestHeaders, response }: Exchange,
  sent: readonly Finding[],
  request: string,
  validator: Validator,
): Promise<Finding[]> {
  const { status, headers } = response;
  const conditional = requestHeaders.has("if-none-match") || requestHeaders.has("if-modified-since");
  if (status === 304 && conditional) return [];
  const refused = status >= 400 && status < 500;
  if (sent.length > 0 && refused && !responseOf(operation, status)) return [];

  const body = method === "HEAD" ? undefined : await decoded(headers, response.body);
  const declared = body === undefined ? withoutBodies(operation, method === "HEAD") : operation;
  const received = { status, headers, body: body ?? new Uint8Array(), request };
  const findings = checkResponse(declared, received, validator).findings;
  const [first] = sent;
  if (first && status < 300) {
    const what = [first.check, first.at, first.message].filter(Boolean).join(" ");
    const message = `accepted a request that the document refuses: ${what}`;
    findings.push({
      check: "request",
      operation: operation.id,
      status: String(status),
      pointer: first.pointer,
      message,
      request,
    });
  }
  return findings;
}

/** Removes bodies from the declared responses. A HEAD response may also omit headers. */
const withoutBodies = (operation: Operation, head: boolean): Operation => ({
  ...operation,
  responses: operation.responses.map((response) => ({
    ...response,
    media: [],
    headers: response.headers.map((header) => ({ ...header, required: header.required && !head })),
  })),
});

const DECODERS: Record<string, (body: Uint8Array) => Promise<Uint8Array>> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  identity: async (body) => body,
};

/** Returns a body without its content encoding; undefined if that fails. */
export async function decoded(headers: Headers, body: Uint8Array | undefined): Promise<Uint8Array | undefined> {
  if (body === undefined || body.length === 0) return body;
  const decode = DECODERS[(headers.get("content-encoding") ?? "identity").trim().toLowerCase()];
  return decode?.(body).catch(() => undefined);
}

export function createMask(keys: readonly string[], headers: Headers, query: string): (text: string) => string {
  const inHeaders = [...keys, "authorization", "proxy-authorization", "cookie"].flatMap((name) => {
    const value = headers.get(name) ?? "";
    return [value, value.replace(/^\w+ +/, "")]; // The key alone may occur without its scheme.
  });
  const inQuery = query.split("&").flatMap((pair) => {
    const [name = "", value = ""] = splitOnce(pair, "=");
    return keys.includes(name) || SECRET_NAME.test(name) ? [value] : [];
  });
  const secrets = [...inHeaders, ...inQuery]
    .filter((secret) => secret !== "")
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, () => MASK), text);
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
