import { createHmac } from "node:crypto";
import { signingKey } from "@assessment-api/runtime/webhooks";
import type { ClockOwner } from "../domain/clocks.ts";
import type { Attempt, WebhookDelivery } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import { SECOND } from "../domain/time.ts";
import { traceHeaders } from "../domain/traces.ts";
import { signingSecrets, type Webhook } from "../domain/webhooks.ts";
import { type Claimed, failDueAttempts, settleAttempt } from "../service/deliveries.ts";
import { takeSimulatedFailure } from "../service/webhooks.ts";
import type { World } from "../service/world.ts";
import type { Post, PostResult } from "./post.ts";
import type { Pace, Unreachable, Unreached } from "./receivers.ts";

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

export type AttemptWebhook = (delivery: Claimed<WebhookDelivery>, signal: AbortSignal) => Promise<Pace>;

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

/** Fails due attempts to an unreachable endpoint without sending. */
export type FailWebhooks = (owner: ClockOwner, webhookId: string) => Promise<number>;

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
    : { durationInMs: 0, failure: outcome, message: "ordered through the control API", simulated: true };

/** Signs by Standard Webhooks (https://www.standardwebhooks.com), with machine time, because receivers compare it with theirs. */
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
