import { paginate, unwrap } from "@assessment-api/v3";
import { describe, expect } from "vitest";
import { startWithPeople, test } from "../../../testing/start-with-people.ts";

const at = (teamId: string) => ({ params: { path: { teamId } } });

describe("POST /boost/v3/teams", () => {
  test("creates a team that its Location shows, and V2 lists", async () => {
    const { v2, v3, apiKey, ada } = await startWithPeople();
    const parent = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "Engineering" } }));
    expect(parent).toEqual({
      id: expect.stringMatching(/^team_\w{12}$/),
      name: "Engineering",
      parentTeamId: null,
      color: null,
      businessUnit: false,
      supervisorId: null,
      customId: null,
    });
    const given = { name: "Data", parentTeamId: parent.id, color: "#1E8E6A", supervisorId: ada.id, customId: "ORG-1" };
    const { data: team, response } = await v3.POST("/boost/v3/teams", { body: given });
    expect(response.status).toBe(201);
    expect(team).toEqual({ id: team?.id, ...given, businessUnit: false });
    const location = response.headers.get("location") ?? "";
    expect(await (await fetch(location, { headers: { "X-API-KEY": apiKey } })).json()).toEqual(team);
    const { _embedded } = await unwrap(v2.GET("/boost/teams"));
    expect(_embedded.teams.slice(-2)).toEqual([{ id: parent.id, name: "Engineering", businessUnit: false }, team]);
  });

  test("accepts null for missing values, and ignores businessUnit", async ({ v3 }) => {
    const body = { name: "A", parentTeamId: null, color: null, supervisorId: null, customId: null, businessUnit: true };
    expect(await unwrap(v3.POST("/boost/v3/teams", { body }))).toMatchObject({ color: null, businessUnit: false });
  });

  test("refuses an unknown parent and supervisor, both by field and id", async ({ v3, addOther }) => {
    const { team, ada } = await addOther();
    const body = { name: "A", parentTeamId: team.id, supervisorId: ada.id };
    const { error, response } = await v3.POST("/boost/v3/teams", { body });
    expect(response.status).toBe(400);
    expect(error).toEqual({
      message:
        `There is no team with the id ${team.id}, no person with the id ${ada.id}; ` +
        "parentTeamId must be the id of a team; supervisorId must be the id of a person",
      errorType: "VALIDATION_FAILED",
    });
  });
});

describe("PUT /boost/v3/teams/{teamId}", () => {
  test("replaces writable fields, and keeps the rest", async ({ v3, world, organizationId, team }) => {
    const stored = await world.store.teams.get(organizationId, team.id);
    await world.store.transact((tx) => tx.teams.put({ ...(stored as never as object), businessUnit: true } as never));
    const renamed = await unwrap(v3.PUT("/boost/v3/teams/{teamId}", { ...at(team.id), body: { name: "Renamed" } }));
    expect(renamed).toEqual({
      id: team.id,
      name: "Renamed",
      parentTeamId: null,
      color: null,
      businessUnit: true,
      supervisorId: null,
      customId: null,
    });
    expect(await unwrap(v3.GET("/boost/v3/teams/{teamId}", at(team.id)))).toEqual(renamed);
  });

  test("renames a team in both versions", async ({ v2, v3, team }) => {
    await unwrap(v3.PUT("/boost/v3/teams/{teamId}", { ...at(team.id), body: { name: "From V3" } }));
    const names = async () => (await unwrap(v2.GET("/boost/teams")))._embedded.teams.map(({ name }) => name);
    expect(await names()).toContain("From V3");
    const replaced = v2.PUT("/boost/teams/{id}", { params: { path: { id: team.id } }, body: { name: "From V2" } });
    expect(await unwrap(replaced)).toEqual({ id: team.id, name: "From V2", businessUnit: false });
    expect((await unwrap(v3.GET("/boost/v3/teams/{teamId}", at(team.id)))).name).toBe("From V2");
  });

  test("refuses cycles of any length", async ({ v3, team }) => {
    const create = async (parentTeamId: string) =>
      (await unwrap(v3.POST("/boost/v3/teams", { body: { name: "Below", parentTeamId } }))).id;
    const lowest = await create(await create(team.id));
    for (const parentTeamId of [team.id, lowest]) {
      const { error, response } = await v3.PUT("/boost/v3/teams/{teamId}", {
        ...at(team.id),
        body: { name: "A", parentTeamId },
      });
      expect(response.status).toBe(400);
      expect(error?.message).toBe("Validation error; parentTeamId must not be the team itself or a team below it");
    }
    expect((await unwrap(v3.GET("/boost/v3/teams/{teamId}", at(team.id)))).parentTeamId).toBeNull();
  });

  test("names an unknown team", async ({ v3 }) => {
    const { error } = await v3.PUT("/boost/v3/teams/{teamId}", { ...at("team_none"), body: { name: "A" } });
    expect(error).toEqual({
      message: "There is no team with the id team_none.",
      errorType: "RESOURCE_NOT_FOUND",
      resourceType: "TEAM",
      resourceId: "team_none",
    });
  });
});

