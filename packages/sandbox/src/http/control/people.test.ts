import { createClient, type PersonPatch, type PersonSkillPatch, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal } from "../../../testing/start-with-control.ts";
import { startWithPeople } from "../../../testing/start-with-people.ts";

async function start() {
  const sandbox = await startWithPeople();
  const control = createClient({ baseUrl: sandbox.urls.control });
  const { organizationId: id, v3, ada, team } = sandbox;
  const list = async (query: object = {}) => {
    const params = { path: { id }, query };
    return (await unwrap(control.GET("/organizations/{id}/people", { params }))).items.map(({ email }) => email);
  };
  const invite = async (email: string, teamId = team.id) =>
    (await unwrap(v3.POST("/boost/v3/invitations", { body: { email, teamId } }))).personId;
  return { ...sandbox, control, list, invite, person: at({ id, personId: ada.id }) };
}

test("people are listed in the order of their invitations, page by page, and found by address, team and text", async () => {
  const { list, invite, v3 } = await start();
  const second = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "Second" } }));
  await invite("grace@example.com");
  await invite("edsger@example.com", second.id);
  const ada = "ada.lovelace@example.com";
  expect(await list()).toEqual([ada, "grace@example.com", "edsger@example.com"]);
  expect(await list({ count: 2, page: 1 })).toEqual(["edsger@example.com"]);
  expect(await list({ email: "Grace@Example.com" })).toEqual(["grace@example.com"]);
  expect(await list({ teamId: second.id })).toEqual(["edsger@example.com"]);
  expect(await list({ searchText: "LOVE" })).toEqual([ada]);
});

test("a person is shown with all data", async () => {
  const { control, person, ada, team } = await start();
  expect(await unwrap(control.GET("/organizations/{id}/people/{personId}", person))).toEqual({
    id: ada.id,
    email: "ada.lovelace@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    customId: "HR-1",
    additionalJobPositionIds: [],
    teamIds: [team.id],
    onboarding: { status: "NEW" },
    accountEnabled: true,
    roles: [],
    tags: [],
    customFields: {},
    goals: [],
    pluginData: {},
    timeline: [{ type: "INVITED", date: "2026-03-02T09:15:00.000Z" }],
    certificates: [],
    creationDate: "2026-03-02T09:15:00.000Z",
  });
});

test("an onboarding moves to any step, and V3 shows it", async () => {
  const { control, person, ada, v3 } = await start();
  const path = "/organizations/{id}/people/{personId}/onboarding";
  const completed = await unwrap(control.PUT(path, { ...person, body: { status: "COMPLETED" } }));
  expect(completed.onboarding).toEqual({ status: "COMPLETED", finishDate: "2026-03-02T09:15:00.000Z" });
  expect(completed.timeline.at(-1)?.type).toBe("ONBOARDING_COMPLETED");
  const seen = async () => (await unwrap(v3.GET("/boost/v3/people/{personId}", at({ personId: ada.id })))).onboarding;
  expect(await seen()).toEqual({ status: "COMPLETED", finishedAt: "2026-03-02T09:15:00.000Z" });
  await unwrap(control.PUT(path, { ...person, body: { status: "RATE_REQUESTED_SKILLS" } }));
  expect(await seen()).toEqual({ status: "RATE_REQUESTED_SKILLS" });
});

test("an unknown step is refused; a person of another organization is not found", async () => {
  const { control, person, other, organizationId, ada } = await start();
  const path = "/organizations/{id}/people/{personId}/onboarding";
  const unknown = await refusal(unwrap(control.PUT(path, { ...person, body: { status: "DONE" as "NEW" } })));
  expect([unknown.status, unknown.validationErrors[0]?.field]).toEqual([400, "status"]);
  for (const [id, personId] of [
    [other.organizationId, ada.id],
    [organizationId, "per_0Unknown"],
    ["org_0Unknown", ada.id],
  ] as const) {
    const address = at({ id, personId });
    expect((await refusal(unwrap(control.GET("/organizations/{id}/people/{personId}", address)))).status).toBe(404);
    const move = control.PUT(path, { ...address, body: { status: "STARTED" } });
    expect((await refusal(unwrap(move))).status).toBe(404);
  }
  const nowhere = control.GET("/organizations/{id}/people", at({ id: "org_0Unknown" }));
  expect((await refusal(unwrap(nowhere))).status).toBe(404);
});

