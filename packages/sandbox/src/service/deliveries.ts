import type { ClockOwner } from "../domain/clocks.ts";
import {
  type Attempt,
  type Delivery,
  type DeliveryState,
  type Lease,
  type WebhookDelivery,
  webhookDelivery,
} from "../domain/deliveries.ts";
import { demandFound, NotFoundError } from "../domain/errors.ts";
import type { CandidateEvent } from "../domain/events.ts";
import { invitationDeliveryId, type Mail, mailDelivery, queued, withdrawn } from "../domain/mails.ts";
import type { RetryOptions } from "../domain/retries.ts";
import type { Instant } from "../domain/time.ts";
import {
  afterAttempt,
  replay,
  type SimulatedFailures,
  type Webhook,
  type WebhookRetryOptions,
} from "../domain/webhooks.ts";
import { type Cause, causedBy, createCause } from "../journal/cause.ts";
import type { Transaction } from "../store/store.ts";
import { BATCH, idsOldestFirst } from "./batches.ts";
import { eraseDelivery } from "./erasure.ts";
import { listing } from "./lists.ts";
import type { World } from "./world.ts";

export type Claimed<Kind extends Delivery = Delivery> = Kind & { readonly leaseId: Lease["id"] };

export const attemptAt = ({ id, kind, organizationId, candidateId, causeId }: Delivery, newId: World["newId"]): Cause =>
  createCause({
    id: newId("att"),
    kind: "attempt",
    operation: kind,
    organizationId,
    candidateId,
    subjectId: id,
    ...(causeId !== undefined && { causeId }),
  });

/** Must run in the transaction of the change. */
export async function publishEvent(tx: Transaction, newId: World["newId"], event: CandidateEvent): Promise<void> {
  await tx.events.put(event, true);
  for (const webhook of await tx.webhooks.list(event.organizationId))
    await deliverTo(tx, newId, event, webhook, event.at);
}

export async function deliverTo(
  tx: Transaction,
  newId: World["newId"],
  event: CandidateEvent,
  { id: webhookId, state }: Webhook,
  now: Instant,
): Promise<WebhookDelivery> {
  const queued = { id: newId("dlv"), webhookId, state: state === "ENABLED" ? "PENDING" : "HELD" } as const;
  const delivery = webhookDelivery(event, queued, now);
  await tx.deliveries.put(delivery, true);
  return delivery;
}

/** Nothing is sent to an endpoint that simulates failures. */
export async function takeSimulatedFailure(
  world: World,
  { organizationId, id, simulated }: Webhook,
): Promise<SimulatedFailures["outcome"] | undefined> {
  if (simulated === undefined) return undefined;
  return world.store.transact(async (tx) => {
    const current = await tx.webhooks.get(organizationId, id);
    if (current?.simulated === undefined) return undefined;
    const {
      simulated: { left, outcome },
      ...rest
    } = current;
    await tx.webhooks.put(left > 1 ? { ...rest, simulated: { left: left - 1, outcome } } : rest);
    return outcome;
  });
}

/**
 * Records an attempt. If the delivery was held or claimed by another worker, only a success counts: the receiver has
 * the event.
 */
export async function settleAttempt(
  world: World,
  { leaseId, ...claimed }: Claimed<WebhookDelivery>,
  attempt: Attempt,
  options: WebhookRetryOptions,
): Promise<void> {
  const { organizationId, id } = claimed;
  await world.store.transact(async (tx) => {
    const delivery = await tx.deliveries.get(organizationId, id);
    const webhook = await tx.webhooks.get(organizationId, claimed.webhookId);
    if (delivery?.kind !== "webhook" || webhook === undefined) return;
    const after = afterAttempt({ delivery, webhook }, attempt, options);
    const isLeased = await tx.deliveries.isLeased(organizationId, id, leaseId);
    if (!isLeased && after.delivery.state !== "DELIVERED") return;
    await tx.deliveries.put(after.delivery);
    if (after.delivery.state === "DELIVERED" && after.delivery.candidateDeleted)
      await eraseDelivery(tx, after.delivery);
    await tx.webhooks.put(after.webhook);
    if (webhook.state === "ENABLED" && after.webhook.state === "DISABLED") await tx.deliveries.hold(webhook.id);
  });
}

const hasChanged = (before: Webhook, after: Webhook): boolean =>
  before.state !== after.state || before.failingSince !== after.failingSince;

/** Batch size; other work can run in between. */
const TOGETHER = 100;

/**
 * Fails due attempts in one transaction, without sending.
 * @returns the number; undefined if the endpoint is disabled or simulates failures
 */
