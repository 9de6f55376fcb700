import { demandFound, InvalidValueError } from "../domain/errors.ts";
import { updatePerson } from "../domain/people.ts";
import { newTeam, replaceTeam as replace, type Team, type TeamContent } from "../domain/teams.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { inBatches } from "./batches.ts";
import { listing, walking } from "./lists.ts";
import { demandReferences } from "./references.ts";
import type { World } from "./world.ts";

export const searchTeams = walking("teams", ({ teams }) => teams.walk);

export const listTeams = listing(({ teams }) => teams.search);

export async function getTeam({ store }: World, organizationId: string, id: string): Promise<Team> {
  return existing(store, organizationId, id);
}

export async function createTeam(world: World, organizationId: string, content: TeamContent): Promise<Team> {
  return world.store.transact(async (tx) => {
    await demandContent(tx, organizationId, content);
    const team = newTeam(content, organizationId, world.newId("team"), world.clocks.of(organizationId).now());
    await tx.teams.put(team);
    return team;
  });
}

/** @throws NotFoundError, InvalidReferenceError for the parent or the supervisor, InvalidValueError for a cycle */
export async function replaceTeam(
  world: World,
  organizationId: string,
  id: string,
  content: TeamContent,
): Promise<Team> {
  return world.store.transact(async (tx) => {
    const team = await existing(tx, organizationId, id);
    await demandContent(tx, organizationId, content);
    await demandNoCircle(tx, team, content);
    const replaced = replace(team, content);
    await tx.teams.put(replaced);
    return replaced;
  });
}

/** @throws NotFoundError */
export async function setBusinessUnit(
  world: World,
  organizationId: string,
  id: string,
  businessUnit: boolean,
): Promise<Team> {
  return world.store.transact(async (tx) => {
    const team = { ...(await existing(tx, organizationId, id)), businessUnit };
    await tx.teams.put(team);
    return team;
  });
}

/**
 * Members leave, child teams move to the parent.
 * @throws NotFoundError
 */
export async function deleteTeam(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    const { parentTeamId } = await existing(tx, organizationId, id);
    await inBatches(tx.teams, organizationId, { parentTeamId: id }, (team) =>
      tx.teams.put(replace(team, { ...contentOf(team), parentTeamId })),
    );
    const now = world.clocks.of(organizationId).now();
    await inBatches(tx.people, organizationId, { teamId: id }, (person) => {
      const teamIds = person.teamIds.filter((one) => one !== id);
      return tx.people.put(updatePerson(person, { teamIds }, now));
    });
    await tx.teams.delete(organizationId, id);
  });
}

export const contentOf = ({ name, parentTeamId, color, supervisorId, customId }: Team): TeamContent => ({
  name,
  parentTeamId,
  color,
  supervisorId,
  customId,
});

const demandContent = (tx: Transaction, organizationId: string, { parentTeamId, supervisorId }: TeamContent) =>
  demandReferences(tx, organizationId, {
    team: [{ field: "parentTeamId", id: parentTeamId }],
    person: [{ field: "supervisorId", id: supervisorId }],
  });

async function demandNoCircle(tx: Transaction, team: Team, { parentTeamId }: TeamContent): Promise<void> {
  for (let id = parentTeamId; id !== undefined; ) {
    if (id === team.id)
      throw new InvalidValueError("parentTeamId", parentTeamId, "must not be the team itself or a team below it");
    id = (await tx.teams.get(team.organizationId, id))?.parentTeamId;
  }
}

export async function existing({ teams }: Reader, organizationId: string, id: string): Promise<Team> {
  return demandFound(await teams.get(organizationId, id), "team", id);
}
