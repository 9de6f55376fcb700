import { lookup as resolve } from "node:dns";
import type { IncomingMessage, RequestOptions } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { Attempt } from "../domain/deliveries.ts";
import { SECOND } from "../domain/time.ts";
import {
  AddressError,
  type AddressPolicy,
  askOnce,
  createLookup,
  type DemandOther,
  demandAllowedIp,
  demandAllowedUrl,
  type Resolve,
} from "./addresses.ts";
import { EndedError, withinDeadline } from "./deadline.ts";

/** A static import would also load the implementation of fetch. */
const { Agent: HttpAgent, request: requestHttp } = process.getBuiltinModule("node:http");

interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Response of a receiver, or the reason for its absence. */
export type PostResult = { readonly durationInMs: number } & (
  | {
      readonly status: number;
      readonly retryAfter?: string;
      readonly body: string;
    }
  | {
      readonly failure: NonNullable<Attempt["failure"]>;
      readonly message: string;
      readonly unreached?: boolean;
    }
);

export type Post = (request: OutgoingRequest, stop?: AbortSignal) => Promise<PostResult>;

export interface PosterOptions {
  readonly policy: AddressPolicy;
  readonly timeoutMs?: number;
  readonly lookup?: Resolve;
  readonly demandOther?: DemandOther;
}

interface Poster {
  readonly post: Post;
  close(): void;
}

const KEPT_BYTES = 1024;

/** Creates a client that ignores redirects and checks the URL, all resolved addresses and the connected address. */
export function createPoster(options: PosterOptions): Poster {
  const { policy, timeoutMs = 15 * SECOND, demandOther = () => {} } = options;
  const lookup = askOnce(options.lookup ?? resolve);
  const agentOptions = { keepAlive: true, timeout: timeoutMs };
  const agents = { "http:": new HttpAgent(agentOptions), "https:": new HttpsAgent(agentOptions) };

  function attempt({ url, headers, body }: OutgoingRequest, signal: AbortSignal, fresh: boolean): Promise<Response> {
    const { protocol } = new URL(url);
    const isPlain = protocol === "http:";
    const options: RequestOptions = {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: createLookup(policy, lookup, (ip) => demandOther(url, ip)),
      agent: fresh ? false : agents[isPlain ? "http:" : "https:"],
      signal,
    };
    return new Promise((resolve, reject) => {
      let hasResponded = false;
      const request = (isPlain ? requestHttp : requestHttps)(url, options);
      request.once("socket", (socket) => {
        const judge = () => {
          try {
            demandAllowedIp(socket.remoteAddress ?? "", policy);
            demandOther(url, socket.remoteAddress);
          } catch (error) {
            request.destroy(error as Error);
          }
        };
        // A reused connection may have served another path.
        if (request.reusedSocket) judge();
        else socket.once("connect", judge);
      });
      request.once("response", (message) => {
        hasResponded = true;
        readStart(message).then((text) => resolve({ message, text }), reject);
      });
      // The connection is unusable after 101.
      request.once("upgrade", (message, socket) => {
        socket.on("error", () => {}).destroy();
        resolve({ message, text: "" });
      });
      request.once("close", () => {
        if (!hasResponded) reject(new Error("the connection was closed without a response"));
      });
      request.on("error", (error: NodeJS.ErrnoException) => {
        // The receiver closed the idle connection, so nothing was sent.
        if (request.reusedSocket && error.code === "ECONNRESET") resolve(attempt({ url, headers, body }, signal, true));
        else reject(error);
      });
      request.end(body);
    });
  }

  return {
    async post(request, stop) {
      const startedAt = performance.now();
      const duration = () => ({ durationInMs: Math.round(performance.now() - startedAt) });
      try {
        demandAllowedUrl(request.url, policy);
        demandOther(request.url);
        const { message, text } = await withinDeadline(timeoutMs, stop, (signal) => attempt(request, signal, false));
        const retryAfter = message.headers["retry-after"];
        return { ...duration(), status: message.statusCode ?? 0, body: text, ...(retryAfter && { retryAfter }) };
      } catch (error) {
        if (error instanceof AddressError) return { ...duration(), failure: "address", message: error.message };
        if (error instanceof EndedError && error.because === "timeout")
          return {
            ...duration(),
            failure: "timeout",
            message: `no response within ${timeoutMs / SECOND} s`,
            unreached: true,
          };
        return { ...duration(), failure: "connection", message: describe(error), unreached: isUnreached(error) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

interface Response {
  readonly message: IncomingMessage;
  readonly text: string;
}

async function readStart(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= KEPT_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString("utf8");
}

const NOBODY = ["ECONNREFUSED", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"];

function isUnreached(error: unknown): boolean {
  const { code = "", errors = [] } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] };
  return NOBODY.includes(code) || (errors.length > 0 && errors.every(isUnreached));
}

/** An AggregateError has no message. */
function describe(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: readonly Error[] };
  return errors?.map((one) => one.message).join("; ") || message || code || "the connection failed";
}
