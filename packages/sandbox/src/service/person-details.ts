import type { JobPosition } from "../domain/job-positions.ts";
import { fullName, type Person, type Role, rolesOf, type TimelineEntry } from "../domain/people.ts";
import type { Team } from "../domain/teams.ts";
import type { Reader } from "../store/tables.ts";
import { existing } from "./people.ts";
import type { World } from "./world.ts";

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/**
 * Lists roles: in the organization, as team member, then as supervisor.
 * @throws NotFoundError
 */
export async function listPersonRoles({ store }: World, organizationId: string, id: string): Promise<readonly Role[]> {
  return rolesIn(store, await existing(store, organizationId, id));
}

async function rolesIn({ teams }: Reader, person: Person): Promise<readonly Role[]> {
  const supervised = await teams.search(person.organizationId, { supervisorId: person.id }, everything);
  return rolesOf(person, supervised.items);
}

/** A timeline entry, with a description if the kind is not enough. */
export interface DescribedEntry extends TimelineEntry {
  readonly description?: string;
}

export interface PersonDetails {
  readonly person: Person;
  readonly teams: readonly Team[];
  readonly roles: readonly Role[];
  readonly jobPosition: JobPosition | undefined;
  readonly timeline: readonly DescribedEntry[];
}

export async function getPersonDetails({ store }: World, organizationId: string, id: string): Promise<PersonDetails> {
  const person = await existing(store, organizationId, id);
  const teams = await Promise.all(person.teamIds.map((teamId) => store.teams.get(organizationId, teamId)));
  const { jobPositionId } = person;
  return {
    person,
    teams: teams.filter((team) => team !== undefined),
    roles: await rolesIn(store, person),
    jobPosition: jobPositionId === undefined ? undefined : await store.jobPositions.get(organizationId, jobPositionId),
    timeline: await Promise.all(person.timeline.map((entry) => describe(store, organizationId, entry))),
  };
}

async function describe(store: Reader, organizationId: string, entry: TimelineEntry): Promise<DescribedEntry> {
  const { rating } = entry;
  if (rating === undefined) return entry;
  const skill = await store.skills.get(organizationId, rating.skillId);
  const rater = rating.ratedBy === undefined ? undefined : await store.people.get(organizationId, rating.ratedBy);
  const who = (rater && fullName(rater)) ?? "Somebody";
  const what = skill?.name ?? rating.skillId;
  return {
    ...entry,
    description: rating.value === null ? `${who} skipped ${what}` : `${who} rated ${what} with ${rating.value}`,
  };
}
