import { unwrap } from "@assessment-api/v3";
import { parts, type SkillsClients, type StartedWithSkills, startWithSkills } from "./start-with-skills.ts";
import { testGiven } from "./test-given.ts";

interface Staff {
  readonly team: { readonly id: string };
  readonly ada: { readonly id: string };
}

export interface StartedWithPeople extends StartedWithSkills, Staff {
  addOther(): Promise<Staff>;
}

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

export const test = testGiven(startWithPeople, [...parts, "team", "ada", "addOther"]);