export async function failDueAttempts(
  world: World,
  { owner, webhookId }: { readonly owner: ClockOwner; readonly webhookId: string },
  failed: Pick<Attempt, "failure" | "message">,
  options: RetryOptions,
): Promise<number | undefined> {
  const { store, clocks, machine, newId } = world;
  const clock = clocks.by(owner);
  return store.transact(async (tx) => {
    const now = machine.now();
    const claimed = await tx.deliveries.claim({
      ...{ owner, dueBy: clock.now(), now, lease: { id: newId("lea"), until: now }, limit: TOGETHER, mails: 0 },
      perLane: (lane) => (lane === webhookId ? TOGETHER : 0),
    });
    const [first] = claimed;
    if (first === undefined) return 0;
    const before = await tx.webhooks.get(first.organizationId, webhookId);
    if (before?.state !== "ENABLED" || before.simulated !== undefined) return undefined;
    let webhook: Webhook = before;
    for (const [index, delivery] of (claimed as readonly WebhookDelivery[]).entries()) {
      const after = afterAttempt({ delivery, webhook }, { at: clock.now(), durationInMs: 0, ...failed }, options);
      const isLast = index === claimed.length - 1 || after.webhook.state === "DISABLED";
      await causedBy(attemptAt(delivery, newId), async () => {
        await tx.deliveries.put(after.delivery);
        if (isLast && hasChanged(before, after.webhook)) await tx.webhooks.put(after.webhook);
        if (after.webhook.state === "DISABLED") await tx.deliveries.hold(webhookId);
      });
      webhook = after.webhook;
      if (isLast) return index + 1;
    }
    return claimed.length;
  });
}

export const listDeliveries = listing(({ deliveries }) => deliveries.list);

export async function getDelivery({ store }: World, organizationId: string, id: string): Promise<WebhookDelivery> {
  return existingDelivery(store, organizationId, id);
}

async function existingDelivery(
  { deliveries }: Pick<Transaction, "deliveries"> | World["store"],
  organizationId: string,
  id: string,
): Promise<WebhookDelivery> {
  const delivery = await deliveries.get(organizationId, id);
  if (delivery?.kind !== "webhook") throw new NotFoundError("delivery", id);
  return delivery;
}

/**
 * Queues a delivery in any state again.
 * @throws NotFoundError
 */
export async function replayDelivery(world: World, organizationId: string, id: string): Promise<WebhookDelivery> {
  return world.store.transact(async (tx) => {
    const delivery = await existingDelivery(tx, organizationId, id);
    const { webhookId } = delivery;
    const webhook = demandFound(await tx.webhooks.get(organizationId, webhookId), "webhook", webhookId);
    const again = replay(delivery, webhook, world.clocks.of(organizationId).now());
    await tx.deliveries.put(again);
    return again;
  });
}

/**
 * Queues deliveries again, oldest first.
 * @returns their number
 * @throws NotFoundError
 */
export async function replayDeliveries(
  world: World,
  organizationId: string,
  webhookId: string,
  filter: { readonly states?: readonly DeliveryState[] | undefined; readonly since?: Instant | undefined },
): Promise<number> {
  const all = { ...filter, webhookId };
  const ids = await idsOldestFirst((slice) => world.store.deliveries.list(organizationId, all, slice));
  for (let first = 0; first < ids.length; first += BATCH)
    await world.store.transact(async (tx) => {
      const webhook = demandFound(await tx.webhooks.get(organizationId, webhookId), "webhook", webhookId);
      const now = world.clocks.of(organizationId).now();
      for (const id of ids.slice(first, first + BATCH)) {
        const delivery = await tx.deliveries.get(organizationId, id);
        if (delivery?.kind === "webhook") await tx.deliveries.put(replay(delivery, webhook, now));
      }
    });
  return ids.length;
}

export const queueNewMail = (tx: Transaction, mail: Mail, now: Instant): Promise<Mail> => queue(tx, mail, now, true);

export const queueMailAgain = (tx: Transaction, mail: Mail, now: Instant): Promise<Mail> => queue(tx, mail, now, false);

/** @param isNew skips the lookup of an earlier mail */
async function queue(tx: Transaction, mail: Mail, now: Instant, isNew: boolean): Promise<Mail> {
  const queuedMail = queued(mail, now);
  await tx.mails.put(queuedMail, isNew);
  await tx.deliveries.put(mailDelivery(queuedMail, now), isNew);
  return queuedMail;
}

export async function withdrawInvitation(tx: Transaction, organizationId: string, assessmentId: string): Promise<void> {
  const delivery = await tx.deliveries.get(organizationId, invitationDeliveryId(assessmentId));
  if (delivery?.kind !== "mail") return;
  await tx.deliveries.delete(organizationId, delivery.id);
  const mail = await tx.mails.get(organizationId, delivery.mailId);
  if (mail !== undefined) await tx.mails.put(withdrawn(mail));
}
