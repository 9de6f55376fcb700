import { demandFound } from "../domain/errors.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Mail } from "../domain/mails.ts";
import { listing } from "./lists.ts";
import type { World } from "./world.ts";

export const listMails = listing(({ mails }) => mails.list);

export async function getMail({ store }: World, organizationId: string, id: string): Promise<Mail> {
  return demandFound(await store.mails.get(organizationId, id), "mail", id);
}

export const listEvents = listing(({ events }) => events.list);

export async function hasEvent({ store }: World, organizationId: string, id: string): Promise<boolean> {
  return (await store.events.get(organizationId, id)) !== undefined;
}

export async function getEvent({ store }: World, organizationId: string, id: string): Promise<CandidateEvent> {
  return demandFound(await store.events.get(organizationId, id), "event", id);
}