test("sets account, roles, tags, goals, plugins, timeline and certificates, which V3 shows", async () => {
  const { control, person, ada, v3 } = await start();
  const path = "/organizations/{id}/people/{personId}";
  const rating = { skillId: "skl_2Mf7Xb4N", value: 75, ratedBy: ada.id };
  const body: PersonPatch = {
    accountEnabled: false,
    roles: ["ADMINISTRATOR", "ADMINISTRATOR"],
    tags: ["backend"],
    goals: [{ name: "Learn Go", skillId: "skl_2Mf7Xb4N", dueDate: "2026-12-31T23:59:59.000Z" }],
    pluginData: { badges: { held: 1 } },
    timeline: [
      { type: "SKILL_RATED", date: "2026-02-02T12:00:00.000Z", rating },
      { type: "INVITED", date: "2026-02-01T12:00:00.000Z" },
    ],
    certificates: [{ definitionId: "crt_5Ty7Ws3P", issueDate: "2025-09-15T00:00:00.000Z" }],
  };
  const updated = await unwrap(control.PATCH(path, { ...person, body }));
  expect(updated.certificates).toEqual([{ ...body.certificates?.[0], id: expect.stringMatching(/^pct_/) }]);
  expect(await unwrap(control.GET(path, person))).toEqual(updated);
  const sections = ["core", "roles", "tags", "goals", "pluginData", "timeline"] as const;
  const params = { path: { personId: ada.id }, query: { sections: [...sections] } };
  expect(await unwrap(v3.GET("/boost/v3/people/{personId}/aggregated", { params }))).toMatchObject({
    core: { accountEnabled: false },
    roles: [{ name: "ADMINISTRATOR" }, { name: "MEMBER" }],
    tags: ["backend"],
    goals: [{ ...body.goals?.[0], id: expect.stringMatching(/^gol_/), completed: false }],
    pluginData: { badges: { held: 1 } },
    timeline: [
      { type: "INVITED", occurredAt: "2026-02-01T12:00:00.000Z" },
      { type: "SKILL_RATED", description: "Ada Lovelace rated Go with 75" },
    ],
  });
  const held = await unwrap(v3.GET("/boost/v3/people/{personId}/certificates", at({ personId: ada.id })));
  expect(held).toMatchObject([{ definitionId: "crt_5Ty7Ws3P", issueDate: Date.UTC(2025, 8, 15) }]);
  const next = await unwrap(control.PATCH(path, { ...person, body: { tags: [], goals: updated.goals } }));
  expect(next).toEqual({ ...updated, tags: [] });
});

test("refuses unknown skills, raters and certificate definitions by id, and changes nothing", async () => {
  const { control, person, other } = await start();
  const path = "/organizations/{id}/people/{personId}";
  const body: PersonPatch = {
    tags: ["new"],
    goals: [{ name: "Learn", skillId: "skl_0Unknown" }],
    timeline: [
      {
        type: "SKILL_RATED",
        date: "2026-02-02T12:00:00.000Z",
        rating: { skillId: "skl_2Mf7Xb4N", value: null, ratedBy: other.organizationId },
      },
    ],
    certificates: [{ definitionId: "crt_0Unknown", issueDate: "2025-09-15T00:00:00.000Z" }],
  };
  const error = await refusal(unwrap(control.PATCH(path, { ...person, body })));
  expect([error.status, error.validationErrors.map(({ field }) => field)]).toEqual([
    400,
    ["goals[0].skillId", "timeline[0].rating.ratedBy", "certificates[0].definitionId"],
  ]);
  expect((await unwrap(control.GET(path, person))).tags).toEqual([]);
  expect((await refusal(unwrap(control.PATCH(path, { ...person, body: {} })))).status).toBe(400);
});

