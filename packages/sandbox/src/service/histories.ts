import { demandFound } from "../domain/errors.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import type { Mail } from "../domain/mails.ts";
import type { EventFilter, MailFilter } from "../store/filters.ts";
import { getOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

/** The outbox of an organization, newest mail first. @throws NotFoundError for the organization */
export async function listMails(
  world: World,
  organizationId: string,
  filter: MailFilter,
  slice: Slice,
): Promise<Listing<Mail>> {
  await getOrganization(world, organizationId);
  return world.store.mails.list(organizationId, filter, slice);
}

/** @throws NotFoundError */
export async function getMail({ store }: World, organizationId: string, id: string): Promise<Mail> {
  return demandFound(await store.mails.get(organizationId, id), "mail", id);
}

/** Events of the candidates of an organization, oldest first. @throws NotFoundError for the organization */
export async function listEvents(
  world: World,
  organizationId: string,
  filter: EventFilter,
  slice: Slice,
): Promise<Listing<CandidateEvent>> {
  await getOrganization(world, organizationId);
  return world.store.events.list(organizationId, filter, slice);
}

export async function hasEvent({ store }: World, organizationId: string, id: string): Promise<boolean> {
  return (await store.events.get(organizationId, id)) !== undefined;
}

/** @throws NotFoundError */
export async function getEvent({ store }: World, organizationId: string, id: string): Promise<CandidateEvent> {
  return demandFound(await store.events.get(organizationId, id), "event", id);
}
