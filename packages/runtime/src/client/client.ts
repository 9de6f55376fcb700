import createFetchClient from "openapi-fetch";
import type { RequestTable } from "./contract.ts";
import { toMultipart, toUrlEncoded } from "./form.ts";
import { serializeQuery } from "./query.ts";
import { createRateLimit, type RateLimitOptions } from "./rate-limit.ts";
import type { Client, Marks, MediaType } from "./typed-client.ts";

/** Options of a client besides its credential. */
export interface ConnectionOptions {
  /** Absolute URL of the API, version included: `https://…/v2`. */
  baseUrl: string;
  /** Replaces `globalThis.fetch`, for tests or a proxy. */
  fetch?: (request: Request) => Promise<Response>;
  /** Headers to send with every request, in addition. */
  headers?: Record<string, string>;
  /**
   * Waits instead of failing: requests are held back to stay within the published limit, and one that is still
   * refused with 429 is repeated after its `Retry-After`. A request's `signal` ends the wait. Off by default.
   */
  waitOn429?: boolean | RateLimitOptions;
}

export interface ClientOptions extends ConnectionOptions {
  /** The API key; sent with every request in the version's key header. */
  apiKey: string;
}

/** Options of an API that asks for a bearer token, if for anything. */
export interface TokenClientOptions extends ConnectionOptions {
  /** The token; sent with every request where it is given. */
  token?: string | undefined;
}

type Init = Record<string, unknown> & { body?: unknown; headers?: HeadersInit };
type Call = (path: string, init?: Init) => Promise<unknown>;

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

const isJson = (mediaType: string) => /[/+]json\b/.test(mediaType);

/** How a body goes out that is no JSON; the usual way where undefined. */
function serializerOf(contentType: string): ((body: unknown) => unknown) | undefined {
  if (isJson(contentType)) return undefined;
  if (contentType === "application/x-www-form-urlencoded") return toUrlEncoded;
  return contentType === "multipart/form-data" ? toMultipart : (body) => body;
}

/** The headers that carry the credential; none where it may be missing, and is. */
function credentialHeaders(
  { keyHeader, bearer = false, keyOptional = false }: RequestTable,
  options: ClientOptions | TokenClientOptions,
): Record<string, string> {
  const key = "apiKey" in options ? options.apiKey : (options as TokenClientOptions).token;
  if (key === undefined && keyOptional) return {};
  // Checked here because fetch repeats a value that no header can hold in its message.
  if (typeof key !== "string" || !/^[ -~]+$/.test(key.trim()))
    throw new TypeError(`${bearer ? "token" : "apiKey"} must be a non-empty string of ASCII characters`);
  return { [keyHeader]: bearer ? `Bearer ${key}` : key };
}

function checkUrl({ baseUrl }: ConnectionOptions) {
  if (!/^https?:[^?#]+$/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new TypeError(
      `baseUrl must be a URL such as "https://api.example.com/v1", without query; got ${JSON.stringify(baseUrl)}`,
    );
  }
}

/**
 * A client of one API version. It sets the key header and, per operation, Content-Type, Accept and the query style which
 * the document asks for; fields become forms, ZIP and YAML bodies go out as they are. Redirects are refused, because fetch would take the key
 * along to the other host. Throws a TypeError for a `baseUrl`, `apiKey` or `token` that cannot work.
 */
export function createVersionClient<Paths extends object, Marked extends Marks = "unmarked">(
  requests: RequestTable,
  options: ClientOptions | TokenClientOptions,
): Client<Paths, Marked> {
  checkUrl(options);
  const { baseUrl, headers = {}, waitOn429 = false } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const limit = typeof waitOn429 === "object" ? waitOn429 : {};
  const inner = createFetchClient<Paths, MediaType>({
    baseUrl,
    redirect: "error",
    headers: { ...headers, ...credentialHeaders(requests, options) },
    fetch: waitOn429 ? createRateLimit(send, { ...requests.rateLimit, ...limit }) : send,
  });

  const prepare = (method: string, path: string, init: Init = {}): Init => {
    const operation = `${method} ${path}`;
    const contentType = requests.contentTypes[operation] ?? requests.mediaType;
    const bodySerializer = serializerOf(contentType);
    const styles = requests.queryStyles[operation];
    // fetch adds the boundary of a form's parts.
    const sendsType = init.body !== undefined && contentType !== "multipart/form-data";
    return {
      ...(init.body !== undefined && bodySerializer && { bodySerializer }),
      ...(init.body instanceof ReadableStream && { duplex: "half" }),
      ...(styles && { querySerializer: serializeQuery(styles) }),
      ...init,
      headers: {
        accept: requests.accepts[operation] ?? requests.mediaType,
        ...(sendsType && { "content-type": contentType }),
        ...(requests.keyless?.includes(operation) && { [requests.keyHeader]: null }),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    };
  };

  const calls = Object.fromEntries(
    methods.map((method) => {
      const call = inner[method] as unknown as Call;
      return [method, (path: string, init?: Init) => call(path, prepare(method, path, init))];
    }),
  ) as Record<(typeof methods)[number], Call>;

  return {
    ...inner,
    ...calls,
    request: (method: string, path: string, init?: Init) => calls[method.toUpperCase() as "GET"](path, init),
  } as unknown as Client<Paths, Marked>;
}
