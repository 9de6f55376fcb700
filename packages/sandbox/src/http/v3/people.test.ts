import { paginate, unwrap } from "@assessment-api/v3";
import { describe, expect } from "vitest";
import { startWithPeople } from "../../../testing/start-with-people.ts";
import { jobPosition } from "../../../testing/store-suite/samples.ts";
import { testGiven } from "../../../testing/test-given.ts";

const at = (personId: string) => ({ params: { path: { personId } } });
const MERGE_PATCH = "application/merge-patch+json";

async function start() {
  const sandbox = await startWithPeople();
  const { world, organizationId, urls, apiKey } = sandbox;
  await world.store.transact(async (tx) => {
    await tx.jobPositions.put(jobPosition({ id: "jp_1", organizationId }));
    await tx.jobPositions.put(jobPosition({ id: "jp_2", organizationId }));
    await tx.jobPositions.put(jobPosition({ id: "jp_abstract", organizationId, abstract: true }));
  });
  const patch = async (path: string, body: string, contentType = MERGE_PATCH) => {
    const headers = { "X-API-KEY": apiKey, "content-type": contentType };
    const response = await fetch(`${urls.v3}/boost/v3/people/${path}`, { method: "PATCH", headers, body });
    return { status: response.status, body: await response.json() };
  };
  return { ...sandbox, patch };
}

const test = testGiven(start, ["v2", "v3", "apiKey", "team", "ada", "patch"]);

describe("POST /boost/v3/invitations", () => {
  test("creates a person with all given fields, readable at the Location", async ({ v2, v3, apiKey, team }) => {
    const given = { firstName: "Grace", lastName: "Hopper", customId: "HR-2", jobPositionId: "jp_1" };
    const { data, response } = await v3.POST("/boost/v3/invitations", {
      body: { email: "grace@example.com", teamId: team.id, ...given, additionalJobPositionIds: ["jp_2"] },
    });
    expect(response.status).toBe(201);
    expect(data).toEqual({
      personId: expect.stringMatching(/^per_\w{12}$/),
      email: "grace@example.com",
      notificationSent: true,
    });
    const location = response.headers.get("location") ?? "";
    const person = await (await fetch(location, { headers: { "X-API-KEY": apiKey } })).json();
    const expected = { id: data?.personId, email: "grace@example.com", ...given, teams: [team.id] };
    expect(person).toEqual({ ...expected, onboarding: { status: "NEW" }, accountEnabled: true });
    const { _embedded } = await unwrap(v2.GET("/boost/people", { params: { query: { customId: "HR-2" } } }));
    expect(_embedded.people).toEqual([{ ...expected, onboarding: { status: "NEW" } }]);
  });

  test("accepts null for unknown values", async ({ v3, team }) => {
    const body = {
      ...{ email: "x@example.com", teamId: team.id, jobPositionId: null, firstName: null, lastName: null },
      ...{ customId: null, sendNotification: false, additionalJobPositionIds: null },
    };
    const { personId, notificationSent } = await unwrap(v3.POST("/boost/v3/invitations", { body }));
    expect(notificationSent).toBe(false);
    expect(await unwrap(v3.GET("/boost/v3/people/{personId}", at(personId)))).not.toHaveProperty("firstName");
  });

  test("refuses a used address in any case with the stated error, in this organization only", async () => {
    const { v2, v3, other, team, addOther } = await start();
    const email = "ADA.Lovelace@Example.com";
    const { error, response } = await v3.POST("/boost/v3/invitations", { body: { email, teamId: team.id } });
    expect(response.status).toBe(409);
    expect(error).toEqual({
      message: `A person with the e-mail address ${email} already exists.`,
      errorType: "EMAIL_ALREADY_EXISTS",
      email,
    });
    const inV2 = await v2.POST("/boost/invitations", { body: { email, teamId: team.id } });
    expect(inV2.error).toMatchObject({ code: 409, validationErrors: [] });
    await addOther();
    expect((await unwrap(other.v3.GET("/boost/v3/people"))).content).toHaveLength(1);
  });

  test("refuses unknown teams and job positions by field and id, and abstract job positions", async () => {
    const { v3, addOther, team } = await start();
    const email = "x@example.com";
    const refusal = async (body: { teamId: string; jobPositionId?: string; additionalJobPositionIds?: string[] }) => {
      const { error, response } = await v3.POST("/boost/v3/invitations", { body: { email, ...body } });
      expect([response.status, error?.errorType]).toEqual([400, "VALIDATION_FAILED"]);
      return error?.message;
    };
    const theirs = (await addOther()).team.id;
    expect(await refusal({ teamId: theirs })).toBe(
      `There is no team with the id ${theirs}; teamId must be the id of a team`,
    );
    expect(await refusal({ teamId: team.id, jobPositionId: "jp_none" })).toBe(
      "There is no job position with the id jp_none; jobPositionId must be the id of a job position",
    );
    expect(await refusal({ teamId: team.id, additionalJobPositionIds: ["jp_1", "jp_none"] })).toContain(
      "additionalJobPositionIds[1] must be",
    );
    expect(await refusal({ teamId: team.id, jobPositionId: "jp_abstract" })).toBe(
      "The job position jp_abstract is abstract and cannot be assigned to a person; " +
        "jobPositionId must be the id of a job position that is not abstract",
    );
    const { content } = await unwrap(v3.GET("/boost/v3/people", { params: { query: { email } } }));
    expect(content).toEqual([]);
  });
});