describe("DELETE /boost/v3/teams/{teamId}", () => {
  test("removes members and moves child teams to the parent, for both versions", async ({ v2, v3, team, ada }) => {
    const create = async (name: string, parentTeamId: string) =>
      (await unwrap(v3.POST("/boost/v3/teams", { body: { name, parentTeamId } }))).id;
    const middle = await create("Middle", team.id);
    const lowest = await create("Lowest", middle);
    await unwrap(
      v3.PUT("/boost/v3/people/{personId}/teams", {
        params: { path: { personId: ada.id } },
        body: { teamIds: [team.id, middle] },
      }),
    );
    expect((await v3.DELETE("/boost/v3/teams/{teamId}", at(middle))).response.status).toBe(204);
    expect((await unwrap(v3.GET("/boost/v3/teams/{teamId}", at(lowest)))).parentTeamId).toBe(team.id);
    expect((await v2.DELETE("/boost/teams/{id}", { params: { path: { id: team.id } } })).response.status).toBe(204);
    const { _embedded } = await unwrap(v2.GET("/boost/teams"));
    expect(_embedded.teams).toEqual([{ id: lowest, name: "Lowest", businessUnit: false }]);
    const path = { personId: ada.id };
    expect((await unwrap(v3.GET("/boost/v3/people/{personId}", { params: { path } }))).teams).toEqual([]);
    for (const id of [team.id, middle])
      expect((await v3.DELETE("/boost/v3/teams/{teamId}", at(id))).response.status).toBe(404);
  });
});

describe("GET /boost/v3/teams", () => {
  test("filters by supervisor or custom id, page by page", async () => {
    const { v3, other, team, ada } = await startWithPeople();
    const create = async (body: { name: string; supervisorId?: string; customId?: string }) =>
      (await unwrap(v3.POST("/boost/v3/teams", { body }))).id;
    const supervised = await create({ name: "A", supervisorId: ada.id, customId: "x" });
    const many = [];
    for (let index = 0; index < 60; index++) many.push(await create({ name: `Team ${index}`, customId: "x" }));
    const walk = async (query: object) => {
      const ids: string[] = [];
      for await (const { id } of paginate(v3, "/boost/v3/teams", { params: { query } })) ids.push(id);
      return ids;
    };
    expect(await walk({})).toEqual([team.id, supervised, ...many]);
    expect(await walk({ customId: "x" })).toEqual([supervised, ...many]);
    expect(await walk({ supervisorId: ada.id, customId: "x" })).toEqual([supervised]);
    expect(await walk({ customId: "X" })).toEqual([]);
    expect((await unwrap(other.v3.GET("/boost/v3/teams"))).content).toEqual([]);
  });
});
