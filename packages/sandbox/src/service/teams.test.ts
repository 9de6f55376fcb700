import { expect, test } from "vitest";
import { person, team } from "../../testing/store-suite/samples.ts";
import { createTestWorld } from "../../testing/world.ts";
import { deleteTeam } from "./teams.ts";

test("a team with many members and child teams is deleted in pieces", async () => {
  const { world, organizationId } = await createTestWorld();
  const { store } = world;
  await store.transact(async (tx) => {
    await tx.teams.put(team({ organizationId, id: "team_1", parentTeamId: "team_0" }));
    for (let index = 0; index < 230; index++) {
      const id = `per_${index}`;
      await tx.people.put(person({ organizationId, id, email: `${id}@example.com`, teamIds: ["team_1", "team_2"] }));
      await tx.teams.put(team({ organizationId, id: `team_below_${index}`, parentTeamId: "team_1" }));
    }
  });
  let turns = 0;
  let immediate = setImmediate(function count() {
    turns += 1;
    immediate = setImmediate(count);
  });
  await deleteTeam(world, organizationId, "team_1");
  clearImmediate(immediate);
  expect(turns).toBeGreaterThan(5);
  const none = { offset: 0, limit: 0 };
  expect((await store.people.search(organizationId, { teamId: "team_1" }, none)).total).toBe(0);
  expect((await store.people.search(organizationId, { teamId: "team_2" }, none)).total).toBe(230);
  expect((await store.teams.search(organizationId, { parentTeamId: "team_0" }, none)).total).toBe(230);
});