describe("PATCH /boost/v3/people/{personId}", () => {
  test("changes given fields, removes null fields and keeps the rest", async ({ v3, ada }) => {
    const patch = (body: object) => unwrap(v3.PATCH("/boost/v3/people/{personId}", { ...at(ada.id), body }));
    const before = await patch({});
    expect(before).toEqual(await unwrap(v3.GET("/boost/v3/people/{personId}", at(ada.id))));
    expect(await patch({ lastName: "King", jobPositionId: "jp_1" })).toEqual({
      ...before,
      lastName: "King",
      jobPositionId: "jp_1",
    });
    const { firstName: _, ...rest } = before;
    expect(await patch({ firstName: null, jobPositionId: null })).toEqual({ ...rest, lastName: "King" });
    expect(await patch({ teams: [] })).toEqual({ ...rest, lastName: "King", teams: [] });
    expect(await patch({ email: "no@example.com", accountEnabled: false, customId: "no" })).toMatchObject({
      email: before.email,
      accountEnabled: true,
      customId: before.customId,
    });
  });

  test("is 400 for an invalid body, 415 for other media types", async ({ patch, ada }) => {
    for (const body of ["[]", '"x"', "null", "1", '{"teams":null}', '{"firstName":""}', '{"teams":[1]}', "{"])
      expect([body, (await patch(ada.id, body)).status]).toEqual([body, 400]);
    const { status, body } = await patch(ada.id, "{}", "application/json");
    expect([status, body.errorType]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("refuses unknown teams, and unknown or abstract job positions, and changes nothing", async () => {
    const { v3, ada, team } = await start();
    const before = await unwrap(v3.GET("/boost/v3/people/{personId}", at(ada.id)));
    const patches: [{ lastName: string; teams?: string[]; jobPositionId?: string }, string][] = [
      [{ lastName: "X", teams: [team.id, "team_none"] }, "teams[1] must be the id of a team"],
      [{ lastName: "X", jobPositionId: "jp_none" }, "There is no job position with the id jp_none"],
      [{ lastName: "X", jobPositionId: "jp_abstract" }, "jp_abstract is abstract"],
    ];
    for (const [body, words] of patches) {
      const { error, response } = await v3.PATCH("/boost/v3/people/{personId}", { ...at(ada.id), body });
      expect(response.status).toBe(400);
      expect(error?.message).toContain(words);
    }
    expect(await unwrap(v3.GET("/boost/v3/people/{personId}", at(ada.id)))).toEqual(before);
  });
});

test("PUT /boost/v3/people/{personId}/teams replaces them, or names each that is unknown", async () => {
  const { v3, ada, team } = await start();
  const put = (personId: string, teamIds: string[]) =>
    v3.PUT("/boost/v3/people/{personId}/teams", { ...at(personId), body: { teamIds } });
  const { id } = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "Second" } }));
  expect((await put(ada.id, [id, team.id, id])).response.status).toBe(204);
  expect((await unwrap(v3.GET("/boost/v3/people/{personId}", at(ada.id)))).teams).toEqual([id, team.id]);
  const unknown = await put(ada.id, ["team_1", team.id, "team_2"]);
  expect([unknown.response.status, unknown.error?.message]).toEqual([
    400,
    "There is no team with the id team_1, no team with the id team_2; " +
      "teamIds[0] must be the id of a team; teamIds[2] must be the id of a team",
  ]);
  const { error, response } = await put("per_none", []);
  expect(response.status).toBe(404);
  expect(error).toEqual({
    message: "There is no person with the id per_none.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "per_none",
    resourceType: "PERSON",
  });
});

