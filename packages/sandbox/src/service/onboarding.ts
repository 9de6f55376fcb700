import { acceptInvitation as accept, moveOnboarding as move } from "../domain/onboarding.ts";
import type { OnboardingStatus, Person } from "../domain/people.ts";
import type { Team } from "../domain/teams.ts";
import { concernsCandidate } from "../journal/cause.ts";
import { existing } from "./people.ts";
import type { World } from "./world.ts";

export interface Invited {
  readonly person: Person;
  readonly teams: readonly Team[];
  readonly organization: string;
}

/** Returns undefined for an invalid link. */
export async function findInvited(
  { store, links }: World,
  { organizationId, personId, token }: { organizationId: string; personId: string; token: string },
): Promise<Invited | undefined> {
  if (!links.opensOnboarding(personId, token)) return undefined;
  const person = await store.people.get(organizationId, personId);
  if (person === undefined) return undefined;
  concernsCandidate(person);
  const teams = await Promise.all(person.teamIds.map((id) => store.teams.get(organizationId, id)));
  const organization = (await store.organizations.get(organizationId))?.name ?? "";
  return { person, teams: teams.filter((team) => team !== undefined), organization };
}

export async function acceptInvitation(world: World, organizationId: string, id: string): Promise<Person> {
  return changePerson(world, organizationId, id, (person) => accept(person, world.clocks.of(organizationId).now()));
}

/**
 * Sets the onboarding step on behalf of the person.
 * @throws NotFoundError
 */
export async function moveOnboarding(
  world: World,
  organizationId: string,
  id: string,
  status: OnboardingStatus,
): Promise<Person> {
  return changePerson(world, organizationId, id, (person) =>
    move(person, status, world.clocks.of(organizationId).now()),
  );
}

async function changePerson(
  world: World,
  organizationId: string,
  id: string,
  step: (person: Person) => Person,
): Promise<Person> {
  return world.store.transact(async (tx) => {
    const before = await existing(tx, organizationId, id);
    const after = step(before);
    if (after !== before) await tx.people.put(after);
    return after;
  });
}
