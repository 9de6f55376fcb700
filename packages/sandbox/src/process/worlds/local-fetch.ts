import { Agent, type IncomingMessage, request as send } from "node:http";
import { Readable } from "node:stream";

const bodiless = new Set([101, 204, 205, 304]);

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/**
 * Creates an HTTP client, because Node's fetch keeps 40 MiB more per hundred worlds. It rejects redirects, which the
 * APIs do not send.
 */
export function createLocalFetch(): (request: Request) => Promise<Response> {
  const agent = new Agent({ keepAlive: true });
  return async (request) => {
    const { method, url, signal } = request;
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    try {
      return await respond(request, await exchange({ method, url, signal, headers: headersOf(request, body), body }));
    } catch (error) {
      throw signal.aborted ? signal.reason : new TypeError("fetch failed", { cause: error });
    }
  };

  function exchange({ url, body, ...options }: Exchange): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      send(url, { ...options, agent }, resolve)
        .on("error", reject)
        .end(body);
    });
  }
}

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly signal: AbortSignal;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

const headersOf = ({ headers, method }: Request, body: Buffer | undefined): Record<string, string> => ({
  "user-agent": "node",
  ...Object.fromEntries(headers),
  ...((body !== undefined || method === "POST" || method === "PUT") && { "content-length": String(body?.length ?? 0) }),
});

async function respond({ method, url, redirect }: Request, message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = message;
  if (redirect !== "manual" && isRedirect(status)) {
    message.destroy();
    throw new Error("unexpected redirect");
  }
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  const body = await bodyOf(message, method === "HEAD" || bodiless.has(status));
  return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
}

async function bodyOf(message: IncomingMessage, isNone: boolean): Promise<BodyInit | null> {
  if (!isNone && message.headers["content-length"] === undefined) return Readable.toWeb(message) as ReadableStream;
  const bytes = await readAll(message);
  return isNone ? null : bytes;
}

const readAll = (message: IncomingMessage): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message
      .on("data", (part: Buffer) => parts.push(part))
      .on("error", reject)
      .on("end", () => resolve(Buffer.concat(parts)));
  });
