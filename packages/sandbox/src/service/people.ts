import { type CustomFieldsPatch, patchCustomFields } from "../domain/custom-fields.ts";
import { demandFound, EmailTakenError } from "../domain/errors.ts";
import type { CursorPage } from "../domain/lists.ts";
import { teamInvitationMail } from "../domain/mails.ts";
import {
  type NewPerson,
  newPerson,
  type Person,
  type PersonChanges,
  type PersonDetailsChanges,
  updatePerson as update,
  updateDetails,
} from "../domain/people.ts";
import { replaceTeam } from "../domain/teams.ts";
import type { Subject } from "../journal/naming.ts";
import type { PersonFilter } from "../store/filters.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { inBatches } from "./batches.ts";
import { queueNewMail } from "./deliveries.ts";
import { eraseCandidate } from "./erasure.ts";
import { listing, walking } from "./lists.ts";
import { demandHoldable, demandReferences, listed } from "./references.ts";
import { contentOf } from "./teams.ts";
import type { World } from "./world.ts";

export const searchPeople = (
  world: World,
  organizationId: string,
  { email, customId }: Pick<PersonFilter, "email" | "customId">,
  after: string | undefined,
): Promise<CursorPage<Person>> => walkPeople(world, organizationId, { email: email?.toLowerCase(), customId }, after);

const walkPeople = walking("people", ({ people }) => people.walk);

export const listPeople = listing(({ people }) => people.search);

export async function getPerson({ store }: World, organizationId: string, id: string): Promise<Person> {
  return existing(store, organizationId, id);
}

export interface PersonInvitation extends NewPerson {
  readonly sendNotification?: boolean | undefined;
}

interface InvitedPerson {
  readonly person: Person;
  readonly notified: boolean;
}

/**
 * Sends a mail by default.
 * @throws EmailTakenError, InvalidReferenceError, AbstractJobPositionError
 */
export async function invitePerson(
  world: World,
  organizationId: string,
  { sendNotification: notified = true, ...given }: PersonInvitation,
): Promise<InvitedPerson> {
  const { email, teamId, jobPositionId, additionalJobPositionIds } = given;
  return world.store.transact(async (tx) => {
    const known = await tx.people.search(organizationId, { email }, { offset: 0, limit: 1 });
    if (known.total > 0) throw new EmailTakenError(email);
    await demandReferences(tx, organizationId, { team: [{ field: "teamId", id: teamId }] });
    const further = listed("additionalJobPositionIds", additionalJobPositionIds);
    await demandHoldable(tx, organizationId, [{ field: "jobPositionId", id: jobPositionId }, ...further]);
    const person = newPerson(given, organizationId, world.newId("per"), world.clocks.of(organizationId).now());
    await tx.people.put(person);
    if (notified) await sendInvitation(world, tx, person);
    return { person, notified };
  });
}

async function sendInvitation({ newId, links, clocks }: World, tx: Transaction, person: Person): Promise<void> {
  const { organizationId, teamIds } = person;
  const organization = (await tx.organizations.get(organizationId))?.name ?? "";
  const [team] = await Promise.all(teamIds.map((id) => tx.teams.get(organizationId, id)));
  if (team === undefined) return;
  const now = clocks.of(organizationId).now();
  const about = { id: newId("mai"), link: links.onboarding(person), now };
  await queueNewMail(tx, teamInvitationMail(person, { team, organization }, about), now);
}

/**
 * @param field field name of the teams in errors
 * @throws NotFoundError, InvalidReferenceError, AbstractJobPositionError
 */
export async function updatePerson(
  world: World,
  organizationId: string,
  id: string,
  changes: PersonChanges,
  field = "teams",
): Promise<Person> {
  return world.store.transact(async (tx) => {
    const person = await existing(tx, organizationId, id);
    await demandReferences(tx, organizationId, { team: listed(field, changes.teamIds) });
    await demandHoldable(tx, organizationId, [{ field: "jobPositionId", id: changes.jobPositionId }]);
    const changed = update(person, changes, world.clocks.of(organizationId).now());
    await tx.people.put(changed);
    return changed;
  });
}

