import type { WebhookDelivery } from "../domain/deliveries.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill } from "../domain/person-skills.ts";
import type { Team } from "../domain/teams.ts";
import { namingFor, type Subject } from "../journal/naming.ts";
import type { Transaction } from "../store/store.ts";
import type { SnapshotEntity } from "../store/tables.ts";

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/**
 * Deletes a candidate or person with timers, mails, events and deliveries, also from snapshots. Pending deliveries of
 * events are still sent, and deleted afterwards. Responses that contain the name are removed from all deliveries.
 */
export async function eraseCandidate(tx: Transaction, candidate: Subject): Promise<void> {
  const { organizationId, id: candidateId } = candidate;
  // The journal forgets earlier names with the candidate.
  const naming = await namingFor(tx, candidate);
  await tx.candidates.delete(organizationId, candidateId);
  await tx.people.delete(organizationId, candidateId);
  await tx.timers.deleteOfCandidate(organizationId, candidateId);
  await tx.deliveries.forgetCandidate(organizationId, candidateId, naming);
  await tx.snapshots.erase(organizationId, candidateId);
  const ofCandidate = { candidateId };
  for (const { id } of (await tx.mails.list(organizationId, ofCandidate, everything)).items)
    await tx.mails.delete(organizationId, id);
  for (const { id } of (await tx.events.list(organizationId, ofCandidate, everything)).items)
    await eraseSettledEvent(tx, organizationId, id);
}

/** Deletes a delivery, and the event after its last delivery. */
export async function eraseDelivery(tx: Transaction, { organizationId, id, eventId }: WebhookDelivery): Promise<void> {
  await tx.deliveries.delete(organizationId, id);
  await eraseSettledEvent(tx, organizationId, eventId);
}

export async function eraseSettledEvent(tx: Transaction, organizationId: string, eventId: string): Promise<void> {
  const { total } = await tx.deliveries.list(organizationId, { eventId }, { offset: 0, limit: 0 });
  if (total === 0) await tx.events.delete(organizationId, eventId);
}

export function withoutErased(one: SnapshotEntity, erased: ReadonlySet<string>): SnapshotEntity {
  if (erased.size === 0) return one;
  const withoutRater = <Rated extends { readonly ratedBy?: string }>({ ratedBy, ...rest }: Rated) =>
    ratedBy === undefined || erased.has(ratedBy) ? rest : { ...rest, ratedBy };
  if (one.collection === "teams") {
    const { supervisorId, ...team } = one.entity as Team;
    const isKept = supervisorId !== undefined && !erased.has(supervisorId);
    return { ...one, entity: { ...team, ...(isKept && { supervisorId }) } as Team };
  }
  if (one.collection === "personSkills") {
    const skill = one.entity as PersonSkill;
    return { ...one, entity: { ...skill, ratings: skill.ratings.map(withoutRater) } as PersonSkill };
  }
  if (one.collection !== "people") return one;
  const person = one.entity as Person;
  const timeline = person.timeline.map(({ rating, ...entry }) =>
    rating === undefined ? entry : { ...entry, rating: withoutRater(rating) },
  );
  return { ...one, entity: { ...person, timeline } as Person };
}