test("a person gets a skill and ratings, which V2, V3 and the timeline show", async () => {
  const { control, organizationId, ada, v2, v3, invite, person } = await start();
  const boss = await invite("grace@example.com");
  const path = "/organizations/{id}/people/{personId}/skills/{skillId}";
  const skillId = "skl_2Mf7Xb4N";
  const skill = at({ id: organizationId, personId: ada.id, skillId });
  const update = (body: PersonSkillPatch) => unwrap(control.PATCH(path, { ...skill, body }));
  expect(await update({ wantToLearn: true, customFields: { course: "GO-1", room: 7 } })).toEqual({
    ...{ skillId, type: "ADDITIONAL", wantToLearn: true, ratings: [] },
    customFields: { course: "GO-1", room: 7 },
  });
  const date = "2026-03-01T08:00:00.000Z";
  await update({
    type: "CORE",
    ratings: [{ type: "SELF", value: 75 }, { type: "DESIRED", value: 90 }, { type: "SUPERVISOR" }],
    customFields: { room: null },
  });
  const rated = await update({ ratings: [{ type: "SUPERVISOR", value: 70, ratedBy: boss, date }] });
  expect(rated).toEqual({
    ...{ skillId, type: "CORE", wantToLearn: true, customFields: { course: "GO-1" } },
    ratings: [
      { type: "SELF", value: 75, date: "2026-03-02T09:15:00.000Z", ratedBy: ada.id },
      { type: "DESIRED", value: 90, date: "2026-03-02T09:15:00.000Z", ratedBy: ada.id },
      { type: "SUPERVISOR", value: 70, date, ratedBy: boss },
    ],
  });
  const { timeline } = await unwrap(control.GET("/organizations/{id}/people/{personId}", person));
  expect(timeline.flatMap(({ date, rating }) => (rating === undefined ? [] : [{ date, ...rating }]))).toEqual([
    { date, skillId, value: 70, ratedBy: boss },
    { date: "2026-03-02T09:15:00.000Z", skillId, value: 75, ratedBy: ada.id },
  ]);
  const inV3 = await unwrap(v3.GET("/boost/v3/people/{personId}/skills", at({ personId: ada.id })));
  expect(inV3).toMatchObject([{ id: skillId, type: "CORE", ratings: [{ value: 75 }, { value: 90 }, { value: 70 }] }]);
  const inV2 = await v2.GET("/boost/people/{id}/skills", at({ id: ada.id }));
  expect(JSON.stringify(inV2.data)).toContain('"course":"GO-1"');

  await unwrap(control.DELETE(path, skill));
  const { items } = await unwrap(control.GET("/organizations/{id}/people/{personId}/skills", person));
  expect(items).toEqual([]);
  expect((await refusal(unwrap(control.DELETE(path, skill)))).status).toBe(404);
});

test("refuses an unknown rater, a repeated rating type and an unknown skill", async () => {
  const { control, organizationId: id, ada, addOther } = await start();
  const stranger = (await addOther()).ada.id;
  const path = "/organizations/{id}/people/{personId}/skills/{skillId}";
  const refused = async (body: PersonSkillPatch, skillId = "skl_2Mf7Xb4N") => {
    const error = await refusal(unwrap(control.PATCH(path, { ...at({ id, personId: ada.id, skillId }), body })));
    return [error.status, ...error.validationErrors.map(({ field }) => field)];
  };
  const self = { type: "SELF", value: 1 } as const;
  expect(await refused({ ratings: [{ ...self, ratedBy: stranger }] })).toEqual([400, "ratings[0].ratedBy"]);
  expect(await refused({ ratings: [self, self] })).toEqual([400, "ratings[1].type"]);
  expect(await refused({ ratings: [{ ...self, value: 101 }] })).toEqual([400, "ratings[0].value"]);
  expect(await refused({})).toEqual([400, "body"]);
  expect(await refused({ ratings: [self] }, "skl_0Unknown")).toEqual([404]);
});
