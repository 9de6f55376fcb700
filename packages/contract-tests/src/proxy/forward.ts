import { type Agent, type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

type Forwarded =
  | {
      result: "complete";
      requestBody: Uint8Array | undefined;
      status: number;
      rawHeaders: string[];
      body: Uint8Array | undefined;
    }
  | { result: "unreachable" | "cut off"; reason: string }
  | { result: "aborted" };

/** Maximum size of a buffered body; larger ones are not checked. */
export const KEPT_BYTES = 8 * 1024 * 1024;

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `expect`. */
const HOP_BY_HOP = new Set([
  "connection", "keep-alive", "proxy-connection", "proxy-authenticate", "proxy-authorization", "te", "trailer",
  "transfer-encoding", "upgrade", "expect",
]); // biome-ignore format: a list

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

  // An abort on one side aborts the other.
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
  // A failed upload is not an error if the server has responded.
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

function endToEnd(rawHeaders: readonly string[]): [string, string][] {
  const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
  );
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(",").map((one) => one.trim().toLowerCase()));
  return pairs.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && !named.includes(name.toLowerCase()));
}

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
