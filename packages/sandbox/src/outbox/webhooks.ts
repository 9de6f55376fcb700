import { createHmac } from "node:crypto";
import { lookup as resolve } from "node:dns";
import type { IncomingMessage, RequestOptions } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { signingKey } from "@assessment-api/runtime/webhooks";
import type { Attempt } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import { SECOND } from "../domain/time.ts";
import { traceHeaders } from "../domain/traces.ts";
import { signingSecrets, type Webhook } from "../domain/webhooks.ts";
import { failDueAttempts, settleAttempt, takeSimulatedFailure } from "../service/deliveries.ts";
import type { World } from "../service/world.ts";
import {
  AddressError,
  type AddressPolicy,
  createLookup,
  type DemandOther,
  demandAllowedIp,
  demandAllowedUrl,
  mergeLookups,
  type Resolve,
} from "./addresses.ts";
import {
  type AttemptWebhook,
  EndedError,
  type FailWebhooks,
  type Unreachable,
  type Unreached,
  withinDeadline,
} from "./outbox.ts";

/** A static import would also load the implementation of fetch. */
const { Agent: HttpAgent, request: requestHttp } = process.getBuiltinModule("node:http");

interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @throws Error for a payload that violates the document */
type WriteMessage = (event: CandidateEvent, webhook: Webhook, userAgent: string) => WebhookMessage;

interface WebhookOptions {
  readonly post: Post;
  readonly write: WriteMessage;
  readonly userAgent: string;
  readonly schedule: readonly number[];
  readonly unreachable: Unreachable;
}

export function createWebhookSender(world: World, options: WebhookOptions): AttemptWebhook {
  const { store, clocks, random } = world;
  const { post, write, userAgent, schedule, unreachable } = options;

  async function attempt(
    event: CandidateEvent,
    webhook: Webhook,
    signal: AbortSignal,
  ): Promise<PostResult | "stopped"> {
    const simulated = await takeSimulatedFailure(world, webhook);
    if (simulated !== undefined) return simulate(simulated);
    let message: WebhookMessage;
    try {
      message = write(event, webhook, userAgent);
    } catch (error) {
      return { durationInMs: 0, failure: "document", message: (error as Error).message };
    }
    const headers = {
      ...message.headers,
      "user-agent": userAgent,
      ...traceHeaders(event.trace),
      ...signatureHeaders(event.id, message.body, webhook, world),
    };
    // No await before the request, so nothing leaves after a stop.
    if (signal.aborted) return "stopped";
    return post({ url: webhook.url, headers, body: message.body }, signal);
  }

  return async (delivery, signal) => {
    const { organizationId } = delivery;
    const [event, webhook] = await Promise.all([
      store.events.get(organizationId, delivery.eventId),
      store.webhooks.get(organizationId, delivery.webhookId),
    ]);
    if (event === undefined || webhook?.state !== "ENABLED" || signal.aborted) return "quick";
    const result = await attempt(event, webhook, signal);
    if (result === "stopped" || ("failure" in result && signal.aborted)) return "quick";
    const { retryAfter, unreached, ...rest } = { retryAfter: undefined, unreached: undefined, ...result };
    unreachable.report(
      clocks.ownerOf(organizationId),
      webhook.id,
      unreached && "failure" in rest ? (rest as Unreached) : undefined,
    );
    const done: Attempt = { at: clocks.of(organizationId).now(), ...rest };
    const retryAfterMs = readRetryAfter(retryAfter, world.machine.now());
    await settleAttempt(world, delivery, done, { schedule, random, retryAfterMs });
    return done.failure === "timeout" ? "hung" : "quick";
  };
}

/** Records failures of an unreachable endpoint without sending. */
export function createWebhookFailer(
  world: World,
  { schedule, unreachable }: Pick<WebhookOptions, "schedule" | "unreachable">,
): FailWebhooks {
  return async (owner, webhookId) => {
    const why = unreachable.of(owner, webhookId);
    if (why === undefined) return 0;
    const { failure, message } = why;
    const failed = await failDueAttempts(
      world,
      { owner, webhookId },
      { failure, message },
      { schedule, random: world.random },
    );
    // The endpoint was changed or deleted, so its failures are forgotten.
    if (failed === undefined) unreachable.forget(owner, webhookId);
    return failed ?? 0;
  };
}

const simulate = (outcome: number | "timeout" | "connection"): PostResult & { readonly simulated: true } =>
  typeof outcome === "number"
    ? { durationInMs: 0, status: outcome, body: "", simulated: true }
    : { durationInMs: 0, failure: outcome, message: "injected through the control API", simulated: true };

/**
 * Signs by Standard Webhooks (https://www.standardwebhooks.com), with machine time, because receivers compare it with
 * theirs.
 */
export function signatureHeaders(
  id: string,
  body: string,
  webhook: Webhook,
  { machine, clocks }: Pick<World, "machine" | "clocks">,
): Record<string, string> {
  const timestamp = String(Math.floor(machine.now() / SECOND));
  const content = `${id}.${timestamp}.${body}`;
  const signatures = signingSecrets(webhook, clocks.of(webhook.organizationId).now()).map(
    (secret) => `v1,${createHmac("sha256", signingKey(secret)).update(content).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** Parses Retry-After (RFC 9110, section 10.2.3): seconds or a date. */
function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * SECOND;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

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
  const lookup = mergeLookups(options.lookup ?? resolve);
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
        // A connection to the catcher may be reused for a path that is not allowed.
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
