import { essence, lookup } from "./accept.ts";
import { isStreamed, sendItems } from "./body/items.ts";
import type { ParseYaml } from "./body/yaml.ts";
import type { BodySpec, HandlerResponse, HeaderSpec, MediaSpec, ResponseSpec, Route, Validate } from "./contract.ts";
import type { Exchange, HeaderValue, NodeStream, Payload, WrittenHeaders } from "./exchange.ts";

export class ResponseError extends Error {
  override name = "ResponseError";
}

interface Declared {
  readonly content: BodySpec["content"];
  readonly only: string | undefined;
  readonly onlyMedia: MediaSpec | undefined;
  readonly bodiless: boolean;
  readonly isStreamed: boolean;
  readonly headers: readonly (readonly [string, HeaderSpec])[];
  readonly all: ResponseSpec["headers"];
}

/** Characters that headers must not contain. Line breaks would inject another header. */
const unwritable = /[^\t\x20-\x7e\x80-\xff]/;

/** Returns a lookup of declared responses; undefined for undeclared statuses. */
export function declaredResponses({
  responses,
}: Pick<Route, "responses">): (status: number) => ResponseSpec | undefined {
  // If successes are declared, `default` only covers errors.
  const success = Object.keys(responses).some((status) => /^[123]/.test(status));
  return (status) => {
    const key = String(status);
    if (Object.hasOwn(responses, key)) return responses[key];
    const range = `${key[0]}XX`;
    if (Object.hasOwn(responses, range)) return responses[range];
    return (status >= 400 || !success) && Object.hasOwn(responses, "default") ? responses.default : undefined;
  };
}

const isFinal = (status: number) => Number.isInteger(status) && status >= 200 && status <= 599;

/** Returns the message for an undeclared status, with the two ways to fix it. */
export function undeclared(
  { operationId, responses }: Pick<Route, "operationId" | "responses">,
  did: "failed" | "responded",
  status: number,
): string {
  if (!isFinal(status)) return `${operationId} ${did} with ${status}; a response has a status from 200 to 599`;
  const declared = Object.keys(responses).join(", ");
  const fix = "add it to the operation's responses and generate again, or use a declared one";
  return `${operationId} ${did} with ${status}, which the document does not declare (${declared}); ${fix}`;
}

function compile({ content, headers }: ResponseSpec): Declared {
  const types = Object.keys(content);
  const [type = ""] = types;
  return {
    content,
    only: types.length === 1 && !type.endsWith("/*") ? type : undefined,
    onlyMedia: content[type],
    bodiless: types.length === 0,
    isStreamed: Object.values(content).some(isStreamed),
    headers: Object.entries(headers).filter(([, { required, validate }]) => required || validate !== undefined),
    all: headers,
  };
}

export interface ResponseSettings {
  readonly validateResponses: boolean;
  readonly parseYaml: ParseYaml;
  readonly keepAlive: number;
}

/**
 * Compiles validation and serialization of responses. The returned function throws a {@link ResponseError} before it
 * sends anything.
 */