export async function replacePersonTeams(
  world: World,
  organizationId: string,
  id: string,
  teamIds: readonly string[],
): Promise<void> {
  await updatePerson(world, organizationId, id, { teamIds }, "teamIds");
}

export async function updatePersonCustomFields(
  world: World,
  organizationId: string,
  id: string,
  patch: CustomFieldsPatch,
): Promise<Person["customFields"]> {
  return world.store.transact(async (tx) => {
    const person = await existing(tx, organizationId, id);
    const customFields = patchCustomFields(person.customFields, patch);
    await tx.people.put({ ...person, customFields });
    return customFields;
  });
}

/** @throws NotFoundError, InvalidReferenceError, for example for `goals[0].skillId` */
export async function updatePersonDetails(
  world: World,
  organizationId: string,
  id: string,
  changes: PersonDetailsChanges,
): Promise<Person> {
  const { goals = [], timeline = [], certificates = [] } = changes;
  const goalSkills = goals.map(({ skillId }, index) => ({ field: `goals[${index}].skillId`, id: skillId }));
  const definitions = certificates.map(({ definitionId }, index) => ({
    field: `certificates[${index}].definitionId`,
    id: definitionId,
  }));
  const ratings = (key: "skillId" | "ratedBy") =>
    timeline.map(({ rating }, index) => ({ field: `timeline[${index}].rating.${key}`, id: rating?.[key] }));
  return world.store.transact(async (tx) => {
    const person = await existing(tx, organizationId, id);
    await demandReferences(tx, organizationId, {
      skill: [...goalSkills, ...ratings("skillId")],
      person: ratings("ratedBy"),
      "certificate definition": definitions,
    });
    const changed = updateDetails(person, changes, world.newId);
    await tx.people.put(changed);
    return changed;
  });
}

/**
 * Supervised teams and given ratings stay, without the reference.
 * @throws NotFoundError
 */
export async function deletePerson(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    await erasePerson(tx, await existing(tx, organizationId, id));
  });
}

export async function erasePerson(tx: Transaction, person: Subject): Promise<void> {
  const { organizationId, id } = person;
  await inBatches(tx.personSkills, organizationId, { personId: id }, (one) =>
    tx.personSkills.delete(organizationId, one.id),
  );
  await eraseCandidate(tx, person);
  await leaveTeams(tx, organizationId, id);
  await forgetRater(tx, organizationId, id);
}

async function leaveTeams(tx: Transaction, organizationId: string, supervisorId: string): Promise<void> {
  await inBatches(tx.teams, organizationId, { supervisorId }, (team) =>
    tx.teams.put(replaceTeam(team, { ...contentOf(team), supervisorId: undefined })),
  );
}

async function forgetRater(tx: Transaction, organizationId: string, id: string): Promise<void> {
  const withoutRater = <Rated extends { readonly ratedBy?: string }>({ ratedBy, ...rest }: Rated) =>
    ratedBy === undefined || ratedBy === id ? rest : { ...rest, ratedBy };
  await inBatches(tx.personSkills, organizationId, { ratedBy: id }, (one) =>
    tx.personSkills.put({ ...one, ratings: one.ratings.map(withoutRater) }),
  );
  await inBatches(tx.people, organizationId, { ratedBy: id }, (person) => {
    const timeline = person.timeline.map(({ rating, ...entry }) =>
      rating === undefined ? entry : { ...entry, rating: withoutRater(rating) },
    );
    return tx.people.put({ ...person, timeline });
  });
}

export async function existing({ people }: Reader, organizationId: string, id: string): Promise<Person> {
  return demandFound(await people.get(organizationId, id), "person", id);
}
