import { unwrap } from "@assessment-api/v3";
import { parts, type SkillsClients, type StartedWithSkills, startWithSkills } from "./start-with-skills.ts";
import { testGiven } from "./test-given.ts";

interface Staff {
  readonly team: { readonly id: string };
  /** A member of the team. */
  readonly ada: { readonly id: string };
}

export interface StartedWithPeople extends StartedWithSkills, Staff {
  /** A team and a person of the other organization. */
  addOther(): Promise<Staff>;
}

/** A sandbox with a catalogue of skills, one team and one person in it. */
export async function startWithPeople(): Promise<StartedWithPeople> {
  const sandbox = await startWithSkills();
  return { ...sandbox, ...(await hire(sandbox)), addOther: () => hire(sandbox.other) };
}

async function hire({ v3 }: SkillsClients): Promise<Staff> {
  const team = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "First" } }));
  const body = {
    email: "ada.lovelace@example.com",
    teamId: team.id,
    firstName: "Ada",
    lastName: "Lovelace",
    customId: "HR-1",
  };
  const { personId } = await unwrap(v3.POST("/boost/v3/invitations", { body }));
  return { team, ada: { id: personId } };
}

/** Tests that are each given such a sandbox. */
export const test = testGiven(startWithPeople, [...parts, "team", "ada", "addOther"]);