export function responder(
  route: Pick<Route, "operationId" | "responses">,
  { validateResponses, parseYaml, keepAlive }: ResponseSettings,
): (exchange: Exchange, response: HandlerResponse) => void {
  const find = declaredResponses(route);
  const compiled = new Map<number, Declared>();
  const wrong = (what: string) => new ResponseError(`${route.operationId} ${what}`);

  function declared(status: number): Declared {
    const known = compiled.get(status);
    if (known !== undefined) return known;
    const spec = isFinal(status) ? find(status) : undefined;
    if (spec === undefined) throw new ResponseError(undeclared(route, "responded", status));
    const entry = compile(spec);
    compiled.set(status, entry);
    return entry;
  }

  function validateBody({ kind, validate }: MediaSpec, status: number, body: unknown) {
    if (validate === undefined || kind === "binary" || kind === "multipart") return;
    let value = body;
    if (kind === "yaml") {
      const parsed = parseYaml(body as string);
      if ("problem" in parsed) throw wrong(`responded with ${status} with YAML that cannot be read: ${parsed.problem}`);
      value = parsed.value;
    }
    if (!validate(value)) throw invalid(validate, status, "a body");
  }

  function invalid(validate: Validate, status: number, what: string): ResponseError {
    const rules = (validate.errors ?? [])
      .slice(0, 10)
      .map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`);
    return wrong(`responded with ${status} with ${what} that violates the document: ${rules.join("; ")}`);
  }

  const uncached = (media: MediaSpec, headers: Headers): Headers =>
    media.kind === "events" && headerOf(headers, "cache-control") === undefined
      ? { ...headers, "cache-control": "no-cache" }
      : headers;

  return (exchange, response) => {
    if (typeof response !== "object" || response === null)
      throw wrong(`responded with ${response} instead of a response`);
    const { status, body } = response;
    const spec = declared(status);
    const headers = withText(response.headers, spec.all);

    for (const [name, { required, validate }] of spec.headers) {
      const value = headerOf(headers, name);
      if (value === undefined && required) throw wrong(`responded with ${status} without the header ${name}`);
      if (validateResponses && value !== undefined && !validHeader(value, validate))
        throw wrong(`responded with ${status} with the header ${name}: ${value}, which violates the document`);
    }
    if (headers !== undefined)
      for (const name in headers)
        if (unwritable.test(String(headers[name] ?? "")))
          throw wrong(`responded with ${status} with a header ${name} that cannot be written`);

    if (spec.bodiless) {
      if (body !== undefined) throw wrong(`responded with ${status} with a body, but the document has none`);
      return exchange.respond(status, headers, undefined, undefined);
    }
    const contentType = response.contentType ?? spec.only;
    if (contentType === undefined)
      throw wrong(`responded with ${status} without a contentType (${Object.keys(spec.content).join(", ")})`);
    const media = spec.only === contentType ? spec.onlyMedia : lookup(spec.content, essence(contentType));
    if (media === undefined)
      throw wrong(
        `responded with ${status} as ${contentType}, which the document does not declare (${Object.keys(spec.content).join(", ")})`,
      );
    if (body === undefined) throw wrong(`responded with ${status} without a body`);
    if (spec.isStreamed && isStreamed(media)) {
      const { validate } = media;
      const check =
        validateResponses && validate !== undefined
          ? (item: unknown) => {
              if (!validate(item)) throw invalid(validate, status, "an item");
            }
          : undefined;
      const items = sendItems(exchange, media, body, { check, wrong, keepAlive });
      return exchange.respond(status, uncached(media, headers), contentType, items);
    }
    if (validateResponses) validateBody(media, status, body);

    const [payload, type] = encode(media, body, contentType, wrong);
    exchange.respond(status, headers, type, payload);
  };
}

function encode(
  { kind }: MediaSpec,
  body: unknown,
  contentType: string,
  wrong: (what: string) => ResponseError,
): [payload: Payload, contentType: string] {
  switch (kind) {
    case "json": {
      const text = JSON.stringify(body) as string | undefined;
      if (text === undefined) throw wrong(`responded with a ${typeof body}, which JSON does not have`);
      return [text, contentType];
    }
    case "text":
    case "yaml":
      if (typeof body !== "string")
        throw wrong(`responded with a ${typeof body} as ${contentType}, which needs a string`);
      return [
        body,
        kind === "text" && !contentType.includes("charset") ? `${contentType}; charset=utf-8` : contentType,
      ];
    case "form":
      return [formText(body), contentType];
    case "multipart": {
      if (!(body instanceof FormData)) throw wrong(`responded with ${contentType} without a FormData`);
      const response = new Response(body);
      return [response.body as ReadableStream<Uint8Array>, response.headers.get("content-type") as string];
    }
    default:
      if (typeof body === "string") return [new TextEncoder().encode(body), contentType];
      if (body instanceof Uint8Array) return [body, contentType];
      if (body instanceof ArrayBuffer) return [new Uint8Array(body), contentType];
      if (body instanceof Blob) return [body.stream(), contentType];
      if (body instanceof ReadableStream || isNodeStream(body)) return [body, contentType];
      throw wrong(`responded with a ${typeof body} as ${contentType}, which needs bytes or a stream of bytes`);
  }
}

/** Checks by shape, because `node:stream` may be missing. */
const isNodeStream = (body: unknown): body is NodeStream =>
  typeof (body as { pipe?: unknown } | null)?.pipe === "function";

function formText(body: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body as object))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, String(one));
  return form.toString();
}

type Headers = WrittenHeaders;

/** Serializes lists and objects in the style `simple` or as JSON. Each item of Set-Cookie becomes a header. */
function withText(headers: HandlerResponse["headers"], specs: ResponseSpec["headers"]): Headers {
  if (headers === undefined || !Object.values(headers).some((value) => typeof value === "object"))
    return headers as Headers;
  const written = Object.entries(headers).map(([name, value]) => {
    if (typeof value !== "object" || value === null) return [name, value] as const;
    const { json, explode } = specs[name.toLowerCase()] ?? {};
    if (json) return [name, JSON.stringify(value)] as const;
    if (Array.isArray(value)) {
      const items = value.map(textOf);
      return [name, name.toLowerCase() === "set-cookie" ? items : items.join()] as const;
    }
    const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
    return [name, members.map(([key, member]) => `${key}${explode ? "=" : ","}${textOf(member)}`).join()] as const;
  });
  return Object.fromEntries(written) as Headers;
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

function headerOf(headers: Headers, name: string): HeaderValue | undefined {
  if (headers === undefined) return undefined;
  const value = headers[name];
  if (value !== undefined) return value;
  for (const key in headers) if (key.toLowerCase() === name && headers[key] !== undefined) return headers[key];
  return undefined;
}

/** Validates a header as text and as the number or boolean that the document may declare. */
function validHeader(value: HeaderValue, validate: HeaderSpec["validate"]): boolean {
  if (validate === undefined || validate(value) || validate(String(value))) return true;
  if (value === "true" || value === "false") return validate(value === "true");
  return value !== "" && !Number.isNaN(Number(value)) && validate(Number(value));
}
