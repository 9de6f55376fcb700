import { NotFoundError } from "../domain/errors.ts";
import { demandDeliverable, type Webhook } from "../domain/webhooks.ts";
import { change, type World } from "./world.ts";

export interface NewWebhook {
  readonly url: string;
  readonly apiVersion: Webhook["apiVersion"];
  /** Made up when absent. */
  readonly secret?: string | undefined;
}

/**
 * Registers an address for the events of an organization.
 * @param field what the caller calls the address, for the error
 * @throws InvalidValueError for an address that nothing can be delivered to
 */
export async function registerWebhook(
  world: World,
  organizationId: string,
  { url, apiVersion, secret = world.newId("whs") }: NewWebhook,
  field = "url",
): Promise<Webhook> {
  demandDeliverable(url, field);
  return change(world, async (tx) => {
    const createdAt = world.clock.now();
    const webhook = { id: world.newId("whk"), organizationId, url, secret, apiVersion, createdAt };
    await tx.webhooks.put(webhook);
    return webhook;
  });
}

/** @throws NotFoundError */
export async function getWebhook({ store }: World, organizationId: string, id: string): Promise<Webhook> {
  const webhook = await store.webhooks.get(organizationId, id);
  if (webhook === undefined) throw new NotFoundError("webhook", id);
  return webhook;
}

/** All of an organization, oldest first. */
export async function listWebhooks({ store }: World, organizationId: string): Promise<readonly Webhook[]> {
  return store.webhooks.list(organizationId);
}

/** Ends deliveries to the address. @throws NotFoundError */
export async function deleteWebhook(world: World, organizationId: string, id: string): Promise<void> {
  await change(world, async (tx) => {
    if (!(await tx.webhooks.delete(organizationId, id))) throw new NotFoundError("webhook", id);
  });
}
