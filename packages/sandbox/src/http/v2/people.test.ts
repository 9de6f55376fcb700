import { unwrap } from "@assessment-api/v2";
import { describe, expect, test } from "vitest";
import { startWithPeople } from "../../../testing/start-with-people.ts";

const at = (id: string) => ({ params: { path: { id } } });

describe("POST /boost/invitations", () => {
  test("creates a person whom V3 reads with the same id; the response has no body", async () => {
    const { v2, v3, team } = await startWithPeople();
    const body = { email: "grace@example.com", teamId: team.id, firstName: "Grace", sendNotification: false };
    const { response, data } = await v2.POST("/boost/invitations", { body });
    expect([response.status, data]).toEqual([200, undefined]);
    const { _embedded } = await unwrap(v2.GET("/boost/people", { params: { query: { email: "GRACE@example.com" } } }));
    const [person] = _embedded.people;
    const path = { personId: person?.id ?? "" };
    expect(await unwrap(v3.GET("/boost/v3/people/{personId}", { params: { path } }))).toEqual({
      ...person,
      accountEnabled: true,
    });
  });

  test("names each reference that is unknown, in either media type", async () => {
    const { urls, apiKey } = await startWithPeople();
    const body = JSON.stringify({ email: "x@example.com", teamId: "team_none" });
    for (const type of ["application/json", "application/vnd.vendor.v2.hal+json"]) {
      const headers = { "Vendor-Api-Key": apiKey, "content-type": type, accept: type };
      const response = await fetch(`${urls.v2}/boost/invitations`, { method: "POST", headers, body });
      expect([response.status, response.headers.get("content-type")]).toEqual([400, type]);
      expect(await response.json()).toMatchObject({
        code: 400,
        details: "There is no team with the id team_none.",
        validationErrors: [{ field: "teamId", value: "team_none", message: "must be the id of a team" }],
      });
    }
  });
});

test("PUT /boost/people/{id}/teams replaces them, with one entry of validationErrors per unknown team", async () => {
  const { v2, v3, ada, team } = await startWithPeople();
  const put = (teamIds: string[]) => v2.PUT("/boost/people/{id}/teams", { ...at(ada.id), body: { teamIds } });
  expect((await put([])).response.status).toBe(204);
  const path = { personId: ada.id };
  expect((await unwrap(v3.GET("/boost/v3/people/{personId}", { params: { path } }))).teams).toEqual([]);
  const { error } = await put(["team_1", team.id, "team_2"]);
  expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "teamIds[0]" }, { field: "teamIds[2]" }] });
  const missing = await v2.PUT("/boost/people/{id}/teams", { ...at("per_none"), body: { teamIds: [] } });
  expect(missing.error).toMatchObject({ code: 404 });
});

test("GET /boost/people has links that keep the filters", async () => {
  const { v2, v3, ada, team, urls } = await startWithPeople();
  for (let index = 0; index < 55; index++)
    await v3.POST("/boost/v3/invitations", {
      body: { email: `p${index}@example.com`, teamId: team.id, customId: "a b&c", sendNotification: false },
    });
  const query = { customId: "a b&c" };
  const page = await unwrap(v2.GET("/boost/people", { params: { query } }));
  expect(page._links.first.href).toBe(`${urls.v2}/boost/people?customId=a+b%26c`);
  expect(page._links.next?.href).toBe(`${page._links.first.href}&after=${page.slice.next}`);
  const found = await unwrap(v2.GET("/boost/people", { params: { query: { email: "ada.LOVELACE@example.com" } } }));
  expect(found._embedded.people.map(({ id }) => id)).toEqual([ada.id]);
  expect(found.slice).toEqual({});
  expect(found._links).not.toHaveProperty("next");
});

test("DELETE /boost/people/{id} removes the person for both versions, also as a supervisor", async () => {
  const { v2, v3, ada, team } = await startWithPeople();
  const params = { path: { teamId: team.id } };
  await unwrap(v3.PUT("/boost/v3/teams/{teamId}", { params, body: { name: "First", supervisorId: ada.id } }));
  expect((await v2.DELETE("/boost/people/{id}", at(ada.id))).response.status).toBe(204);
  expect((await unwrap(v3.GET("/boost/v3/teams/{teamId}", { params }))).supervisorId).toBeNull();
  expect((await unwrap(v2.GET("/boost/people")))._embedded.people).toEqual([]);
  const path = { personId: ada.id };
  expect((await v3.GET("/boost/v3/people/{personId}", { params: { path } })).response.status).toBe(404);
  expect((await v2.DELETE("/boost/people/{id}", at(ada.id))).response.status).toBe(404);
  const again = { email: "ada.lovelace@example.com", teamId: team.id };
  expect((await v2.POST("/boost/invitations", { body: again })).response.status).toBe(200);
});
