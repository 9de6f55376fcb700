import type { DeliveryState, WebhookDelivery } from "../domain/deliveries.ts";
import { demandFound, InvalidValueError, NotFoundError } from "../domain/errors.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Instant } from "../domain/time.ts";
import {
  demandDeliverable,
  disable,
  enable,
  rotate,
  type SimulatedFailures,
  type Webhook,
} from "../domain/webhooks.ts";
import type { Transaction } from "../store/store.ts";
import { deliverTo } from "./deliveries.ts";
import { eraseSettledEvent } from "./erasure.ts";
import type { World } from "./world.ts";

export interface NewWebhook {
  readonly url: string;
  readonly apiVersion: Webhook["apiVersion"];
  readonly secret?: string | undefined;
}

/**
 * @param field field of the URL in errors
 * @throws InvalidValueError for an undeliverable or disallowed URL
 */
export async function registerWebhook(
  world: World,
  organizationId: string,
  { url, apiVersion, secret = world.newId("whs") }: NewWebhook,
  field = "url",
): Promise<Webhook> {
  demandDeliverable(url, field);
  const refusal = world.refuseAddress(url);
  if (refusal !== undefined) throw new InvalidValueError(field, url, `must be an allowed address: ${refusal}`);
  return world.store.transact(async (tx) => {
    const webhook: Webhook = {
      id: world.newId("whk"),
      organizationId,
      url,
      secret,
      previousSecrets: [],
      apiVersion,
      createdAt: world.clocks.of(organizationId).now(),
      state: "ENABLED",
    };
    await tx.webhooks.put(webhook);
    return webhook;
  });
}

export async function getWebhook({ store }: World, organizationId: string, id: string): Promise<Webhook> {
  return existing(store, organizationId, id);
}

async function existing(
  { webhooks }: Pick<Transaction, "webhooks"> | World["store"],
  organizationId: string,
  id: string,
): Promise<Webhook> {
  return demandFound(await webhooks.get(organizationId, id), "webhook", id);
}

export async function listWebhooks({ store }: World, organizationId: string): Promise<readonly Webhook[]> {
  return store.webhooks.list(organizationId);
}

export async function countDeliveries(
  { store }: World,
  { id }: Webhook,
): Promise<Readonly<Record<DeliveryState, number>>> {
  return store.deliveries.count(id);
}

async function update(
  world: World,
  organizationId: string,
  id: string,
  step: (webhook: Webhook, now: Instant, tx: Transaction) => Webhook | Promise<Webhook>,
): Promise<Webhook> {
  return world.store.transact(async (tx) => {
    const webhook = await step(await existing(tx, organizationId, id), world.clocks.of(organizationId).now(), tx);
    await tx.webhooks.put(webhook);
    return webhook;
  });
}

/**
 * Deletes an endpoint. No request leaves after the promise resolves.
 * @throws NotFoundError
 */
export async function deleteWebhook(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    if (!(await tx.webhooks.delete(organizationId, id))) throw new NotFoundError("webhook", id);
    for (const eventId of await tx.deliveries.deleteOfWebhook(id)) await eraseSettledEvent(tx, organizationId, eventId);
  });
  await world.stopAttempts(id);
}

/**
 * Disables an endpoint and holds its deliveries.
 * @throws NotFoundError
 */
export async function disableWebhook(world: World, organizationId: string, id: string): Promise<Webhook> {
  const webhook = await update(world, organizationId, id, async (current, now, tx) => {
    if (current.state === "DISABLED") return current;
    await tx.deliveries.hold(id);
    return disable(current, "REQUESTED", now);
  });
  await world.stopAttempts(id);
  return webhook;
}

/**
 * Enables an endpoint and queues its held deliveries, oldest first.
 * @throws NotFoundError
 */
export async function enableWebhook(world: World, organizationId: string, id: string): Promise<Webhook> {
  return update(world, organizationId, id, async (current, now, tx) => {
    await tx.deliveries.resume(current, now);
    return enable(current);
  });
}

/**
 * Replaces the secret. The old one also signs for `overlapInMs`.
 * @throws NotFoundError
 */
export async function rotateSecret(
  world: World,
  organizationId: string,
  id: string,
  { secret = world.newId("whs"), overlapInMs }: { secret?: string | undefined; overlapInMs: number },
): Promise<Webhook> {
  return update(world, organizationId, id, (current, now) => rotate(current, secret, now + overlapInMs, now));
}

/**
 * Simulates failures; `left: 0` stops.
 * @throws NotFoundError
 */
export async function failNextAttempts(
  world: World,
  organizationId: string,
  id: string,
  failures: SimulatedFailures,
): Promise<Webhook> {
  return update(world, organizationId, id, ({ simulated: _, ...current }) =>
    failures.left === 0 ? current : { ...current, simulated: failures },
  );
}

/**
 * Queues a sample event for one endpoint, to test a receiver.
 * @throws NotFoundError
 */
export async function sendTestEvent(world: World, organizationId: string, id: string): Promise<WebhookDelivery> {
  const { newId, clocks } = world;
  return world.store.transact(async (tx) => {
    const webhook = await existing(tx, organizationId, id);
    const event: CandidateEvent = {
      id: newId("evt"),
      organizationId,
      type: "TEST_STARTED",
      at: clocks.of(organizationId).now(),
      candidateId: newId("cnd"),
      email: "test.event@example.com",
      assessmentId: newId("asm"),
      testId: newId("tst"),
      testName: "Test event",
    };
    await tx.events.put(event);
    return deliverTo(tx, newId, event, webhook, event.at);
  });
}
