import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient, unwrap } from "@assessment-api/v3";
import { expect, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { personSkill } from "../../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { personSkillId } from "../../domain/person-skills.ts";

const given = {
  firstName: "Quintessa",
  lastName: "Zimmerwald",
  email: "quintessa.zimmerwald@example.com",
  customId: "HR-QZ-4711",
};
const office = "Lisboa-Zimt";

test("no data of a deleted person is left in the database: no name, address or custom id", async () => {
  const file = join(temporaryFolder(), "sandbox.sqlite");
  const sandbox = await startTestSandbox({ file, seed: "catalogue" });
  const { world, organizationId, apiKey, urls, settle } = sandbox;
  const v3 = createClient({ baseUrl: urls.v3, apiKey });
  const { email, customId, firstName, lastName } = given;
  const team = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "First" } }));
  const invite = async (person: { email: string }) =>
    (await unwrap(v3.POST("/boost/v3/invitations", { body: { ...person, teamId: team.id } }))).personId;
  const personId = await invite(given);
  const colleague = await invite({ email: "colleague@example.com" });
  await settle();

  const params = { path: { personId } };
  await unwrap(v3.PATCH("/boost/v3/people/{personId}/customFields", { params, body: { office } }));
  await unwrap(v3.PATCH("/boost/v3/people/{personId}", { params, body: { lastName } }));
  await unwrap(
    v3.PUT("/boost/v3/teams/{teamId}", {
      params: { path: { teamId: team.id } },
      body: { name: "First", supervisorId: personId },
    }),
  );
  const skillId = "skl_2Mf7Xb4N";
  const ratings = [{ type: "SUPERVISOR", value: 70, ratedBy: personId } as const];
  await world.store.transact(async (tx) => {
    await tx.personSkills.put(personSkill({ organizationId, personId, skillId, customFields: { of: "Quintessa" } }));
    await tx.personSkills.put(personSkill({ organizationId, personId: colleague, skillId, ratings }));
    const rated = await tx.people.get(organizationId, colleague);
    const rating = { skillId, ratedBy: personId, value: 70 };
    if (rated !== undefined) await tx.people.put({ ...rated, timeline: [{ type: "SKILL_RATED", at: 1, rating }] });
  });
  for (const query of [{ email }, { customId }]) await v3.GET("/boost/v3/people", { params: { query } });
  await v3.POST("/boost/v3/invitations", { body: { email, teamId: team.id, firstName } });
  await v3.GET("/boost/v3/people/{personId}", { params });

  expect((await v3.DELETE("/boost/v3/people/{personId}", { params })).response.status).toBe(204);
  const left = await world.store.personSkills.get(organizationId, personSkillId(colleague, skillId));
  expect(left?.ratings).toEqual([{ type: "SUPERVISOR", value: 70 }]);
  await sandbox.close();

  const db = new DatabaseSync(file);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE); VACUUM");
  db.close();
  const bytes = readFileSync(file).toString("latin1").toLowerCase();
  expect(bytes).toContain("colleague@example.com");
  expect([...Object.values(given), office].filter((trace) => bytes.includes(trace.toLowerCase()))).toEqual([]);
});
