import { type Agent, type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Outcome of a request: a whole exchange, or the reason for there being none. */
export type Forwarded =
  | {
      result: "complete";
      requestBody: Uint8Array | undefined;
      status: number;
      rawHeaders: string[];
      body: Uint8Array | undefined;
    }
  | { result: "unreachable" | "cut off"; reason: string }
  | { result: "aborted" };

/** Larger bodies pass through, but are not kept and not checked. */
export const KEPT_BYTES = 8 * 1024 * 1024;

/** Headers of one connection, which no proxy passes on (RFC 9110, 7.6.1); `expect` is served here. */
const HOP_BY_HOP = new Set([
  "connection", "keep-alive", "proxy-connection", "proxy-authenticate", "proxy-authorization", "te", "trailer",
  "transfer-encoding", "upgrade", "expect",
]); // biome-ignore format: a list

/** Sends a request on to the server and the response back, both as they are; keeps copies of the bodies. */
export async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  agent: Agent,
): Promise<Forwarded> {
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  const headers = endToEnd(incoming.rawHeaders).filter(([name]) => name.toLowerCase() !== "host");
  if (incoming.headers["transfer-encoding"] !== undefined) headers.push(["Transfer-Encoding", "chunked"]);
  const upstream = send({
    agent,
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    path: incoming.url,
    method: incoming.method,
    headers: ["Host", target.host, ...headers.flat()],
  });

  // Either side may break off, and the other's stream then fails too: the first to do so counts.
  let aborted = false;
  let cutOff = false;
  outgoing.once("close", () => {
    aborted = !outgoing.writableFinished && !cutOff;
    if (aborted) upstream.destroy();
  });
  const requestBody = keep();
  const responding = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once("response", resolve);
    upstream.once("error", reject);
  });
  // A server may respond before it has read the body, and then close: the response counts, not the failed upload.
  pipeline(incoming, requestBody.stream, upstream).catch(() => {});

  let response: IncomingMessage;
  try {
    response = await responding;
  } catch (error) {
    if (aborted) return { result: "aborted" };
    return { result: "unreachable", reason: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
  }
  response.once("error", () => {
    cutOff = !aborted;
  });
  const responseBody = keep();
  outgoing.sendDate = false;
  outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, endToEnd(response.rawHeaders).flat());
  outgoing.flushHeaders();
  try {
    await pipeline(response, responseBody.stream, outgoing);
  } catch (error) {
    if (aborted) return { result: "aborted" };
    outgoing.destroy();
    return { result: "cut off", reason: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
  }
  return {
    result: "complete",
    requestBody: requestBody.bytes(),
    status: response.statusCode ?? 0,
    rawHeaders: response.rawHeaders,
    body: responseBody.bytes(),
  };
}

/** The raw headers of a message as pairs, without those of its connection. */
function endToEnd(rawHeaders: readonly string[]): [string, string][] {
  const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
  );
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(",").map((one) => one.trim().toLowerCase()));
  return pairs.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && !named.includes(name.toLowerCase()));
}

/** A stream to lead a body through, and what passed, if it was not too large. */
function keep(): { stream: Transform; bytes(): Uint8Array | undefined } {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= KEPT_BYTES) chunks.push(chunk);
      else chunks.length = 0;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => (size <= KEPT_BYTES ? Buffer.concat(chunks) : undefined) };
}