describe("custom fields", () => {
  test("are set, changed and removed by a merge patch", async ({ v3, ada }) => {
    const path = "/boost/v3/people/{personId}/customFields";
    const patch = (body: Record<string, string | number | null>) => unwrap(v3.PATCH(path, { ...at(ada.id), body }));
    expect(await unwrap(v3.GET(path, at(ada.id)))).toEqual({});
    expect(await patch({ costCenter: "CC-1", floor: 3 })).toEqual({ costCenter: "CC-1", floor: 3 });
    expect(await patch({ floor: 4, costCenter: null, none: null })).toEqual({ floor: 4 });
    expect(await patch({})).toEqual({ floor: 4 });
    expect(await patch({ __proto__x: "a", constructor: "b" })).toEqual({
      floor: 4,
      __proto__x: "a",
      constructor: "b",
    });
    expect(await unwrap(v3.GET(path, at(ada.id)))).toHaveProperty("constructor", "b");
  });

  test("are strings, integers and null, with names that are not blank", async ({ patch, ada }) => {
    const path = `${ada.id}/customFields`;
    for (const body of ['{"a":true}', '{"a":1.5}', '{"a":{}}', '{"a":["x"]}', '{" ":"x"}', "[]", "null", '"x"'])
      expect([body, (await patch(path, body)).status]).toEqual([body, 400]);
    expect((await patch(path, "{}", "application/json")).status).toBe(415);
    expect((await patch("per_none/customFields", "{}")).body).toMatchObject({ resourceType: "PERSON" });
  });
});

test("roles follow from the organization, from teams and from teams that are supervised", async () => {
  const { v3, world, organizationId, ada, team } = await start();
  const roles = () => unwrap(v3.GET("/boost/v3/people/{personId}/roles", at(ada.id)));
  expect(await roles()).toEqual([{ name: "MEMBER", teamId: team.id }]);
  await unwrap(
    v3.PUT("/boost/v3/teams/{teamId}", {
      params: { path: { teamId: team.id } },
      body: { name: "First", supervisorId: ada.id },
    }),
  );
  await world.store.transact(async (tx) => {
    const person = await tx.people.get(organizationId, ada.id);
    if (person !== undefined) await tx.people.put({ ...person, roles: ["ADMINISTRATOR"] });
  });
  expect(await roles()).toEqual([
    { name: "ADMINISTRATOR" },
    { name: "MEMBER", teamId: team.id },
    { name: "SUPERVISOR", teamId: team.id },
  ]);
});

test("GET /boost/v3/people finds by address and custom id, and is walked page after page", async () => {
  const { v3, ada, team, addOther } = await start();
  await addOther();
  const invite = async (email: string) =>
    (await unwrap(v3.POST("/boost/v3/invitations", { body: { email, teamId: team.id } }))).personId;
  const many = [];
  for (let index = 0; index < 55; index++) many.push(await invite(`p${index}@example.com`));
  const find = async (query: object) => {
    const ids: string[] = [];
    for await (const { id } of paginate(v3, "/boost/v3/people", { params: { query } })) ids.push(id);
    return ids;
  };
  expect(await find({})).toEqual([ada.id, ...many]);
  expect(await find({ email: "ADA.lovelace@example.com" })).toEqual([ada.id]);
  expect(await find({ customId: "HR-1" })).toEqual([ada.id]);
  expect(await find({ customId: "hr-1" })).toEqual([]);
  expect(await find({ customId: "HR-1", email: "p1@example.com" })).toEqual([]);
  const { response } = await v3.GET("/boost/v3/people", { params: { query: { email: "no address" } } });
  expect(response.status).toBe(400);
});
